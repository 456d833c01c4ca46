import { nextCheck, pauseEnd, sittingAt, sittingEnd, type Sitting } from './sitting-rule';

const MINUTE = 60_000;
const sitting = (since: number, seenAt: number): Sitting => ({
  since: since * MINUTE,
  seenAt: seenAt * MINUTE,
  checkedAt: since * MINUTE,
});

test.each<[string, Sitting | undefined, number, number]>([
  ['the first sign-in begins one', undefined, 5, 5],
  ['a sign-in soon after goes on with it', sitting(0, 50), 79, 0],
  ['who was away for half an hour begins another', sitting(0, 50), 80, 80],
])('a sitting: %s', (_name, kept, now, since) => {
  expect(sittingAt(kept, now * MINUTE).since).toBe(since * MINUTE);
});

test('a limit ends a sitting so many minutes after it began, and none never does', () => {
  expect([sittingEnd(sitting(10, 20), 60), sittingEnd(sitting(10, 20), null)]).toEqual([70 * MINUTE, null]);
});

test.each<[string, Sitting | undefined, number | null, number, number | undefined]>([
  ['nobody waits who has not been here', undefined, 60, 0, undefined],
  ['nobody waits without a limit', sitting(0, 60), null, 61, undefined],
  ['within the limit nobody waits', sitting(0, 50), 60, 59, undefined],
  ['at the limit the pause is half an hour from the last use', sitting(0, 60), 60, 60, 90],
  ['signing in again does not go around it', sitting(0, 60), 60, 89, 90],
  ['after the pause a new sitting may begin', sitting(0, 60), 60, 90, undefined],
])('a pause: %s', (_name, kept, minutes, now, until) => {
  expect(pauseEnd(kept, minutes, now * MINUTE)).toBe(until && until * MINUTE);
});

test('a check is due so many minutes after the last one was read', () => {
  expect(nextCheck({ ...sitting(0, 90), checkedAt: 60 * MINUTE }, 30)).toBe(90 * MINUTE);
});
