import { isWithinLimit } from '../figures/verdict';
import type { TimedEvent } from './interactions';
import { percentile, tapsOf, tapTables, tapVerdicts, type TapKind } from './tap-figures';

function click(interactionId: number, startTime: number, duration: number): TimedEvent {
  const times = { startTime, processingStart: startTime + 1, processingEnd: startTime + 2, duration };
  return { name: 'click', interactionId, target: 'button Filter', ...times };
}

const record = (events: readonly TimedEvent[], moves: readonly number[] = []) => ({ events, moves, frames: [] });

it.each([
  [[5], 98, 5],
  [Array.from({ length: 100 }, (_figure, index) => index + 1), 98, 98],
  [Array.from({ length: 10 }, (_figure, index) => 10 - index), 98, 10],
  [[3, 1, 2], 50, 2],
])('%j: the %i hundredths are %i', (figures, hundredths, expected) => {
  expect(percentile(figures, hundredths)).toBe(expected);
});

it('measures from the tap to the first move after it', () => {
  const [tap] = tapsOf('open', 'filter', record([click(1, 1000, 64)], [990, 1085, 1400]));
  expect(tap).toMatchObject({ kind: 'filter', movesAfter: 85, interaction: { duration: 64 } });
});

it('lets the last of several taps open what opens, and counts each', () => {
  const taps = tapsOf('open', 'dialog', record([click(1, 1000, 64), click(2, 2000, 32)], [2050]));
  expect(taps.map(({ kind, movesAfter }) => [kind, movesAfter])).toEqual([
    ['page', null],
    ['dialog', 50],
  ]);
});

it('counts a tap of which nothing is told as the shortest that is told of', () => {
  expect(tapsOf('star', 'page', record([])).map(({ interaction }) => interaction.duration)).toEqual([16]);
});

function opened(kind: TapKind, movesAfter: number, duration = 64) {
  return tapsOf(`open a ${kind}`, kind, record([click(1, 1000, duration)], [1000 + movesAfter]));
}

it('holds taps to what they promise, and breaks a promise of which nothing was seen', () => {
  const kept = tapVerdicts([opened('menu', 100), opened('filter', 60), opened('dialog', 90)].flat());
  expect(kept.every(isWithinLimit)).toBe(true);
  const broken = tapVerdicts([opened('menu', 101, 208), opened('filter', 60)].flat());
  expect(broken.filter((verdict) => !isWithinLimit(verdict)).map(({ bar }) => bar)).toEqual([
    'taps 98th percentile',
    'taps median before a menu moves',
    'taps median before a dialog moves',
  ]);
});

it('names the slowest with their parts, and every opening', () => {
  const all = [...opened('filter', 85), ...opened('filter', 95), ...tapsOf('star', 'page', record([click(3, 0, 24)]))];
  const tables = tapTables(all);
  expect(tables).toContain('| open a filter | click on button Filter | 64 | 1 | 1 | 62 | 0 |');
  expect(tables).toContain('| star | click on button Filter | 24 |');
  expect(tables).toContain('| open a filter | filter | 90 | 95 |');
});
