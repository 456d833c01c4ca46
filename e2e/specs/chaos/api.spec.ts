import { FAULT_NAMES } from '../../chaos/faults/faults';
import { fullPlan, quickPlan, type Visit } from '../../chaos/plan';
import { FaultHarness, type CaseResult } from '../../chaos/run-visit';
import { keepResults } from '../../chaos/results';
import { isFullForm, ONLY } from '../../chaos/form';
import { expect, test } from '../../support/fixtures';

/** Visits that one test makes; a page of its own would cost more than the visit. */
const IN_A_TEST = 12;

function inParts(visits: readonly Visit[]): readonly (readonly Visit[])[] {
  const count = Math.ceil(visits.length / IN_A_TEST);
  return Array.from({ length: count }, (_part, index) => visits.slice(index * IN_A_TEST, (index + 1) * IN_A_TEST));
}

const plan = isFullForm ? fullPlan(ONLY) : quickPlan();

inParts(plan).forEach((visits, index, all) => {
  test(`calls that go wrong, ${index + 1} of ${all.length}`, async ({ page, site, expectFaults }) => {
    test.setTimeout(IN_A_TEST * 60_000);
    // Each visit looks at its own console.
    expectFaults(/./);
    const harness = await FaultHarness.open(page, site.url);
    const results: CaseResult[] = [];
    for (const visit of visits)
      await test.step(`${visit.who} ${visit.name}`, async () => void results.push(...(await harness.run(visit))));
    keepResults(
      'api',
      results.map(({ id, fault, at, problems }) => ({ kind: FAULT_NAMES[fault], name: `${id} at ${at}`, problems })),
    );
    const wrong = results.filter(({ problems }) => problems.length > 0);
    expect(wrong.map(({ id, fault, at, problems }) => `${id} ${fault} at ${at}: ${problems.join('; ')}`)).toEqual([]);
  });
});
