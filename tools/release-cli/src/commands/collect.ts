import { collectUnused } from '../collect/collect';
import { WrongUsage } from '../refusal';
import { assertAtMost, textOption, type Command } from './command';

const USAGE = 'collect [--grace 30d] [--revisions 365d]';

const HOUR_MS = 3_600_000;

/** A span such as `36h` or `30d`; at least an hour, the time that a publish may take. */
export function parseSpan(text: string): number {
  const match = /^(\d{1,4})([hd])$/.exec(text);
  const span = Number(match?.[1]) * (match?.[2] === 'd' ? 24 * HOUR_MS : HOUR_MS);
  if (match === null || span < HOUR_MS)
    throw new WrongUsage(`"${text}" is not a span such as 36h or 30d, of an hour at least`);
  return span;
}

export const collectCommand: Command = {
  name: 'collect',
  usage: USAGE,
  summary: 'mark what nothing refers to any more, and remove what was marked longer ago than the grace',
  options: { grace: { type: 'string' }, revisions: { type: 'string' } },
  async run({ store, report, isDryRun }, input) {
    assertAtMost(input, 0, USAGE);
    const result = await collectUnused({
      store,
      graceMs: parseSpan(textOption(input, 'grace') ?? '30d'),
      revisionsMs: parseSpan(textOption(input, 'revisions') ?? '365d'),
      dryRun: isDryRun,
      report,
    });
    const marked = Object.entries(result.marked).toSorted(([, first], [, second]) => first.localeCompare(second));
    report(`${result.kept.length} releases are in use.`);
    for (const key of result.removed) report(`${isDryRun ? 'Would remove' : 'Removed'} ${key}`);
    const [first] = marked;
    if (first === undefined) report('Nothing else is unused.');
    else report(`${marked.length} unused objects are marked; the first may go at ${first[1]}.`);
    if (isDryRun) report('Nothing is written: this was a dry run.');
    return { value: { ...result, isDryRun } };
  },
};
