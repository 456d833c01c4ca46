import type { Command, CommandInput } from 'release-cli/command-line/command';
import { writtenSettingsSchema, writtenValueSchema } from 'release-cli/command-line/written-value';
import type { PreviewRow } from 'release-cli/map/preview';
import { shellWord } from 'release-cli/text/shell-word';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';
import type { SignedPart } from 'release-cli/trust/trust';
import * as v from 'valibot';
import { EVERYTHING, type Scope } from '../people/people';

/** Where commands run. */
export interface CommandPlace {
  /** Opened with the keys of whoever acts. */
  readonly store: Store;
  readonly storePlace: string;
  readonly environment: string;
  /** State folder of the service. */
  readonly home: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** One run of a command. */
export interface CommandRun {
  readonly command: Command;
  readonly input: CommandInput;
  readonly author: string;
  readonly reason: string;
  readonly isDryRun: boolean;
  /** The revision that was previewed; see `CommandContext`. */
  readonly expected?: number | undefined;
  /** What it writes; the map where it is not said. */
  readonly writes?: SignedPart | undefined;
  /** What is piped into it. */
  readonly piped?: string | undefined;
}

/** What came of a command. */
export interface CommandResult {
  readonly part: SignedPart;
  /** The revision as written or proposed, or as it would be. */
  readonly revision: number;
  readonly isWritten: boolean;
  /** Where it waits for another key; null where it does not. */
  readonly proposal: string | null;
  /** Who gets something else. */
  readonly preview: readonly PreviewRow[];
  /** What of the settings is something else, one line for each field. */
  readonly changes: readonly string[];
  /** What it said on the way. */
  readonly lines: readonly string[];
  /** The settings that a dry run would write. */
  readonly planned?: EnvironmentSettings | undefined;
}

/** Runs a command of `mfe` as its command line does; gives what it would print as JSON, and what it said. */
async function runForValue(
  { store, storePlace, environment, home, variables }: CommandPlace,
  { command, input, piped, author, reason, isDryRun, expected }: Omit<CommandRun, 'writes'>,
): Promise<{ readonly value: object } & Pick<CommandResult, 'lines' | 'planned'>> {
  const lines: string[] = [];
  let planned: EnvironmentSettings | undefined;
  const { value } = await command.run(
    {
      author,
      reason,
      isDryRun,
      expected,
      command: command.name,
      store,
      storePlace,
      environment,
      repository: home,
      report: (line) => lines.push(line),
      onPlanned: (settings) => (planned = settings),
      standardInput: () =>
        piped === undefined ? Promise.reject(new Error('This form pipes nothing')) : Promise.resolve(piped),
      home,
      variables,
      commands: [command],
    },
    input,
  );
  return { value, lines, planned };
}

/** Runs a command that writes. */
export async function runCommand(place: CommandPlace, { writes = 'map', ...run }: CommandRun): Promise<CommandResult> {
  // Some commands want to see that the reason was typed.
  const input = { ...run.input, values: { ...run.input.values, reason: run.reason } };
  const { value, ...said } = await runForValue(place, { ...run, input });
  return writes === 'map'
    ? { ...v.parse(writtenValueSchema, value), part: 'map', changes: [], ...said }
    : { ...v.parse(writtenSettingsSchema, value), part: 'settings', proposal: null, ...said };
}

/** The merchants and packages that get something else; everything where nobody does, for then it is about what is to come. */
export function scopeOf({ preview }: Pick<CommandResult, 'preview'>): Scope {
  if (preview.length === 0) return EVERYTHING;
  return {
    merchants: [...new Set(preview.map(({ merchant }) => merchant))],
    packages: [...new Set(preview.map((row) => row.package))],
  };
}

/** A command line that a shell reads as these words. */
export function commandLine(words: readonly string[]): string {
  return words.map(shellWord).join(' ');
}
