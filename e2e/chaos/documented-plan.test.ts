import { readFileSync } from 'node:fs';
import { FAULT_NAMES } from './faults';
import { quickPlan } from './plan';
import { REPORT, uncalledTable } from './report';

/** The rows about calls of the short form's table, as `how: tried`. */
function documented(): readonly string[] {
  const [, table = ''] =
    /<!-- quick: generated -->([\s\S]*?)<!-- quick: end -->/.exec(readFileSync(REPORT, 'utf8')) ?? [];
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, what, how, tried]) => (what === 'a call of the gateway' ? [`${how}: ${tried}`] : []));
}

it('the document has the faults that the short form tries: pnpm e2e:chaos --quick --write renews it', () => {
  const counts = new Map<string, number>();
  for (const { fault } of quickPlan().flatMap(({ cases }) => cases))
    counts.set(FAULT_NAMES[fault], (counts.get(FAULT_NAMES[fault]) ?? 0) + 1);
  expect(documented()).toEqual(
    [...counts].map(([how, tried]) => `${how}: ${tried}`).toSorted((a, b) => (a < b ? -1 : 1)),
  );
});

it('the document has the calls that no page makes', () => {
  expect(readFileSync(REPORT, 'utf8')).toContain(uncalledTable());
});
