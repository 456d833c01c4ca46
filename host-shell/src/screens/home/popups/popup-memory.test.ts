import { fakeStorage } from 'test-kit/fake-storage';
import { PERSONAS } from '../../../testing/personas';
import { dayText, forgetPage, isDue, listKindOf, markSeen, muteToday, seenKinds } from './popup-memory';

const NOON = new Date(2026, 2, 5, 12);

beforeEach(forgetPage);

it.each([
  [PERSONAS.visitor, 'visitor'],
  [PERSONAS.member, 'member'],
  [PERSONAS.agent, 'member'],
])('%j has the list of a %s', (session, kind) => {
  expect(listKindOf(session)).toBe(kind);
});

it.each([
  [null, []],
  ['', []],
  [' visitor  app ', ['visitor', 'app']],
])('the mark %j says %j', (mark, kinds) => {
  expect(seenKinds(mark)).toEqual(kinds);
});

it('writes a day by the device', () => {
  expect(dayText(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});

it('shows each kind once a visit, also after a reload', () => {
  const storage = fakeStorage();
  expect(isDue(storage, 'visitor', NOON)).toBe(true);
  markSeen(storage, 'visitor');
  expect([isDue(storage, 'visitor', NOON), isDue(storage, 'app', NOON)]).toEqual([false, true]);
  markSeen(storage, 'app');
  forgetPage();
  expect([isDue(storage, 'visitor', NOON), isDue(storage, 'app', NOON)]).toEqual([false, false]);
});

it.each([
  ['seen now', true],
  ['seen before a reload', false],
])('a sign-out after the list of a member, %s: the next login is greeted, the visitor is not', (_when, isNow) => {
  const storage = fakeStorage();
  markSeen(storage, 'member');
  if (!isNow) forgetPage();
  expect(isDue(storage, 'member', NOON)).toBe(false);
  storage.removeSession('seenPopups');
  expect([isDue(storage, 'visitor', NOON), isDue(storage, 'app', NOON), isDue(storage, 'member', NOON)]).toEqual([
    false,
    false,
    true,
  ]);
});

it('stays muted until the next day; the offer of the app is another matter', () => {
  const storage = fakeStorage();
  muteToday(storage, NOON);
  expect(isDue(storage, 'member', new Date(2026, 2, 5, 23, 59))).toBe(false);
  expect(isDue(storage, 'member', new Date(2026, 2, 6, 0, 1))).toBe(true);
  expect(isDue(storage, 'app', NOON)).toBe(true);
});
