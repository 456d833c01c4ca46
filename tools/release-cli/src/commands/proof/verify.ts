import { verifyStore } from '../../verify/verify-store';
import { updateAllPages } from '../../page/update-pages';
import { assertEnvironmentIn } from '../../store/environments';
import { requireSigners } from '../../trust/at-hand';
import { assertAtMost, type Command } from '../../command-line/command';
import { counted } from '../../text/counted';

/** Sets that devices may get; rollouts can multiply beyond counting. */
function setsText(sets: number | null): string {
  return sets === null ? 'countless sets' : counted(sets, 'set');
}

const USAGE = 'verify [--pages]';

export const verifyCommand: Command = {
  name: 'verify',
  usage: USAGE,
  summary:
    'check every set, descriptor, file and page an environment serves, and its history; --pages makes the pages again first',
  options: { pages: { type: 'boolean' } },
  async run({ store, storePlace, environment, report, isDryRun }, input) {
    assertAtMost(input, 0, USAGE);
    await assertEnvironmentIn(store, environment, storePlace);
    if (input.values['pages'] === true && !isDryRun) {
      await requireSigners(store, environment, 'timestamp', 'release', 'settings');
      await updateAllPages(store, environment);
    }
    const found = await verifyStore(store, environment);
    for (const line of [...found.problems, ...found.notes]) report(line);
    if (found.problems.length === 0)
      report(
        `Revision ${found.revision} of ${environment}, with revision ${found.settingsRevision} of its settings, is sound: ${setsText(found.sets)}, ${counted(found.releases, 'release')}, ${counted(found.files, 'file')}.`,
      );
    return { value: found, isFailed: found.problems.length > 0 };
  },
};
