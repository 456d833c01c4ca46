import { loadReport } from './load-table';

const MB = 1024 * 1024;
const stream = {
  name: 'the origin',
  requests: 1000,
  perSecond: 99.6,
  errors: 1,
  timeouts: 2,
  refused: 3,
  p50: 3,
  p99: 12,
  slowest: 40,
};

test('a run is a table and a line on what it was', () => {
  const [table = '', line] = loadReport({ minutes: 30, connections: 10 }, [stream], [200 * MB, 200 * MB]).split('\n\n');
  expect(table.split('\n').map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
    '| what is kept busy | requests | a second | half within | 99 of 100 within | all within | failed |',
    expect.stringMatching(/^\| -+ \|( -+: \|){6}$/),
    '| the origin | 1000 | 100 | 3 ms | 12 ms | 40 ms | 6 |',
  ]);
  expect(line).toMatch(/^30 minutes, 10 connections for each of them; memory: \d+ MB early, 200 MB at the end\.$/);
  expect(loadReport({ minutes: 1, connections: 1 }, [], [])).toContain('One minute, one connection for each');
});
