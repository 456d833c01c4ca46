import { breakFrom, joinedBreak, type HeldBreak } from './break-rule';

const at = (moment: string): number => Date.parse(moment);
const NOW = at('2026-08-31T10:00:00Z');

test.each<[string, Parameters<typeof breakFrom>[0], number, string | undefined]>([
  ['a cool-off lasts its days', 'coolOff', 7, '2026-09-07T10:00:00Z'],
  ['an exclusion lasts its months', 'exclusion', 12, '2027-08-31T10:00:00Z'],
  ['a day that the last month lacks is one of the next: never shorter', 'exclusion', 6, '2027-03-03T10:00:00Z'],
  ['a cool-off of two days is not offered', 'coolOff', 2, undefined],
  ['an exclusion of a month is not offered', 'exclusion', 1, undefined],
])('%s', (_name, kind, length, until) => {
  expect(breakFrom(kind, length, NOW)).toEqual(until === undefined ? undefined : { kind, until: at(until) });
});

const coolOff = (until: number): HeldBreak => ({ kind: 'coolOff', until });
const exclusion = (until: number): HeldBreak => ({ kind: 'exclusion', until });

test.each<[string, HeldBreak | undefined, HeldBreak, HeldBreak]>([
  ['the first one holds', undefined, coolOff(5), coolOff(5)],
  ['a longer one prolongs', coolOff(5), coolOff(9), coolOff(9)],
  ['a shorter one shortens nothing', coolOff(9), coolOff(5), coolOff(9)],
  ['an exclusion stays one', exclusion(9), coolOff(12), exclusion(12)],
  ['a cool-off becomes an exclusion', coolOff(12), exclusion(9), exclusion(12)],
])('during a break, %s', (_name, running, next, held) => {
  expect(joinedBreak(running, next)).toEqual(held);
});
