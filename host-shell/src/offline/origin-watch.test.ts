import { ANSWER_WAIT_MS, OriginWatch, PAUSES_MS, type CopiedPage } from './origin-watch';

type Head = (address: string, options: RequestInit) => Promise<{ readonly ok: boolean }>;

const asked = jest.fn<ReturnType<Head>, Parameters<Head>>();
const reload = jest.fn();
const answers: boolean[] = [];
let isTyping = false;
let stop = (): void => undefined;

const away: Head = () => Promise.reject(new TypeError('Failed to fetch'));
const there: Head = () => Promise.resolve({ ok: true });
const silent: Head = (_address, { signal }) =>
  new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError'))));

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function begin(page: Partial<CopiedPage> = {}): OriginWatch {
  const watch = new OriginWatch({
    wasReloaded: false,
    onAnswer: (isReached) => answers.push(isReached),
    mayReload: () => !isTyping,
    reload,
    ...page,
  });
  stop = watch.begin();
  return watch;
}

/** Lets time pass until the next question, and tells how long it took. */
async function nextPause(): Promise<number> {
  const before = asked.mock.calls.length;
  for (let waited = 500; waited <= 60_000; waited += 500) {
    await jest.advanceTimersByTimeAsync(500);
    if (asked.mock.calls.length > before) return waited;
  }
  return Infinity;
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = asked as unknown as typeof fetch;
  asked.mockReset().mockImplementation(away);
  reload.mockReset();
  answers.length = 0;
  isTyping = false;
  show('visible');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('an origin that is away is asked ever more seldom, and the page is taken when it answers', async () => {
  begin();
  const pauses = [];
  for (let turn = 0; turn < 7; turn += 1) pauses.push(await nextPause());
  expect(pauses).toEqual([...PAUSES_MS, 30_000, 30_000]);
  expect(asked).toHaveBeenLastCalledWith(
    '/m/home',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store', credentials: 'omit', redirect: 'error' }),
  );
  expect(answers).toEqual(pauses.map(() => false));
  expect(reload).not.toHaveBeenCalled();
  asked.mockImplementation(there);
  expect(await nextPause()).toBe(30_000);
  expect(answers.at(-1)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an answer that is no page is none', async () => {
  asked.mockResolvedValue({ ok: false });
  begin();
  expect([await nextPause(), await nextPause()]).toEqual([2000, 4000]);
  expect(reload).not.toHaveBeenCalled();
});

test('an origin that says nothing is given up, and asked again', async () => {
  asked.mockImplementation(silent);
  begin();
  await nextPause();
  await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
  expect(await nextPause()).toBe(PAUSES_MS[1]);
});

test('a copy that a reload brought asks later: the reload before it was of no use', async () => {
  begin({ wasReloaded: true });
  expect([await nextPause(), await nextPause()]).toEqual([8000, 16_000]);
});

test.each([
  ['the connection comes back', () => window.dispatchEvent(new Event('online'))],
  ['the page is back in view', () => show('visible')],
  [
    'the page comes from the memory of the browser',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('it is asked at once when %s', async (_name, happen) => {
  asked.mockImplementation(there);
  begin();
  happen();
  await jest.advanceTimersByTimeAsync(0);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('the first showing of a page is no coming back', async () => {
  begin();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
});

test('a connection that comes back before its origin restarts the pauses', async () => {
  begin();
  for (let turn = 0; turn < 4; turn += 1) await nextPause();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(5);
  expect([await nextPause(), await nextPause()]).toEqual([2000, 4000]);
});

test('out of view nothing is asked, and back in view it is', async () => {
  begin();
  show('hidden');
  window.dispatchEvent(new Event('online'));
  expect(await nextPause()).toBe(Infinity);
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nobody is cut off in the middle of a text; the page goes afterwards', async () => {
  asked.mockImplementation(there);
  isTyping = true;
  begin();
  expect([await nextPause(), await nextPause()]).toEqual([2000, 4000]);
  expect(reload).not.toHaveBeenCalled();
  isTyping = false;
  await nextPause();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a retry loads the network’s page, whatever is typed, or says that the origin does not answer', async () => {
  isTyping = true;
  const watch = begin();
  expect(await watch.retry()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  asked.mockImplementation(there);
  expect(await watch.retry()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('there is one question at a time', async () => {
  asked.mockImplementation(silent);
  const watch = begin();
  window.dispatchEvent(new Event('online'));
  const answers = Promise.all([watch.retry(), watch.retry()]);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
  expect(await answers).toEqual([false, false]);
});

test('who has stopped asks no more', async () => {
  begin();
  stop();
  window.dispatchEvent(new Event('online'));
  expect(await nextPause()).toBe(Infinity);
});
