import type { LineEntry } from '../line/line';
import { chainOf, repeated, visitFigures } from './visit-figures';

function entry(path: string, startedAt: number, endedAt?: number): LineEntry {
  return { method: 'GET', path, kind: '', startedAt, bytes: 500, ...(endedAt !== undefined && { endedAt }) };
}

const VISIT = [
  entry('/m/home', 0, 10),
  entry('/r/host-shell/core.mjs', 11, 30),
  entry('/r/host-shell/main.mjs', 12, 20),
  entry('/api/v1/games', 15, 40),
];

it('counts what came one after the other, and not what came beside it', () => {
  expect(chainOf(VISIT)).toBe(2);
  expect(chainOf([...VISIT, entry('/r/mfe-games/late.mjs', 21, 25)])).toBe(3);
  expect(chainOf([])).toBe(0);
});

it('leaves out of the chain what has not ended', () => {
  expect(chainOf([...VISIT, entry('/r/mfe-games/late.mjs', 50)])).toBe(2);
});

it('adds up what was sent', () => {
  expect(visitFigures(VISIT)).toEqual({ requests: 4, chain: 2, kilobytes: 2, scriptKilobytes: 1 });
});

it('names a file that was asked for twice', () => {
  expect(repeated(VISIT)).toEqual([]);
  expect(repeated([...VISIT, entry('/r/host-shell/core.mjs', 50), entry('/api/v1/games', 50)])).toEqual([
    '2 × /r/host-shell/core.mjs',
  ]);
});
