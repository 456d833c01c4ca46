import { stepRow, sumRow } from 'pack/taken-step';
import { stepsOf } from './composed-steps';

const result = (...titles: readonly string[]) => ({
  duration: 9000,
  steps: titles.map((title, index) => ({ title, duration: 1000 * (index + 1) })),
});

const report = {
  suites: [
    {
      specs: [{ tests: [{ results: [result('publish', 'canary')] }] }],
      suites: [{ specs: [{ tests: [{ results: [result('rollback'), { duration: 5 }] }] }] }],
    },
  ],
};

it('the steps of a composed run are those that its specs name, in their order', () => {
  expect(stepsOf(report)).toEqual([
    { name: 'publish', ms: 1000 },
    { name: 'canary', ms: 2000 },
    { name: 'rollback', ms: 1000 },
  ]);
});

it('a table of steps has one row for each and one for all', () => {
  const steps = stepsOf(report);
  const rows = [...steps.map(stepRow), sumRow(steps)].map((row) => row.trim().split(/ {2,}/));
  expect(rows).toEqual([
    ['publish', '1.0 s'],
    ['canary', '2.0 s'],
    ['rollback', '1.0 s'],
    ['all', '4.0 s'],
  ]);
});
