import { isFlat, loadFaults, loadLines, memoryTrend, type StreamFigures } from './load-verdict';

const MB = 1024 * 1024;
const good: StreamFigures = {
  name: 'pages',
  requests: 1000,
  perSecond: 99.6,
  errors: 0,
  timeouts: 0,
  refused: 0,
  p50: 3,
  p99: 12,
  slowest: 40,
};
const flat = Array.from({ length: 40 }, () => 200 * MB);

test('a run without a fault says nothing, and its figures', () => {
  expect(loadFaults([good], flat)).toEqual([]);
  expect(loadLines([good], flat)).toEqual([
    'pages: 1000 requests, 100 a second; half within 3 ms, 99 of 100 within 12 ms, all within 40 ms',
    'memory: 200 MB early, 200 MB at the end',
  ]);
});

test.each([
  [{ errors: 2 }, 'pages: 2 connections broke'],
  [{ timeouts: 1 }, 'pages: 1 request was never answered'],
  [{ refused: 5 }, 'pages: 5 answers were no success'],
  [{ requests: 0 }, 'pages: nothing was asked'],
])('%j is a fault', (change, fault) => {
  expect(loadFaults([{ ...good, ...change }], flat)).toEqual([fault]);
});

test('memory that climbs is a fault, one that settles after the start is none', () => {
  const climbing = Array.from({ length: 40 }, (_, index) => (200 + index * 5) * MB);
  expect(loadFaults([good], climbing)).toEqual(['memory grew from 273 MB to 373 MB']);
  const settling = Array.from({ length: 40 }, (_, index) => (index < 10 ? 120 + index * 8 : 200) * MB);
  expect(loadFaults([good], settling)).toEqual([]);
});

test.each([
  [100 * MB, 148 * MB, true],
  [100 * MB, 149 * MB, false],
  [1000 * MB, 1150 * MB, true],
  [1000 * MB, 1151 * MB, false],
])('from %s to %s is flat: %s', (early, late, expected) => {
  expect(isFlat({ early, late })).toBe(expected);
});

test('a run too short for quarters is judged by its last sample', () => {
  expect(memoryTrend([1, 2, 3])).toEqual({ early: 0, late: 3 });
});
