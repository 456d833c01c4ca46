import { Overtaken } from 'release-cli/change/apply-edit';
import { Unfinished, UserError } from 'release-cli/text/user-error';
import type { Command, CommandInput } from 'release-cli/command-line/command';
import { requireEnough } from 'release-cli/trust/at-hand';
import type { SignedPart } from 'release-cli/trust/trust';
import { commandLine, runCommand, scopeOf, type CommandResult } from '../actions/run-command';
import { mayDo, type Role, type Scope } from '../people/people';
import { note, type Desk, type Visit } from './visit';

/** Something that a person decided, or looks at before they decide. */
export interface Deed {
  /** For the audit. */
  readonly action: string;
  readonly role: Role;
  readonly command: Command;
  readonly input: CommandInput;
  readonly words: readonly string[];
  /** What is piped into the command. */
  readonly piped?: string | undefined;
  /** What it writes; the map where it is not said. */
  readonly writes?: SignedPart | undefined;
  /** Whom the form names; null where only the effect says whom it concerns. */
  readonly scope: Scope | null;
}

/** A write that was decided on a preview. */
export interface Decided {
  readonly reason: string;
  /** The revision of the preview; absent where the deed itself names it. */
  readonly expected?: number | undefined;
}

/** What came of a deed. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: CommandResult }
  | { readonly kind: 'forbidden'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unfinished'; readonly sentence: string }
  | { readonly kind: 'overtaken'; readonly expected: number; readonly part: SignedPart };

function words(scope: readonly string[] | 'all', noun: string): string {
  return scope === 'all' ? `all ${noun}` : scope.join(', ');
}

function forbidden({ person }: Visit, role: Role, { merchants, packages }: Scope): Outcome {
  return {
    kind: 'forbidden',
    sentence: `${person.name} is not ${role} for ${words(packages, 'packages')} of ${words(merchants, 'merchants')}.`,
  };
}

/** Whether the person may: by what the form names, and by what would change. */
function judge(visit: Visit, { role, scope }: Deed, result: CommandResult | null): Outcome | null {
  const scopes = [
    ...(scope === null ? [] : [scope]),
    ...(result === null || (scope !== null && result.preview.length === 0) ? [] : [scopeOf(result)]),
  ];
  const beyond = scopes.find((one) => !mayDo(visit.person, role, one));
  return beyond === undefined ? null : forbidden(visit, role, beyond);
}

async function attempt(desk: Desk, visit: Visit, deed: Deed, decided: Decided | null): Promise<Outcome> {
  const early = judge(visit, deed, null);
  if (early !== null) return early;
  const { command, input, piped, writes } = deed;
  const place = desk.site.placeOf(visit.person);
  const line = commandLine(deed.words);
  const run = {
    command,
    input,
    piped,
    writes,
    author: visit.person.name,
    reason: decided?.reason ?? line,
    expected: decided?.expected,
  };
  const dry = await runCommand(place, { ...run, isDryRun: true });
  const late = judge(visit, deed, dry);
  if (late !== null) return late;
  // A write of the settings is no proposal: whoever cannot make it hears so before they decide.
  if (writes === 'settings') await requireEnough(place.store, place.environment, 'settings');
  // On the same revision the write does what the dry run has shown.
  const result = decided === null ? dry : await runCommand(place, { ...run, isDryRun: false });
  return { kind: 'done', result };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Overtaken) return { kind: 'overtaken', expected: error.expected, part: error.part };
  if (error instanceof Unfinished) return { kind: 'unfinished', sentence: error.message };
  if (error instanceof UserError) return { kind: 'refused', sentence: error.message };
  throw error;
}

function doneAs(
  { isWritten, proposal }: CommandResult,
  isDecided: boolean,
): 'previewed' | 'written' | 'proposed' | 'unchanged' {
  if (!isDecided) return 'previewed';
  if (isWritten) return 'written';
  return proposal === null ? 'unchanged' : 'proposed';
}

/** Looks at what a deed would do, or does it; with a line of the audit either way. */
export async function act(desk: Desk, visit: Visit, deed: Deed, decided: Decided | null): Promise<Outcome> {
  const outcome = await attempt(desk, visit, deed, decided).catch(outcomeOf);
  const entry = { subject: visit.subject, action: deed.action, command: commandLine(deed.words) };
  if (outcome.kind === 'done') {
    const { result } = outcome;
    const { revision, proposal } = result;
    note(desk, {
      ...entry,
      outcome: doneAs(result, decided !== null),
      revision,
      ...(proposal === null ? {} : { proposal }),
    });
  } else if (outcome.kind === 'overtaken') note(desk, { ...entry, outcome: 'overtaken' });
  else if (outcome.kind === 'unfinished') note(desk, { ...entry, outcome: 'written', sentence: outcome.sentence });
  else note(desk, { ...entry, outcome: outcome.kind, sentence: outcome.sentence });
  return outcome;
}
