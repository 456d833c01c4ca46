import { liveFaults, liveLines, type LiveFigures } from './live-verdict';

const MEGABYTE = 1024 * 1024;
const FLAT = Array.from({ length: 40 }, () => 100 * MEGABYTE);
const GROWING = FLAT.map((bytes, second) => bytes + second * 5 * MEGABYTE);
const GOOD: LiveFigures = { listeners: 2, rounds: 3, ended: 0, heard: 6, lags: [100, 120, 90, 300, 200, 250] };

it('finds nothing wrong where all heard everything in time', () => {
  expect(liveFaults(GOOD, FLAT)).toEqual([]);
  expect(liveLines(GOOD, FLAT)).toEqual([
    '2 listeners, 3 rounds: 6 messages; half within 120 ms, 99 of 100 within 300 ms, all within 300 ms',
    'memory: 100 MB early, 100 MB at the end',
  ]);
});

it.each<[string, Partial<LiveFigures>, readonly number[], string]>([
  ['a stream that ended', { ended: 1 }, FLAT, '1 stream ended'],
  ['messages that never came', { heard: 4 }, FLAT, '2 messages never came'],
  ['messages that came late', { lags: [1200] }, FLAT, '99 of 100 messages came within 1200 ms, not 1000'],
  ['memory that grows', {}, GROWING, 'the memory grew'],
])('finds %s', (_name, changed, samples, fault) => {
  expect(liveFaults({ ...GOOD, ...changed }, samples)).toEqual([fault]);
});
