import { NOTHING_ALLOWED, type WriteAllowances } from '../../change/waiver-questions';
import { applyEdit, type WriteResult } from '../../change/write-map';
import { reportWritten, type CommandContext, type CommandOutcome } from '../../command-line/command';
import type { MapEdit } from '../../edits/edits';

/** Writes the map as every command does, and says what came of it. */
export async function writeMap(
  context: CommandContext,
  edit: MapEdit,
  allowed: WriteAllowances = NOTHING_ALLOWED,
): Promise<CommandOutcome> {
  const { store, environment, author, reason, report, isDryRun: dryRun } = context;
  const result = await applyEdit({ store, environment, author, reason, report, edit, allowed, dryRun });
  reportWrite(context, environment, result);
  const { map, isWritten, preview, proposal = null } = result;
  return { value: { environment, revision: map.revision, isWritten, proposal, preview } };
}

/** Says what came of a write; of a proposal the write itself has said it. */
export function reportWrite(
  context: Pick<CommandContext, 'report' | 'isDryRun'>,
  environment: string,
  { map, isWritten, proposal }: WriteResult,
): void {
  if (proposal === undefined || isWritten || context.isDryRun)
    reportWritten(context, `Revision ${map.revision} of ${environment}`, isWritten);
}
