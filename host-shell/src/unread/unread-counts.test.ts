import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { chatUnread, inboxUnread } from 'shared-contracts/api/endpoints/messaging';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext } from 'test-kit/fake-context';
import { PERSONAS } from '../testing/personas';
import { UNREAD_THROTTLE_MS, UnreadCounts } from './unread-counts';

const notice = (id: number, read: boolean | null) => ({ id, title: '', content: '', startDate: 0, read });

function makeCounts(session: SessionState = PERSONAS.member, hasChat = true) {
  const context = fakeContext({
    name: 'host-shell',
    session,
    info: { whitelabel: { flags: { CBS3: hasChat }, promotions: {}, menus: [], dividendDisplay: false } },
  });
  const { http, flags, events } = context;
  http.answer(announcements, { player: [notice(1, false), notice(2, true), notice(3, null)] });
  http.answer(chatUnread, { unReadCount: 3 });
  http.answer(inboxUnread, 4);
  const counts = new UnreadCounts({ http, session: context.session, flags, merchantCode: () => 'aurora', events });
  return { counts, context, http, told: () => context.log.emitted.map(({ payload }) => payload) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('UnreadCounts', () => {
  it('asks at once and tells the counts with their sum', async () => {
    const { counts, http, told } = makeCounts();
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ announcement: 2, chat: 3, inbox: 4, total: 9 }]);
    expect(http.callsOf(announcements)[0]?.request).toEqual({
      types: 'B,PL,PU',
      platform: 'M',
      merchantCode: 'aurora',
    });
  });

  it('asks no more often than every 250 ms, and loses no last wish', async () => {
    const { counts, http } = makeCounts();
    const asked = (): number => http.callsOf(inboxUnread).length;
    counts.refresh();
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(100);
    counts.refresh();
    counts.refresh();
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS - 101);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(10 * UNREAD_THROTTLE_MS);
    expect(asked()).toBe(2);
  });

  it.each<[string, SessionState]>([
    ['a visitor', PERSONAS.visitor],
    ['a trial user', PERSONAS.trial],
    ['a session not read yet', { status: 'unknown' }],
  ])('never asks for %s', async (_name, session) => {
    const { counts, http, told } = makeCounts(session);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(http.calls).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('asks for nothing when the session ended while it waited', async () => {
    const { counts, context, http } = makeCounts();
    counts.refresh();
    context.setSession(PERSONAS.visitor);
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(http.calls).toEqual([]);
  });

  it('leaves the chat out where it is off', async () => {
    const { counts, http, told } = makeCounts(PERSONAS.agent, false);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(http.callsOf(chatUnread)).toEqual([]);
    expect(told()).toEqual([{ announcement: 2, chat: 0, inbox: 4, total: 6 }]);
  });

  it('counts what failed as none', async () => {
    const { counts, http, told } = makeCounts();
    http.fail(announcements, { kind: 'timeout' });
    http.fail(chatUnread, { kind: 'forbidden', code: 'feature.off' });
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 4, total: 4 }]);
  });

  it('is all read when nobody is signed in', () => {
    const { counts, told } = makeCounts();
    counts.clear();
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 0, total: 0 }]);
  });
});
