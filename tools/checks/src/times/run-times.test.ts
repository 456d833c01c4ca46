import { browserTimes, timeReport, unitTimes } from './run-times';

const assertion = (fullName: string, status: string, invocations: number, ...failureMessages: string[]) => ({
  fullName,
  status,
  invocations,
  failureMessages,
});

test('orders the unit files by their time and names what passed at the second try, and what failed', () => {
  const report = {
    testResults: [
      { name: '/site/a.test.ts', startTime: 100, endTime: 400, assertionResults: [assertion('adds', 'passed', 1)] },
      {
        name: '/site/b.test.ts',
        startTime: 100,
        endTime: 1400,
        assertionResults: [
          assertion('waits', 'passed', 2),
          assertion('breaks', 'failed', 2, '\u001B[31m\nExpected: 1\u001B[39m\nmore'),
        ],
      },
      { name: '/site/c.test.ts', startTime: 0, endTime: 0, assertionResults: [], message: 'does not compile' },
    ],
  };
  expect(unitTimes(report, '/site')).toEqual({
    files: [
      { name: 'b.test.ts', ms: 1300 },
      { name: 'a.test.ts', ms: 300 },
      { name: 'c.test.ts', ms: 0 },
    ],
    flaky: ['b.test.ts: waits'],
    failed: ['b.test.ts: breaks: Expected: 1', 'c.test.ts: does not compile'],
  });
});

test('adds up the specs of a file, second tries included, wherever its suites lie', () => {
  const spec = (file: string, title: string, status: string, ...durations: number[]) => ({
    file,
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      { specs: [spec('a.spec.ts', 'opens', 'expected', 2000)] },
      { suites: [{ specs: [spec('b.spec.ts', 'closes', 'flaky', 1000, 1500)] }] },
      { specs: [spec('b.spec.ts', 'ends', 'expected', 500)] },
      {
        specs: [
          {
            file: 'c.spec.ts',
            title: 'waits',
            tests: [{ status: 'unexpected', results: [{ duration: 100, error: { message: 'Timed out\nfor long' } }] }],
          },
        ],
      },
    ],
    errors: [{ message: 'no browser' }],
  };
  expect(browserTimes(report)).toEqual({
    files: [
      { name: 'e2e/specs/b.spec.ts', ms: 3000 },
      { name: 'e2e/specs/a.spec.ts', ms: 2000 },
      { name: 'e2e/specs/c.spec.ts', ms: 100 },
    ],
    flaky: ['e2e/specs/b.spec.ts: closes'],
    failed: ['e2e/specs/c.spec.ts: waits: Timed out', 'no browser'],
  });
});

test('ends with the steps, the slowest files and what is flaky or failed', () => {
  const suites = [
    { files: [{ name: 'b.spec.ts', ms: 61_000 }], flaky: ['b.spec.ts: closes'], failed: ['c.spec.ts: waits'] },
  ];
  expect(timeReport([{ name: 'format', ms: 12_340 }], suites).split('\n')).toEqual([
    '',
    'Steps:',
    '    12.3 s  format',
    '    12.3 s  all',
    '',
    'Slowest files:',
    '    61.0 s  b.spec.ts',
    '',
    'Flaky, passed at the second try:',
    '  b.spec.ts: closes',
    '',
    'Failed:',
    '  c.spec.ts: waits',
    '',
  ]);
});

test('says nothing of suites that did not run', () => {
  expect(timeReport([], [])).toBe('\nSteps:\n     0.0 s  all\n');
});
