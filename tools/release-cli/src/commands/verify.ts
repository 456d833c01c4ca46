import { verifyStore } from '../map/verify-store';
import { writePages } from '../page/write-pages';
import { assertAtMost, type Command } from './command';

const USAGE = 'verify [--pages]';

export const verifyCommand: Command = {
  name: 'verify',
  usage: USAGE,
  summary: 'check every set, descriptor, file and page an environment serves; --pages makes the pages anew first',
  options: { pages: { type: 'boolean' } },
  async run({ store, environment, report, isDryRun }, input) {
    assertAtMost(input, 0, USAGE);
    if (input.values['pages'] === true && !isDryRun) await writePages(store, environment);
    const found = await verifyStore(store, environment);
    for (const problem of found.problems) report(problem);
    if (found.problems.length === 0)
      report(
        `Revision ${found.revision} of ${environment} is sound: ${found.sets ?? 'countless'} sets, ${found.releases} releases, ${found.files} files.`,
      );
    return { value: found, isFailed: found.problems.length > 0 };
  },
};
