import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { chatUnread, inboxUnread } from 'shared-contracts/api/endpoints/messaging';
import type { EventMap } from 'shared-contracts/events/event-map';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext } from 'test-kit/fake-context';
import { PERSONAS } from '../testing/personas';
import { UNREAD_THROTTLE_MS, UnreadCounts } from './unread-counts';

const MUST_CHANGE = { ...PERSONAS.member, mustChangePassword: true } as SessionState;
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

  it('begins with one reading, whoever else has asked before', async () => {
    const { counts, http } = makeCounts();
    counts.begin();
    await jest.advanceTimersByTimeAsync(0);
    counts.begin();
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(http.callsOf(inboxUnread)).toHaveLength(1);
  });

  it.each<[string, SessionState]>([
    ['a visitor', PERSONAS.visitor],
    ['a trial user', PERSONAS.trial],
    ['who must change the password first', MUST_CHANGE],
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

  it('takes what the live channel tells, and drops answers that were on their way', async () => {
    const { counts, http, told } = makeCounts();
    let answer: (count: number) => void = () => undefined;
    http.answer(inboxUnread, (() => new Promise((resolve) => (answer = resolve))) as never);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    counts.take({ announcement: 1, chat: 1, inbox: 9 });
    answer(4);
    await jest.advanceTimersByTimeAsync(10 * UNREAD_THROTTLE_MS);
    expect(told()).toEqual([{ announcement: 1, chat: 1, inbox: 9, total: 11 }]);
    expect(http.callsOf(inboxUnread)).toHaveLength(1);
  });

  it('takes nothing for who is not asked about', () => {
    const { counts, told } = makeCounts(PERSONAS.visitor);
    counts.take({ announcement: 1, chat: 1, inbox: 9 });
    expect(told()).toEqual([]);
  });

  it.each<[string, EventMap['live.changed'], number]>([
    ['does not ask in sight again while the channel tells them', { mode: 'open', kinds: ['unread'] }, 0],
    ['does not ask before the channel is back, which tells what was missed', { mode: 'paused', kinds: [] }, 0],
    ['asks where there is no channel', { mode: 'polling', kinds: [] }, 1],
    ['asks for itself where the channel does not tell them', { mode: 'open', kinds: ['balance'] }, 1],
  ])('%s', async (_name, change, asked) => {
    const { counts, context, http } = makeCounts();
    context.tell('live.changed', change);
    counts.lookAgain();
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(http.callsOf(inboxUnread)).toHaveLength(asked);
  });

  it('leaves the chat out where it is off', async () => {
    const { counts, http, told } = makeCounts(PERSONAS.agent, false);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(http.callsOf(chatUnread)).toEqual([]);
    expect(told()).toEqual([{ announcement: 2, chat: 0, inbox: 4, total: 6 }]);
  });

  it('keeps the last count of what failed, none before the first', async () => {
    const { counts, http, told } = makeCounts();
    http.fail(announcements, { kind: 'timeout' });
    http.fail(chatUnread, { kind: 'forbidden', code: 'feature.off' });
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 4, total: 4 }]);
    http.answer(chatUnread, { unReadCount: 2 });
    http.fail(inboxUnread, { kind: 'timeout' });
    counts.refresh();
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(told().at(-1)).toEqual({ announcement: 0, chat: 2, inbox: 4, total: 6 });
  });

  it('goes down at once with what is read, never below none', async () => {
    const { counts, context, told } = makeCounts();
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    context.tell('notice.read', { id: 1 });
    expect(told().at(-1)).toEqual({ announcement: 1, chat: 3, inbox: 4, total: 8 });
    context.tell('notice.read', { id: 2 });
    context.tell('notice.read', { id: 3 });
    expect(told().at(-1)).toEqual({ announcement: 0, chat: 3, inbox: 4, total: 7 });
    context.tell('inbox.changed', { unread: 1 });
    expect(told().at(-1)).toEqual({ announcement: 0, chat: 3, inbox: 1, total: 4 });
    context.tell('inbox.changed', { unread: -1 });
    expect(told().at(-1)).toEqual({ announcement: 0, chat: 3, inbox: 0, total: 3 });
  });

  it('does not let an answer counted before the reading bring it back, and asks again', async () => {
    const { counts, context, http, told } = makeCounts();
    let answer: (count: number) => void = () => undefined;
    http.answer(inboxUnread, (() => new Promise((resolve) => (answer = resolve))) as never);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    context.tell('inbox.changed', { unread: 3 });
    http.answer(inboxUnread, 3);
    answer(4);
    await jest.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 3, total: 3 }]);
    await jest.advanceTimersByTimeAsync(UNREAD_THROTTLE_MS);
    expect(told().at(-1)).toEqual({ announcement: 2, chat: 3, inbox: 3, total: 8 });
    expect(http.callsOf(inboxUnread)).toHaveLength(2);
  });

  it('drops an answer that comes after sign-out', async () => {
    const { counts, context, http, told } = makeCounts();
    let answer: (count: number) => void = () => undefined;
    http.answer(inboxUnread, (() => new Promise((resolve) => (answer = resolve))) as never);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    context.setSession(PERSONAS.visitor);
    counts.clear();
    answer(4);
    await jest.advanceTimersByTimeAsync(10 * UNREAD_THROTTLE_MS);
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 0, total: 0 }]);
    context.tell('notice.read', { id: 1 });
    expect(told()).toHaveLength(1);
    expect(http.callsOf(inboxUnread)).toHaveLength(1);
  });

  it('asks for the next person at once, not for the one who left', async () => {
    const { counts, context, http, told } = makeCounts();
    counts.refresh();
    counts.clear();
    context.setSession(PERSONAS.agent);
    counts.refresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(http.callsOf(inboxUnread)).toHaveLength(1);
    expect(told().at(-1)).toMatchObject({ total: 9 });
  });

  it('is all read when nobody is signed in', () => {
    const { counts, told } = makeCounts();
    counts.clear();
    expect(told()).toEqual([{ announcement: 0, chat: 0, inbox: 0, total: 0 }]);
  });
});
