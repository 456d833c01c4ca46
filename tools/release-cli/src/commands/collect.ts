import { assertAnyEnvironment } from '../store/environments';
import { collectUnused } from '../collect/collect';
import { parseDuration } from '../edits/schedule';
import { WrongUsage } from '../text/user-error';
import { assertAtMost, textOption, type Command } from '../command-line/command';
import { countedAre } from '../text/counted';

const USAGE = 'collect [--grace 30d] [--revisions 365d]';

const HOUR_MS = 3_600_000;

/** A duration such as `36h` or `30d`; at least an hour, the time that a publish may take. */
export function parseRetention(text: string): number {
  const duration = parseDuration(text);
  if (duration < HOUR_MS) throw new WrongUsage(`${text} is too short: a publish may take an hour`);
  return duration;
}

export const collectCommand: Command = {
  name: 'collect',
  usage: USAGE,
  summary: 'mark what nothing refers to any more, and remove what was marked longer ago than the grace',
  options: { grace: { type: 'string' }, revisions: { type: 'string' } },
  async run({ store, storePlace, report, isDryRun }, input) {
    assertAtMost(input, 0, USAGE);
    await assertAnyEnvironment(store, storePlace);
    const result = await collectUnused({
      store,
      graceMs: parseRetention(textOption(input, 'grace') ?? '30d'),
      revisionsMs: parseRetention(textOption(input, 'revisions') ?? '365d'),
      dryRun: isDryRun,
      report,
    });
    const marked = Object.entries(result.marked).toSorted(([, first], [, second]) => first.localeCompare(second));
    report(`${countedAre(result.kept.length, 'release')} in use.`);
    for (const key of result.removed) report(`${isDryRun ? 'Would remove' : 'Removed'} ${key}`);
    const [first] = marked;
    if (first === undefined) report('Nothing else is unused.');
    else report(`${countedAre(marked.length, 'unused object')} marked; the first may go at ${first[1]}.`);
    if (isDryRun) report('Nothing is written: this was a dry run.');
    return { value: { ...result, isDryRun } };
  },
};
