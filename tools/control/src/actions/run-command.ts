import type { Command, CommandInput } from 'release-cli/command-line/command';
import type { PreviewRow } from 'release-cli/map/preview';
import { shellWord } from 'release-cli/text/shell-word';
import type { Store } from 'release-cli/trust/store';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
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
}

const shares = v.array(
  v.object({
    version: v.string(),
    layer: v.picklist(['default', 'pin', 'rollout', 'override', 'held', 'switch', 'none']),
    percent: v.number(),
  }),
);
/** What every command that writes the map gives, of which more is there. */
const valueSchema = v.object({
  revision: v.number(),
  isWritten: v.boolean(),
  proposal: v.optional(v.nullable(v.string()), null),
  preview: v.array(
    v.object({ merchant: v.string(), package: v.custom<PackageName>(isPackageName), before: shares, after: shares }),
  ),
});

/** What came of a command. */
export interface CommandResult {
  /** The revision as written or proposed, or as it would be. */
  readonly revision: number;
  readonly isWritten: boolean;
  /** Where it waits for another key; null where it does not. */
  readonly proposal: string | null;
  /** Who gets something else. */
  readonly preview: readonly PreviewRow[];
  /** What it said on the way. */
  readonly lines: readonly string[];
}

/** Runs a command of `mfe` as its command line does. */
export async function runCommand(
  { store, storePlace, environment, home, variables }: CommandPlace,
  { command, input, ...run }: CommandRun,
): Promise<CommandResult> {
  const lines: string[] = [];
  const { value } = await command.run(
    {
      ...run,
      command: command.name,
      store,
      storePlace,
      environment,
      repository: home,
      report: (line) => lines.push(line),
      standardInput: () => Promise.reject(new Error('A form pipes nothing')),
      home,
      variables,
      commands: [command],
    },
    // Some commands want to see that the reason was typed.
    { ...input, values: { ...input.values, reason: run.reason } },
  );
  return { ...v.parse(valueSchema, value), lines };
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
