import { realityCheck, realityCheckSeen } from 'shared-contracts/api/endpoints/responsible-play';
import type { ConfirmRequest } from 'shared-contracts/remote/remote-context';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { TextFields } from 'shared-kit/i18n';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { openStorage } from '../storage/site-storage';
import { RealityChecks } from './reality-check';

const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 4, 12);
const at = (minute: number): number => START + minute * MINUTE;

/** A server that is due after an hour, of a sitting that began at minute 0. */
function setUp(changes: { readonly isOn?: boolean; readonly session?: SessionState; readonly stops?: boolean } = {}) {
  const { isOn = true, session = SOME_MEMBER, stops = false } = changes;
  const asked: ConfirmRequest[] = [];
  const signOut = jest.fn(async () => undefined);
  const clock = { now: START };
  const context = fakeContext({ name: 'host-shell', session });
  const tell = (due: number, more: object = {}): void => {
    const reply = { nextAt: at(due), since: START, result: -50, endsAt: null, ...more };
    context.http.answer(realityCheck, reply);
  };
  tell(60);
  context.http.answer(realityCheckSeen, { nextAt: at(120), since: START, result: -50, endsAt: null });
  const checks = new RealityChecks({
    session: context.session,
    storage: openStorage(),
    http: context.http,
    overlays: {
      confirm: async (request) => {
        asked.push(request);
        return stops;
      },
    },
    isOn: () => isOn,
    say: (key: string, fields: TextFields = {}) => [key, ...Object.values(fields)].map(String).join(' '),
    money: (amount) => `₱${amount}`,
    signOut,
    now: () => clock.now,
  });
  const lookAt = async (minute: number): Promise<number> => {
    clock.now = at(minute);
    await checks.look();
    return asked.length;
  };
  const calls = () => context.http.callsOf(realityCheck).length;
  const seen = () => context.http.callsOf(realityCheckSeen).length;
  return { asked, signOut, lookAt, tell, calls, seen, checks, clock, context };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('the server says when it is due: until then it is asked once', async () => {
  const { lookAt, asked, calls, seen, signOut } = setUp();
  expect([await lookAt(1), await lookAt(2), await lookAt(59)]).toEqual([0, 0, 0]);
  expect(calls()).toBe(1);
  expect(await lookAt(60)).toBe(1);
  expect(asked[0]).toMatchObject({ title: 'play.title', text: 'play.text 60 play.result ₱-50' });
  expect([seen(), await lookAt(61), await lookAt(119)]).toEqual([1, 1, 1]);
  expect(signOut).not.toHaveBeenCalled();
});

test('one that is due stays due over a reload, until it was read', async () => {
  const before = setUp();
  await before.lookAt(1);
  const after = setUp();
  expect(await after.lookAt(61)).toBe(1);
  sessionStorage.clear();
  expect(await setUp().lookAt(61)).toBe(1);
});

test('who wants to stop has read it, and is signed out', async () => {
  const { lookAt, signOut, seen } = setUp({ stops: true });
  await lookAt(60);
  expect([seen(), signOut.mock.calls.length]).toEqual([1, 1]);
});

test('it waits for a dialog to be closed', async () => {
  const { lookAt } = setUp();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(await lookAt(60)).toBe(0);
  dialog.remove();
  expect(await lookAt(61)).toBe(1);
});

test('the server is asked when a sitting ends, so that the page ends with it', async () => {
  const { lookAt, tell, calls } = setUp();
  tell(60, { endsAt: at(30) });
  await lookAt(1);
  await lookAt(29);
  expect(calls()).toBe(1);
  await lookAt(30);
  expect(calls()).toBe(2);
});

test('a server that does not answer is asked again after five minutes, and nothing is said', async () => {
  const { lookAt, context, calls } = setUp();
  context.http.fail(realityCheck, { kind: 'forbidden', code: 'feature.off' });
  expect([await lookAt(1), await lookAt(5), calls()]).toEqual([0, 0, 1]);
  await lookAt(6);
  expect(calls()).toBe(2);
});

test('a result that the server does not know is not told', async () => {
  const { lookAt, tell, asked } = setUp();
  tell(0, { result: Number.NaN });
  await lookAt(1);
  expect(asked[0]?.text).toBe('play.text 1');
});

test.each<[string, Parameters<typeof setUp>[0]]>([
  ['a merchant that does not offer it', { isOn: false }],
  ['a visitor', { session: { status: 'visitor' } }],
])('of %s nothing is asked', async (_name, changes) => {
  const { lookAt, calls } = setUp(changes);
  expect([await lookAt(0), await lookAt(600), calls()]).toEqual([0, 0, 0]);
});

test('it looks at once, and each minute until it is stopped', async () => {
  jest.useFakeTimers();
  const { checks, clock, asked } = setUp();
  const stop = checks.watch();
  clock.now = at(60);
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(1);
  stop();
  clock.now = at(600);
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked).toHaveLength(1);
  jest.useRealTimers();
});
