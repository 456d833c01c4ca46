import type { EngineName, EngineState } from './plan/engine-names';
import { resultOf, resultTable, VERSION_ANNOTATION, visitTable, type RunnerReport } from './results';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

function report(...statuses: readonly Status[]): RunnerReport {
  const annotations = [{ type: VERSION_ANNOTATION, description: '2.50.6' }];
  const results = [{ duration: 1500 }];
  const specs = statuses.map((status) => ({ tests: [{ projectName: 'webkit', status, annotations, results }] }));
  return { suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] };
}

it('counts what became of the specs of an engine', () => {
  expect(resultOf('webkit', report('expected', 'flaky', 'unexpected', 'skipped'))).toEqual({
    name: 'webkit',
    version: '2.50.6',
    run: 4,
    passed: 2,
    failed: 2,
    flaky: 1,
    seconds: 6,
  });
  expect(resultOf('firefox', report('expected')).run).toBe(0);
  expect(resultOf('webkit', undefined).run).toBe(0);
});

it('names an engine that was not run, and why', () => {
  const states = new Map<EngineName, EngineState>([
    ['webkit', { kind: 'missing', why: 'no apt-get here' }],
    ['firefox', { kind: 'present', programs: { browser: '/usr/bin/firefox' } }],
  ]);
  const table = resultTable(states, [{ ...resultOf('firefox', undefined), run: 3, passed: 3, version: '153.7' }]);
  expect(table.split('\n').slice(2)).toEqual([
    '| WebKit |  | not run |  |  |  | no apt-get here |',
    '| Firefox | 153.7 | 3 | 3 | 0 | 0 | 0 |',
  ]);
});

it('puts first visits into a table', () => {
  const figures = { requests: 12, chain: 2, kilobytes: 200.04, scriptKilobytes: 150 };
  const table = visitTable([{ engine: 'chromium-103', version: '103.0.5058.0', path: '/m/home', ...figures }]);
  expect(table.split('\n')[2]).toBe('| Chromium 103.0.5058.0 | `/m/home` | 12 | 2 | 200.0 | 150.0 |');
});
