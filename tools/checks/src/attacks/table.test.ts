import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { ATTACK_SUITES, PART_SUITES } from './suites';
import { browserResults, notRun, tableRows, unitResults } from './table';

const SUITES = [
  { attack: 'one', files: ['a/one.test.ts', 'b'] },
  { attack: 'two', files: ['c/two.test.ts'] },
];

test('every suite of the tables is there', () => {
  const missing = [...ATTACK_SUITES, ...PART_SUITES]
    .flatMap(({ files }) => files)
    .filter((file) => !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

test('unit tests are counted by file', () => {
  const report = {
    testResults: [
      { name: '/project/a/one.test.ts', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { name: '/elsewhere/x.test.ts', assertionResults: [] },
    ],
  };
  expect(unitResults(report, '/project')).toEqual([
    { file: 'a/one.test.ts', tried: 2, passed: 1 },
    { file: '/elsewhere/x.test.ts', tried: 0, passed: 0 },
  ]);
});

test('tests of the browser are counted by steps', () => {
  const result = (steps: readonly object[]) => [{ results: [{ steps }] }];
  const report = {
    suites: [
      {
        specs: [
          { file: 'attacks/a.spec.ts', ok: true, tests: result([{}, {}]) },
          { file: 'attacks/a.spec.ts', ok: false, tests: result([{ error: 'x' }, {}, {}]) },
          { file: 'attacks/b.spec.ts', ok: false, tests: result([]) },
        ],
      },
    ],
  };
  expect(browserResults(report)).toEqual([
    { file: 'e2e/specs/attacks/a.spec.ts', tried: 2, passed: 2 },
    { file: 'e2e/specs/attacks/a.spec.ts', tried: 3, passed: 2 },
    { file: 'e2e/specs/attacks/b.spec.ts', tried: 1, passed: 0 },
  ]);
});

test('a row is renewed when all its files have run, and stays as it is when not', () => {
  const results = [
    { file: 'a/one.test.ts', tried: 3, passed: 3 },
    { file: 'b/deep/more.test.ts', tried: 2, passed: 1 },
  ];
  const present = [
    ['one', '9', '9', ''],
    ['two', '4', '4', ''],
  ];
  const names = ['`a/one.test.ts`, `b`', '`c/two.test.ts`'];
  expect(tableRows(SUITES, results, present)).toEqual([
    ['one', '5', '4', names[0]],
    ['two', '4', '4', names[1]],
  ]);
  expect(tableRows(SUITES, results.slice(1), present)[0]).toEqual(['one', '9', '9', names[0]]);
  expect(SUITES.map((suite) => notRun(suite, results.slice(1)))).toEqual([['a/one.test.ts'], ['c/two.test.ts']]);
  const [elsewhere] = tableRows([{ attack: 'one', files: ['b'], where: 'elsewhere' }], results, present);
  expect(elsewhere).toEqual(['one', '2', '1', 'elsewhere']);
});
