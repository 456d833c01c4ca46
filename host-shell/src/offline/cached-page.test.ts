import { refreshCachedResponses, checkCachedPage } from './cached-page';

const KEPT = '2026-01-02T03:04:05.000Z';

/** A browser whose worker gives this answer to the question; none at all without one. */
function setUp(answer?: (port: MessagePort) => void) {
  const asked: unknown[] = [];
  const update = jest.fn(async () => undefined);
  const controller = answer && {
    postMessage: (question: unknown, [port]: readonly MessagePort[]) => {
      asked.push(question);
      if (port) answer(port);
    },
  };
  const workers = { controller: controller ?? null, ready: Promise.resolve({ update }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return { asked, update, page: { onReplaced: jest.fn(), onOffline: jest.fn(), onUnknown: jest.fn() } };
}

const saying = (news: unknown) => (port: MessagePort) => port.postMessage(news);

class FakeChannel {
  readonly port1 = { onmessage: (_event: { data: unknown }): void => undefined, close: (): void => undefined };
  readonly port2 = { postMessage: (data: unknown): void => this.port1.onmessage({ data }) };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'MessageChannel', { value: FakeChannel, configurable: true });
  document.documentElement.setAttribute('data-kept', KEPT);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  document.documentElement.removeAttribute('data-copy');
  document.documentElement.removeAttribute('data-kept');
});

const calls = ({ page }: ReturnType<typeof setUp>): readonly (readonly unknown[])[] => [
  page.onReplaced.mock.calls,
  page.onOffline.mock.calls,
  page.onUnknown.mock.calls,
];

test('the same page asks for nothing more', async () => {
  const site = setUp(saying({ networkPage: 'same' }));
  await checkCachedPage(site.page);
  expect(site.asked).toEqual(['network page']);
  expect(calls(site)).toEqual([[], [], []]);
  expect(site.update).not.toHaveBeenCalled();
});

test('another page is told of with what it brings, and its worker looked for', async () => {
  const site = setUp(saying({ networkPage: 'other', boot: '{}' }));
  await checkCachedPage(site.page);
  expect(calls(site)).toEqual([[['{}']], [], []]);
  // The network’s page may have a worker that deletes everything from this device.
  expect(site.update).toHaveBeenCalledTimes(1);
});

test('without a network the page is the copy, and says so', async () => {
  const site = setUp(saying({ networkPage: 'nothing' }));
  await checkCachedPage(site.page);
  expect(calls(site)).toEqual([[], [[]], []]);
  expect(document.documentElement.getAttribute('data-copy')).toBe(KEPT);
});

test.each([
  ['a worker that has just begun', saying(null)],
  ['a worker of another release', saying({ networkPage: 'worse' })],
  ['no worker', undefined],
])('with %s the page asks for itself', async (_name, answer) => {
  const site = setUp(answer);
  await checkCachedPage(site.page);
  expect(calls(site)).toEqual([[], [], [[]]]);
});

test('a worker that does not know the question is not waited for', async () => {
  jest.useFakeTimers();
  const site = setUp(() => undefined);
  const settled = checkCachedPage(site.page);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(calls(site)).toEqual([[], [], []]);
  await jest.advanceTimersByTimeAsync(2000);
  await settled;
  expect(calls(site)).toEqual([[], [], [[]]]);
});

test('a page of the network asks nobody', async () => {
  const site = setUp(saying({ networkPage: 'other', boot: null }));
  document.documentElement.removeAttribute('data-kept');
  await checkCachedPage(site.page);
  expect(site.asked).toEqual([]);
  expect(calls(site)).toEqual([[], [], []]);
});

test.each<[string, ((port: MessagePort) => void) | undefined, number]>([
  ['no other answers', saying(false), 0],
  ['other answers', saying(true), 1],
  ['a worker that does not know', saying(null), 1],
  ['no worker', undefined, 1],
])('with %s a page that came first asks again %#', async (_name, answer, times) => {
  setUp(answer);
  const askAgain = jest.fn();
  await refreshCachedResponses(askAgain);
  expect(askAgain).toHaveBeenCalledTimes(times);
});

test('a page from the network has the newest responses', async () => {
  const site = setUp(saying(true));
  document.documentElement.removeAttribute('data-kept');
  const askAgain = jest.fn();
  await refreshCachedResponses(askAgain);
  expect([site.asked, askAgain.mock.calls]).toEqual([[], []]);
});
