import { NO_LIMITS, writeLimits, type ReminderMinutes } from 'shared-contracts/play-limits';
import type { ConfirmRequest } from 'shared-contracts/remote/remote-context';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { TextFields } from 'shared-kit/i18n';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { openStorage } from '../storage/site-storage';
import { PlayReminder } from './play-reminder';

const MINUTE = 60_000;

function setUp(changes: { readonly isOn?: boolean; readonly session?: SessionState; readonly stops?: boolean } = {}) {
  const { isOn = true, session = SOME_MEMBER, stops = false } = changes;
  const asked: ConfirmRequest[] = [];
  const signOut = jest.fn(async () => undefined);
  const clock = { now: 0 };
  const storage = openStorage();
  const reminder = new PlayReminder({
    session: fakeContext({ name: 'host-shell', session }).session,
    storage,
    overlays: {
      confirm: async (request) => {
        asked.push(request);
        return stops;
      },
    },
    isOn: () => isOn,
    say: (key: string, fields: TextFields = {}) => `${key} ${String(fields['count'] ?? '')}`.trim(),
    signOut,
    now: () => clock.now,
  });
  const lookAt = async (minute: number): Promise<number> => {
    clock.now = minute * MINUTE;
    await reminder.look();
    return asked.length;
  };
  const choose = (remindAfter: ReminderMinutes): void => {
    const account = session.status === 'member' ? session.userName : '';
    localStorage.setItem('playLimits', writeLimits(null, account, { ...NO_LIMITS, remindAfter }));
  };
  return { asked, signOut, lookAt, choose, reminder, clock };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('after an hour, and again after another, a member hears how long it has been', async () => {
  const { lookAt, asked, signOut } = setUp();
  expect([await lookAt(1), await lookAt(60), await lookAt(61), await lookAt(62), await lookAt(121)]).toEqual([
    0, 0, 1, 1, 2,
  ]);
  expect(asked.map(({ text }) => text)).toEqual(['play.text 60', 'play.text 120']);
  expect(signOut).not.toHaveBeenCalled();
});

test('the time goes on over a page that is reloaded', async () => {
  await setUp().lookAt(1);
  expect(await setUp().lookAt(61)).toBe(1);
});

test('who wants to stop is signed out', async () => {
  const { lookAt, signOut } = setUp({ stops: true });
  await lookAt(0);
  await lookAt(60);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('the member’s own choice counts, never included', async () => {
  const half = setUp();
  half.choose(30);
  expect([await half.lookAt(0), await half.lookAt(30)]).toEqual([0, 1]);
  sessionStorage.clear();
  const never = setUp();
  never.choose(0);
  expect([await never.lookAt(0), await never.lookAt(600)]).toEqual([0, 0]);
});

test('it waits for a dialog to be closed', async () => {
  const { lookAt } = setUp();
  await lookAt(0);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(await lookAt(60)).toBe(0);
  dialog.remove();
  expect(await lookAt(61)).toBe(1);
});

test.each<[string, Parameters<typeof setUp>[0]]>([
  ['a merchant that does not remind', { isOn: false }],
  ['a visitor', { session: { status: 'visitor' } }],
])('%s says nothing', async (_name, changes) => {
  const { lookAt } = setUp(changes);
  expect([await lookAt(0), await lookAt(600)]).toEqual([0, 0]);
});

test('it looks once a minute until it is stopped', async () => {
  jest.useFakeTimers();
  const { reminder, clock, asked } = setUp();
  const stop = reminder.watch();
  await jest.advanceTimersByTimeAsync(MINUTE);
  clock.now = 60 * MINUTE;
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(1);
  stop();
  clock.now = 600 * MINUTE;
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked).toHaveLength(1);
  jest.useRealTimers();
});
