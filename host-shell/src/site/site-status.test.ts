import { systemStatus } from 'shared-contracts/api/endpoints/system';
import { readAnswerValue } from 'shared-contracts/api/reading';
import { fakeHttp } from 'test-kit/fake-http';
import { openStorage } from '../storage/site-storage';
import { infoOf, SiteStatusStore, statusValue, type StatusReply } from './site-status';
import { unknownSite } from './site-reader';
import { MERCHANT } from '../testing/boot-fixture';

const KEY = 'cache.systemStatus';
const INFO = { ...unknownSite(MERCHANT), mainDomain: 'aurora.example' };
const REPLY: StatusReply = {
  info: INFO,
  location: { ip: '10.0.0.1', country: '' },
  maintenance: false,
  regionRestriction: false,
};

function makeStore() {
  const values: number[] = [];
  const store = new SiteStatusStore({
    storage: openStorage(),
    merchantCode: 'aurora',
    language: () => 'TY',
    onValue: (value) => void values.push(value),
  });
  return { store, values, http: fakeHttp() };
}

beforeEach(() => localStorage.clear());

describe('statusValue', () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [false, true, 2],
    [true, true, 1],
  ])('maintenance %s, restricted %s: %i', (maintenance, regionRestriction, value) => {
    expect(statusValue({ maintenance, regionRestriction })).toBe(value);
  });
});

describe('restore', () => {
  const cached = (changes: object): string =>
    JSON.stringify({ v: 1, savedAt: 5, language: 'EN', data: REPLY, ...changes });

  it('knows at once what an earlier visit kept', () => {
    localStorage.setItem(KEY, cached({ data: { ...REPLY, regionRestriction: true } }));
    const { store, values } = makeStore();
    store.restore();
    expect(store.get()).toMatchObject({ kind: 'known', value: 2 });
    expect(infoOf(store.get(), unknownSite(MERCHANT)).mainDomain).toBe('aurora.example');
    expect(values).toEqual([2]);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', cached({ v: 2 })],
    ['no version', cached({ v: undefined })],
    ['data of another form', cached({ data: { ...REPLY, maintenance: 'soon' } })],
    ['no time', cached({ savedAt: 'now' })],
  ])('drops %s', (_name, text) => {
    localStorage.setItem(KEY, text);
    const { store, values } = makeStore();
    store.restore();
    expect(store.get()).toEqual({ kind: 'waiting' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(values).toEqual([]);
  });

  it('waits when nothing was kept', () => {
    const { store } = makeStore();
    store.restore();
    expect(store.get()).toEqual({ kind: 'waiting' });
    expect(infoOf(store.get(), INFO)).toBe(INFO);
  });
});

describe('refresh', () => {
  it('asks in the page’s language, tells and keeps the answer', async () => {
    const { store, values, http } = makeStore();
    http.answer(systemStatus, { ...REPLY, maintenance: true });
    await store.refresh(http);
    expect(http.calls[0]?.request).toEqual({ merchantCode: 'aurora', language: 'TY' });
    expect(store.get()).toMatchObject({ kind: 'known', value: 1 });
    expect(values).toEqual([1]);
    const next = makeStore();
    next.store.restore();
    expect(next.store.get()).toEqual(store.get());
  });

  it('tells a failure while nothing is known', async () => {
    const { store, http } = makeStore();
    http.fail(systemStatus, { kind: 'timeout' });
    await store.refresh(http);
    expect(store.get()).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps what it knows through a failure', async () => {
    const { store, values, http } = makeStore();
    http.answer(systemStatus, REPLY);
    await store.refresh(http);
    http.fail(systemStatus, { kind: 'network', offline: true });
    await store.refresh(http);
    expect(store.get()).toMatchObject({ kind: 'known', value: 0 });
    expect(values).toEqual([0]);
  });

  it.each([
    ['null', { info: null }],
    ['missing', {}],
    ['no object', { info: 'none' }],
    ['an empty list', { info: [] }],
    ['of nulls', { info: Object.fromEntries(Object.keys(INFO).map((name) => [name, null])) }],
    ['of other types', { info: Object.fromEntries(Object.keys(INFO).map((name) => [name, 7])) }],
    ['of more than is known', { info: { ...INFO, strange: {} } }],
  ])('opens the site where its information is %s', async (_, answer) => {
    const { store, http } = makeStore();
    http.answer(
      systemStatus,
      readAnswerValue(systemStatus.reply, { ...answer, maintenance: false }).value as StatusReply,
    );
    await store.refresh(http);
    expect(store.get()).toMatchObject({ kind: 'known', value: 0 });
    const { mobileTemplate, whitelabel, languages } = infoOf(store.get(), INFO);
    expect([mobileTemplate, whitelabel, languages.supported.length > 0]).toEqual([
      { mem_cen: expect.any(String), dep_func: expect.any(String) },
      { flags: {}, promotions: {}, menus: [], dividendDisplay: false },
      true,
    ]);
  });

  it('keeps what it knows of the site through an answer without it', async () => {
    const { store, http } = makeStore();
    http.answer(systemStatus, REPLY);
    await store.refresh(http);
    http.answer(systemStatus, { location: {}, maintenance: true, regionRestriction: false });
    await store.refresh(http);
    expect(store.get()).toMatchObject({ kind: 'known', value: 1 });
    expect(infoOf(store.get(), unknownSite(MERCHANT))).toEqual(INFO);
  });

  it('waits again for a retry from the splash, and settles with its answer', async () => {
    const { store, http } = makeStore();
    http.fail(systemStatus, { kind: 'timeout' });
    await store.refresh(http);
    await store.settled();
    http.answer(systemStatus, REPLY);
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get().kind));
    const retry = store.retry(http);
    await store.settled();
    await retry;
    expect(seen).toEqual(['waiting', 'known']);
  });
});

describe('watchFocus', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('refreshes on focus, at most once a minute, until stopped', async () => {
    const { store, http } = makeStore();
    http.answer(systemStatus, REPLY);
    await store.refresh(http);
    const stop = store.watchFocus(http);
    const focusAfter = async (wait: number): Promise<number> => {
      await jest.advanceTimersByTimeAsync(wait);
      document.dispatchEvent(new Event('visibilitychange'));
      return http.calls.length;
    };
    expect(await focusAfter(59_999)).toBe(1);
    expect(await focusAfter(1)).toBe(2);
    expect(await focusAfter(59_999)).toBe(2);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await focusAfter(60_000)).toBe(2);
    hidden.mockRestore();
    stop();
    expect(await focusAfter(60_000)).toBe(2);
  });
});
