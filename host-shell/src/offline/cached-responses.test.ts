/** @jest-environment node */
import { SERVE_FIRST_MS } from './cache-names';
import { CachedResponses } from './cached-responses';

const ORIGIN = 'https://aurora.example';
const PAGE = 'a page';

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly keys = async (): Promise<string[]> => [...this.entries.keys()];
  readonly match = async (key: string): Promise<Response | undefined> => this.entries.get(key)?.clone();
  readonly put = async (key: string, answer: Response): Promise<void> => void this.entries.set(key, answer);
  readonly delete = async (key: string): Promise<boolean> => this.entries.delete(key);
}

function setUp() {
  const cache = new FakeCache();
  const clock = { now: Date.UTC(2026, 0, 2, 3, 4, 5) };
  const work: Promise<unknown>[] = [];
  const caches = { open: async () => cache } as unknown as Pick<CacheStorage, 'open'>;
  const answers = new CachedResponses({
    caches,
    now: () => clock.now,
    isReadable: (_url, text) => !text.startsWith('<'),
  });
  /** Makes a call, with the network's answer to it, and waits for what is done behind it. */
  const call = async (
    ask: () => Promise<Response>,
    { path = '/games/hot', language = 'EN', clientId = PAGE } = {},
  ): Promise<string> => {
    const request = new Request(`${ORIGIN}/api/v1${path}`, { headers: { Language: language } });
    const answer = answers.answer({ request, clientId, ask, afterwards: (task) => work.push(task) });
    return (await answer).text();
  };
  const rest = async (): Promise<void> => void (await Promise.all(work));
  return { answers, cache, clock, call, rest };
}

const saying =
  (body: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(body, { status });
const lost = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const never = (): Promise<Response> => new Promise(() => undefined);

/** A visit has been; another page begins with what was kept. */
async function begun(answer = 'games') {
  const site = setUp();
  await site.call(saying(answer), { clientId: 'before' });
  await site.rest();
  site.answers.startFrom(PAGE);
  return site;
}

test('answers are kept by language, and given only where there is no network', async () => {
  const { call, rest } = setUp();
  expect(await call(saying('games'))).toBe('games');
  expect(await call(saying('newer'))).toBe('newer');
  expect(await call(saying('refused', 500))).toBe('refused');
  await rest();
  expect(await call(lost)).toBe('newer');
  await expect(call(lost, { language: 'CN' })).rejects.toThrow('no network');
});

test.each<[string, (site: ReturnType<typeof setUp>) => Promise<unknown>]>([
  ['answers the page', ({ call }) => call(saying('<!doctype html>'))],
  [
    'answers behind the kept page',
    async ({ answers, call }) => {
      answers.startFrom(PAGE);
      expect(await call(saying('<!doctype html>'))).toBe('games');
      expect(await answers.hasNewer(PAGE)).toBe(false);
    },
  ],
  [
    'answered the page of the first visit',
    ({ answers }) =>
      answers.saveAll([{ url: `${ORIGIN}/api/v1/games/hot`, headers: { Language: 'EN' }, text: '<!doctype html>' }]),
  ],
])('the last good answer stays where a portal %s', async (_case, visit) => {
  const site = setUp();
  await site.call(saying('games'), { clientId: 'before' });
  await site.rest();
  await visit(site);
  await site.rest();
  expect(await site.call(lost)).toBe('games');
});

test('only so many answers are kept, the newest', async () => {
  const { call, rest, cache } = setUp();
  for (let page = 0; page < 45; page += 1) {
    await call(saying('games'), { path: `/games?pageNo=${page}` });
    await rest();
  }
  const urls = [...cache.entries.keys()];
  expect(urls).toHaveLength(40);
  expect(urls[0]).toContain('pageNo=5&');
});

test('a page that begins with what was kept has the last answer before the network says anything', async () => {
  const { call } = await begun();
  expect(await call(never)).toBe('games');
});

test('the network is asked behind it; where it says the same, there is nothing to ask again', async () => {
  const { answers, call, rest } = await begun();
  const ask = jest.fn(saying('games'));
  await call(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await answers.hasNewer(PAGE)).toBe(false);
  await rest();
});

test('where it says something else the page is told, and is given that when it asks again, once', async () => {
  const { answers, call } = await begun();
  expect(await call(saying('other games'))).toBe('games');
  expect(await answers.hasNewer(PAGE)).toBe(true);
  const ask = jest.fn(saying('games of later'));
  expect(await call(ask)).toBe('other games');
  expect(ask).not.toHaveBeenCalled();
  expect(await call(ask)).toBe('games of later');
});

test('where there is no room to keep what the network said, the page asks it again', async () => {
  const { answers, cache, call } = await begun();
  jest.spyOn(cache, 'put').mockRejectedValue(new Error('no room'));
  await call(saying('other games'));
  expect(await answers.hasNewer(PAGE)).toBe(true);
  expect(await call(saying('games of later'))).toBe('games of later');
});

test('what the network said a while ago is not what it says now', async () => {
  const { answers, call, clock } = await begun();
  await call(saying('other games'));
  await answers.hasNewer(PAGE);
  clock.now += 30_000;
  expect(await call(saying('games of later'))).toBe('games of later');
});

test('what the page of the first visit was drawn from is the last answer, and the same however it is written', async () => {
  const { answers, call } = setUp();
  await answers.saveAll([{ url: `${ORIGIN}/api/v1/games/hot`, headers: { Language: 'EN' }, text: '{"games":[1]}' }]);
  answers.startFrom(PAGE);
  expect(await call(saying('{ "games": [1] }'))).toBe('{"games":[1]}');
  expect(await answers.hasNewer(PAGE)).toBe(false);
});

test('a network that fails or refuses is none that says something else', async () => {
  const { answers, call } = await begun();
  await call(lost);
  await call(saying('refused', 503));
  expect(await answers.hasNewer(PAGE)).toBe(false);
});

test('once the page has asked what is new it waits for the network like any other', async () => {
  const { answers, call } = await begun();
  await answers.hasNewer(PAGE);
  expect(await call(saying('other games'))).toBe('other games');
});

test.each<[string, object]>([
  ['another page', { clientId: 'another' }],
  ['a call that is for its moment', { path: '/lottery/list' }],
])('%s waits for the network', async (_name, call) => {
  const site = await begun();
  await site.call(saying('of before'), { ...call, clientId: 'before' });
  await site.rest();
  expect(await site.call(saying('of now'), call)).toBe('of now');
});

test('an answer of more than a day ago comes first no more', async () => {
  const { call, clock } = await begun();
  clock.now += SERVE_FIRST_MS;
  expect(await call(saying('other games'))).toBe('other games');
});

test('a page of which the browser tells no name, and one that began with nothing kept, are not known', async () => {
  const { answers, call } = await begun();
  expect(await answers.hasNewer('another')).toBeNull();
  answers.startFrom('');
  expect(await call(saying('other games'), { clientId: '' })).toBe('other games');
  expect(await answers.hasNewer('')).toBeNull();
});
