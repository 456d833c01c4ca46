import { applyEdit, type EditRequest, type EditResult } from '../../change/apply-edit';
import { prerenderAfterWrite } from '../../prerender/after-write';
import { reportWritten, type CommandContext, type CommandOutcome } from '../../command-line/command';

/** What a command changes, and what it may. */
type Change = Pick<EditRequest, 'edit' | 'allowed' | 'isNoted'>;

/** Changes the map as every command does, and says what came of it. */
export async function changeMap(context: CommandContext, change: Change): Promise<CommandOutcome> {
  const { store, environment, author, reason, report, isDryRun: dryRun } = context;
  const result = await applyEdit({ store, environment, author, reason, report, dryRun, ...change });
  reportChange(context, environment, result);
  if (result.isWritten) await prerenderAfterWrite(context, environment);
  const { map, isWritten, preview, proposal = null } = result;
  return { value: { environment, revision: map.revision, isWritten, proposal, preview } };
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
