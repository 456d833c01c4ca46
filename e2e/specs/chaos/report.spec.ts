import { expect, test } from '@playwright/test';
import { isFullForm, isWhole, writesReport } from '../../chaos/form';
import { refreshed, resultTable, writeReport } from '../../chaos/report';
import { readResults } from '../../chaos/results';

test('the report says what this run found', () => {
  const results = readResults();
  process.stdout.write(`${resultTable(results)}\n`);
  const wrong = results.filter(({ problems }) => problems.length > 0);
  expect(wrong.map(({ part, kind, name, problems }) => `${part} ${kind} ${name}: ${problems.join('; ')}`)).toEqual([]);
  if (!isWhole) return;
  const { now, next } = refreshed(isFullForm ? 'full' : 'quick', results);
  if (writesReport) writeReport(next);
  else if (!isFullForm) expect(now, 'pnpm e2e:chaos --quick --write brings it up to date').toBe(next);
});
