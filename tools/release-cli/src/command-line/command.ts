import { parseVersion } from 'shared-contracts/release/semver';
import { WrongUsage } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';
import type { Report } from '../text/report';
import type { Store } from '../trust/store';

/** What every command works with. */
export interface CommandContext {
  /** Name of the command. */
  readonly command: string;
  readonly store: Store;
  /** Where the store lies, for people. */
  readonly storePlace: string;
  readonly environment: string;
  /** Root of the repository, for builds. */
  readonly repository: string;
  readonly author: string;
  /** Why, as given; else the words of the command. */
  readonly reason: string;
  readonly isDryRun: boolean;
  /** The revision of the map or the settings that was previewed: a write on any other is refused. Any one without it. */
  readonly expected?: number | undefined;
  /** For when locks and freezes are asked, where a write is only planned; now without it. */
  readonly openAt?: Date | undefined;
  /** The planned write that is carried out, which is planned no longer. */
  readonly closes?: string | undefined;
  readonly report: Report;
  /** Hears of the settings that a dry run would write. */
  readonly onPlanned?: ((settings: EnvironmentSettings) => void) | undefined;
  /** What is piped into the process, whole; refuses at a terminal. */
  readonly standardInput: () => Promise<string>;
  /** State folder (`MFE_HOME`): keys, trust and memory lie there, and the store unless it lies elsewhere. */
  readonly home: string;
  /** Variables of the process. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Every command there is. */
  readonly commands: readonly Command[];
}

/** What may be typed with two dashes after a command. */
export type CommandOptions = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string; readonly multiple?: boolean }>
>;

type OptionValue = string | boolean | readonly (string | boolean)[] | undefined;

/** What was typed after the command's name. */
export interface CommandInput {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, OptionValue>>;
}

/** One command; what `run` gives is what `--json` prints. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options: CommandOptions;
  /**
   * The environments that must be in the store already, where the command makes none: what reads a misspelt one finds
   * nothing, and nothing wrong. `environment` is the one that it runs for.
   */
  readonly environments?: (input: CommandInput, environment: string) => readonly string[];
  readonly run: (context: CommandContext, input: CommandInput) => Promise<CommandOutcome>;
}

/** Of a command that works on the environment it runs for, which must be there. */
export function ownEnvironment(_input: CommandInput, environment: string): readonly string[] {
  return [environment];
}

export interface CommandOutcome {
  readonly value: object;
  /** A check that found something wrong ends with status 1. */
  readonly isFailed?: boolean;
}

/** The text of an option; undefined when it was not given. */
export function textOption(input: CommandInput, name: string): string | undefined {
  const value = input.values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The number of an option, such as 150 or 0.12; undefined when it was not given. */
export function decimalOption(input: CommandInput, name: string): number | undefined {
  const text = textOption(input, name);
  if (text === undefined) return undefined;
  if (/^\d{1,3}(?:\.\d{1,4})?$/.test(text)) return Number(text);
  throw new WrongUsage(`"${text}" is no number for --${name}: write it like 150 or 0.12`);
}

/** The texts of an option that may be given several times. */
export function textsOption(input: CommandInput, name: string): readonly string[] {
  const value = input.values[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The merchants of `--merchants a,b`; undefined, which is all, when it was not given. */
export function merchantsOption(input: CommandInput): string[] | undefined {
  const text = textOption(input, 'merchants');
  if (text === undefined) return undefined;
  const merchants = [...new Set(text.split(',').map((merchant) => merchant.trim()))].filter((code) => code !== '');
  if (merchants.length === 0) throw new WrongUsage('Name at least one merchant after --merchants');
  return merchants;
}

/** Refuses anything typed beyond what a command takes. */
export function assertAtMost(input: CommandInput, count: number, usage: string): void {
  const extra = input.positionals[count];
  if (extra !== undefined) throw new WrongUsage(`"${extra}" is one word too many: mfe ${usage}`);
}

/** A version as typed; refuses what cannot be one. */
export function requireVersion(text: string | undefined): string {
  if (text !== undefined && parseVersion(text) !== null) return text;
  throw new WrongUsage(text === undefined ? 'Name a version' : `"${text}" is not a version such as 1.2.3`);
}

/** A number from 1 on as typed; `what` says in the refusal what it is not. */
export function requireNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`"${text}" is not ${what}`);
  return Number(text);
}

/** A revision as typed. */
export function requireRevision(text: string): number {
  return requireNumber(text, 'a revision such as 12; they are listed by: mfe history, mfe settings history');
}

/** What came of a write, for a person. */
export function reportWritten(
  { report, isDryRun }: Pick<CommandContext, 'report' | 'isDryRun'>,
  title: string,
  isWritten: boolean,
): void {
  if (isWritten) report(`${title} is written and its pages are renewed.`);
  else report(isDryRun ? 'Nothing is written: this was a dry run.' : 'Nothing to do: it is so already.');
}
