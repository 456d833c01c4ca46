import type { MapEdit } from '../../edits/edits';
import type { WriteAllowances } from '../../change/waiver-questions';
import { requireSigners } from '../../trust/at-hand';
import { unprovenNote } from '../../evidence/unproven-note';
import type { CommandContext, CommandOutcome } from '../../command-line/command';
import { writeMap } from './write-map';

/** Only here a note is worth its words: elsewhere sets are served in order to be proven. */
const NOTED_ENVIRONMENT = 'production';

/**
 * Writes the map like `writeMap`, and in production says first which sets would be served without evidence, and puts
 * it into the reason. It refuses nothing: an emergency does not wait for a test run.
 */
export async function writeNoted(
  context: CommandContext,
  edit: MapEdit,
  allowed: WriteAllowances,
): Promise<CommandOutcome> {
  if (context.environment !== NOTED_ENVIRONMENT) return writeMap(context, edit, allowed);
  // Whoever cannot sign hears of that first.
  if (!context.isDryRun) await requireSigners(context.store, context.environment, 'release');
  const note = await unprovenNote(context.store, context.environment, edit);
  note.lines.forEach(context.report);
  const noted = note.reason === '' ? context : { ...context, reason: `${context.reason} [${note.reason}]` };
  return writeMap(noted, edit, allowed);
}
