import { promoteSet } from '../../change/promote-set';
import { requirePackage } from '../../edits/edits';
import { WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  textOption,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { followWrite, reportChange } from './change-map';
import { allowancesOf } from './waiver-options';

const USAGE = 'promote --from staging --to production [--merchant code] [--only package,package]';

/** The options by which `promote` takes a tested set from one environment to another. */
export const PROMOTE_SET_OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  merchant: { type: 'string' },
  only: { type: 'string' },
} as const;

/** Whether a promotion is one of a whole set rather than of named versions. */
export function isSetPromotion(input: CommandInput): boolean {
  return Object.keys(PROMOTE_SET_OPTIONS).some((option) => input.values[option] !== undefined);
}

/** The environments that a promotion of a set names. */
export function setEnvironments(input: CommandInput): readonly string[] {
  const [from, to] = [textOption(input, 'from'), textOption(input, 'to')];
  // With one of them missing the command itself says what it needs.
  return from === undefined || to === undefined ? [] : [from, to];
}

/** Runs `promote --from … --to …`. */
export async function runSetPromotion(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  assertAtMost(input, 0, USAGE);
  const [from, to] = [textOption(input, 'from'), textOption(input, 'to')];
  if (from === undefined || to === undefined) throw new WrongUsage(`A set needs --from and --to: mfe ${USAGE}`);
  const merchant = textOption(input, 'merchant');
  const only = textOption(input, 'only')?.split(',').map(requirePackage);
  const { store, author, reason, report, isDryRun, expected } = context;
  const result = await promoteSet({
    store,
    from,
    to,
    author,
    reason,
    report,
    allowed: allowancesOf(input),
    dryRun: isDryRun,
    expected,
    ...(merchant === undefined ? {} : { merchant }),
    ...(only === undefined ? {} : { only }),
  });
  const { revision } = result.map;
  reportChange(context, to, result);
  await followWrite(context, result);
  const { set, versions, newSets, isWritten, preview, proposal = null } = result;
  return { value: { from, to, set, versions, newSets, revision, isWritten, proposal, preview } };
}
