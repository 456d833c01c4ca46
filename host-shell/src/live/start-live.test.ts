import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext } from 'test-kit/fake-context';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { PERSONAS } from '../testing/personas';
import { POLL_INTERVAL_MS } from './polling';
import { startLive } from './start-live';

/** What is asked of the gateway: the header of each stream that was opened, and whether it was closed. */
function makePage(session: SessionState = PERSONAS.member, merchant: object = {}) {
  const context = fakeContext({ name: 'host-shell', session });
  const streams: { readonly token: string; readonly signal: AbortSignal }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const headers = init?.headers as Record<string, string>;
    streams.push({ token: headers['Authorization'] ?? '', signal: init?.signal as AbortSignal });
    return new Promise(() => undefined);
  });
  const wallet = { refresh: jest.fn(async () => undefined), take: jest.fn() };
  const unread = { refresh: jest.fn(), take: jest.fn() };
  const token = (): string => {
    const state = context.session.get();
    return `token of a ${state.status}`;
  };
  const host = {
    boot: { document: { merchant: { code: 'aurora', apiOrigin: '', ...merchant } } },
    http: { written: () => ({ url: '/api/v1/live', headers: { Authorization: token() } }) },
    session: { reader: context.session, token },
    telemetry: context.telemetry,
    events: context.events,
    language: context.language,
    shared: { site: context.site },
    wallet,
    unread,
  } as unknown as HostServices;
  stop = startLive(host, { t: (key: string) => key } as unknown as PageTexts);
  return { context, streams, wallet, unread };
}

/** The tab comes into sight, or is left. */
function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop = (): void => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('listens as who is here, while the tab is in sight', () => {
  show('visible');
  const { streams } = makePage();
  expect(streams.map(({ token }) => token)).toEqual(['token of a member']);
  show('hidden');
  expect(streams[0]?.signal.aborted).toBe(true);
  show('visible');
  expect(streams).toHaveLength(2);
});

it('listens as somebody else from the moment the session changes, and not again for the same person', () => {
  show('visible');
  const { context, streams } = makePage();
  context.setSession(PERSONAS.agent);
  context.tell('session.changed', { state: PERSONAS.agent });
  expect(streams).toHaveLength(2);
  expect(streams[0]?.signal.aborted).toBe(true);
  context.tell('session.changed', { state: PERSONAS.agent });
  expect(streams).toHaveLength(2);
});

it('does not listen on a device that saves data', () => {
  show('visible');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { context, streams } = makePage();
  expect(streams).toEqual([]);
  expect(context.log.emitted).toEqual([]);
});

it('asks now and then where the merchant has no channel, in sight only', async () => {
  show('visible');
  const { streams, wallet, unread, context } = makePage(PERSONAS.member, { live: false });
  await jest.advanceTimersByTimeAsync(0);
  expect(context.log.emitted.at(-1)).toEqual({ name: 'live.changed', payload: { mode: 'polling', kinds: [] } });
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  expect([wallet.refresh.mock.calls, unread.refresh.mock.calls].map(({ length }) => length)).toEqual([1, 1]);
  show('hidden');
  await jest.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS);
  expect(wallet.refresh).toHaveBeenCalledTimes(1);
  expect(streams).toEqual([]);
});
