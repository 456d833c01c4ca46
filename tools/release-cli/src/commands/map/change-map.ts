import { applyEdit, type EditRequest, type EditResult } from '../../change/apply-edit';
import { afterWrite, writtenMap } from '../../notify/after-write';
import { reportWritten, type CommandContext, type CommandOutcome } from '../../command-line/command';

/** What a command changes, and what it may. */
type Change = Pick<EditRequest, 'edit' | 'allowed' | 'isNoted'>;

/** Changes the map as every command does, and says what came of it. */
export async function changeMap(context: CommandContext, change: Change): Promise<CommandOutcome> {
  const { store, environment, author, reason, report, isDryRun: dryRun, expected } = context;
  const result = await applyEdit({ store, environment, author, reason, report, dryRun, expected, ...change });
  reportChange(context, environment, result);
  await followWrite(context, result);
  const { map, isWritten, preview, proposal = null } = result;
  return { value: { environment, revision: map.revision, isWritten, proposal, preview } };
}

/** What follows from a change of the map that was written or proposed; nothing from any other. */
export async function followWrite(context: CommandContext, result: EditResult): Promise<void> {
  const { map, isWritten, preview, proposal } = result;
  if (isWritten || proposal !== undefined) await afterWrite(context, writtenMap(map, preview, { proposal }));
}

/** Says what came of a change of the map; of a proposal the change itself has said it. */
export function reportChange(
  context: Pick<CommandContext, 'report' | 'isDryRun'>,
  environment: string,
  { map, isWritten, proposal }: EditResult,
): void {
  if (proposal === undefined || isWritten || context.isDryRun)
    reportWritten(context, `Revision ${map.revision} of ${environment}`, isWritten);
}
