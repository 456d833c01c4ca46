import { NO_LIMITS } from 'shared-contracts/play-limits';
import type { SessionState } from 'shared-contracts/session/session-state';
import { freezeDate } from 'test-kit/freeze-date';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { dayOfDevice, usePlayLimits } from './use-play-limits';

const NOON = new Date(2026, 4, 4, 12).getTime();
const LIMITED = { ...NO_LIMITS, dailyDeposit: 500 };

beforeEach(() => freezeDate(NOON));
afterEach(() => jest.useRealTimers());

function own(session: SessionState = SOME_MEMBER, isOffered = true) {
  const whitelabel = { flags: { RESPGAMING3: isOffered }, promotions: {}, menus: [], dividendDisplay: false };
  const context = fakeContext({ name: 'mfe-account', session, info: { whitelabel } });
  const limits = () => renderHookInSite(usePlayLimits, { context }).result.current;
  return { context, limits, kept: () => context.storage.getLocal('playLimits') };
}

test.each([
  [0, '2026-05-04'],
  [1, '2026-05-05'],
  [28, '2026-06-01'],
])('%i days on it is %s by the device', (later, day) => {
  expect(dayOfDevice(later)).toBe(day);
});

test('what a member sets is kept on the device, for that member alone', () => {
  const { context, limits } = own();
  expect(limits()).toMatchObject({ isOffered: true });
  expect(limits().read()).toEqual(NO_LIMITS);
  limits().save(LIMITED);
  expect(limits().read()).toEqual(LIMITED);
  context.setSession({ ...SOME_MEMBER, userName: 'other' } as SessionState);
  expect(limits().read()).toEqual(NO_LIMITS);
});

test('deposits of the day count against the limit, those of yesterday do not', () => {
  const { limits } = own();
  expect(limits().left()).toBeNull();
  limits().save(LIMITED);
  limits().noteDeposit(120);
  limits().noteDeposit(30);
  expect(limits().left()).toBe(350);
  freezeDate(NOON + 24 * 60 * 60 * 1000);
  expect(limits().left()).toBe(500);
});

test.each<[string, SessionState, boolean]>([
  ['the merchant offers none', SOME_MEMBER, false],
  ['nobody is signed in', { status: 'visitor' }, true],
])('there are no limits where %s', (_name, session, isOffered) => {
  const { limits, kept } = own(session, isOffered);
  expect(limits().isOffered).toBe(false);
  limits().noteDeposit(120);
  expect(kept()).toBeNull();
  expect(limits().read()).toEqual(NO_LIMITS);
  expect(limits().left()).toBeNull();
});
