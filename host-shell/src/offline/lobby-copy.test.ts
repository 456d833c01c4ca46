/** @jest-environment node */
import { FIRST_LIFE_MS } from './kept-thing';
import { LobbyCopy, PAGE_WAIT_MS } from './lobby-copy';
import type { LobbyParts } from './worker-rules';

const ORIGIN = 'https://aurora.example';
const address = (path: string): string => new URL(path, ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map((url) => ({ url }));
  readonly match = async (key: string): Promise<Response | undefined> => this.entries.get(address(key))?.clone();
  readonly put = async (key: string, answer: Response): Promise<void> => void this.entries.set(address(key), answer);
  readonly delete = async (key: string | { url: string }): Promise<boolean> =>
    this.entries.delete(address(typeof key === 'string' ? key : key.url));
}

function setUp(pages: Readonly<Record<string, string>> = {}) {
  const stores = new Map<string, FakeCache>();
  const fetched: string[] = [];
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const open = async (name: string): Promise<FakeCache> => {
    const store = stores.get(name) ?? new FakeCache();
    stores.set(name, store);
    return store;
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const served: Record<string, string | Response> = { ...pages };
  const clock = { now: Date.UTC(2026, 0, 2, 3, 4, 5) };
  const copy = new LobbyCopy({
    caches: caches as unknown as CacheStorage,
    fetch: async (input) => {
      const { pathname } = new URL(input, ORIGIN);
      fetched.push(pathname);
      const body = served[pathname];
      if (body instanceof Response) return body.clone();
      return body === undefined ? new Response('', { status: 404 }) : new Response(body);
    },
    now: () => clock.now,
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  });
  return { copy, stores, fetched, waits, served, clock };
}

const FILE = address('/r/host-shell/host.0a1b.mjs');
const LATER = address('/r/host-shell/host.2c3d.mjs');
const PICTURE = address('/images/1.webp');
const PAGE = '<html lang="en"><script>host.0a1b.mjs</script></html>';
const PARTS: LobbyParts = {
  page: address('/m/home'),
  files: [],
  pictures: [PICTURE],
  wasKept: false,
  mayComeFirst: true,
  asksForAnswers: true,
};
const lost = (): Promise<Response> => Promise.reject(new TypeError('no network'));

async function kept(pages: Readonly<Record<string, string>> = {}) {
  const site = setUp({ '/m/home': PAGE, '/r/host-shell/host.0a1b.mjs': 'code', '/images/1.webp': 'picture', ...pages });
  await site.copy.keep({ ...PARTS, files: [FILE] });
  return site;
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('a page of the network is the page, whatever is kept', async () => {
  const { copy } = await kept();
  const answer = new Response('new', { status: 503 });
  expect(await copy.page(Promise.resolve(answer))).toBe(answer);
});

test('without a network the copy is, and says when it was made', async () => {
  const { copy } = await kept();
  expect(await text(copy.page(lost()))).toBe(PAGE.replace('<html', '<html data-copy="2026-01-02T03:04:05.000Z"'));
  expect(await text(copy.part(new Request(FILE), lost))).toBe('code');
  expect(await text(copy.part(new Request(PICTURE), lost))).toBe('picture');
});

test('the copy is in use from the page that was one to the next that was none', async () => {
  const { copy } = await kept();
  const shown: boolean[] = [];
  for (const answer of [Promise.resolve(new Response('new')), lost(), Promise.resolve(new Response('newer'))]) {
    await copy.page(answer);
    shown.push(copy.isShown);
  }
  expect(shown).toEqual([false, true, false]);
});

/** Asks for a page as a visit does, and gives it with what is still to be done behind it. */
function visit({ copy }: Pick<Awaited<ReturnType<typeof kept>>, 'copy'>, fromNetwork: Promise<Response>) {
  const work: Promise<unknown>[] = [];
  const page = text(copy.pageAtOnce(fromNetwork, 'visit', (task) => work.push(task)));
  return { page, rest: async () => void (await page, await Promise.all(work)) };
}

const FIRST = PAGE.replace('<html', '<html data-kept="2026-01-02T03:04:05.000Z"');
const never = (): Promise<Response> => new Promise(() => undefined);

test('a visit begins with the kept page, and its files come from the copy until the network has answered', async () => {
  const site = await kept();
  let answer: (page: Response) => void = () => undefined;
  const { page, rest } = visit(site, new Promise((resolve) => (answer = resolve)));
  expect([await page, site.copy.isShown]).toEqual([FIRST, true]);
  answer(new Response(PAGE));
  await rest();
  expect(site.copy.isShown).toBe(false);
  expect(await visit(site, never()).page).toBe(FIRST);
});

test('another page of the network ends it; the copy stays for when there is none', async () => {
  const site = await kept();
  await visit(site, Promise.resolve(new Response('newer'))).rest();
  expect(await visit(site, Promise.resolve(new Response('newest'))).page).toBe('newest');
  expect(await text(site.copy.page(lost()))).toContain('data-copy=');
});

test('a server that fails ends nothing, a page that is gone does', async () => {
  const site = await kept();
  await visit(site, Promise.resolve(new Response('', { status: 503 }))).rest();
  expect(await visit(site, lost()).page).toBe(FIRST);
  await visit(site, Promise.resolve(new Response('', { status: 404 }))).rest();
  expect(await visit(site, Promise.resolve(new Response('gone'))).page).toBe('gone');
});

test('a page that begins with the kept one begins with the last answers, too', async () => {
  const site = await kept();
  const begin = jest.spyOn(site.copy.answers, 'begin');
  await visit(site, Promise.resolve(new Response(PAGE))).rest();
  await site.copy.page(Promise.resolve(new Response(PAGE)));
  expect(begin.mock.calls).toEqual([['visit']]);
  // A page of before that never asks would have them for good.
  await site.copy.keep({ ...PARTS, files: [FILE], asksForAnswers: false });
  await visit(site, Promise.resolve(new Response(PAGE))).rest();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a page that was kept long ago, or may not come first, waits for the network', async () => {
  const site = await kept();
  site.clock.now += FIRST_LIFE_MS;
  expect(await visit(site, Promise.resolve(new Response('new'))).page).toBe('new');
  await site.copy.keep({ ...PARTS, files: [FILE] });
  expect(await visit(site, never()).page).toContain('data-kept=');
  await site.copy.keep({ ...PARTS, files: [FILE], mayComeFirst: false });
  expect(await visit(site, Promise.resolve(new Response('new'))).page).toBe('new');
});

test('a kept page that is not the page of now any more has none kept', async () => {
  const site = await kept();
  site.served['/m/home'] = `${PAGE} `;
  await site.copy.keep({ ...PARTS, files: [FILE], wasKept: true });
  expect(await text(site.copy.page(lost()))).not.toMatch(/ $/);
  await site.copy.keep({ ...PARTS, files: [FILE] });
  expect(await text(site.copy.page(lost()))).toMatch(/ $/);
});

const answering =
  (body: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(body, { status });

test.each<[string, () => Promise<Response>, object]>([
  ['the same page', answering(PAGE), { pageOfNow: 'same' }],
  ['a server that fails', answering('', 503), { pageOfNow: 'same' }],
  ['no network', lost, { pageOfNow: 'nothing' }],
  ['another page', answering(`${PAGE} `), { pageOfNow: 'other', boot: null }],
  ['a page that is gone', answering('', 410), { pageOfNow: 'other', boot: null }],
  [
    'a page with a boot document',
    answering('<html><script type="application/json" id="boot">{"a":\n1}</script><script>1</script></html>'),
    { pageOfNow: 'other', boot: '{"a":\n1}' },
  ],
])('who came first is told of %s', async (_name, fromNetwork, news) => {
  const site = await kept();
  expect(await site.copy.news()).toBeNull();
  await visit(site, fromNetwork()).rest();
  expect(await site.copy.news()).toEqual(news);
});

test('who came first is told of a network that says nothing', async () => {
  const site = await kept();
  const { page, rest } = visit(site, never());
  await page;
  site.waits.at(-1)?.end();
  await rest();
  expect(await site.copy.news()).toEqual({ pageOfNow: 'nothing' });
  expect(site.copy.isShown).toBe(true);
});

test('a network that does not answer is none, after a while', async () => {
  const { copy, waits } = await kept();
  const answer = copy.page(new Promise<Response>(() => undefined));
  expect(waits.at(-1)?.ms).toBe(PAGE_WAIT_MS);
  waits.at(-1)?.end();
  expect(await text(answer)).toContain('data-copy=');
});

test('with nothing kept, a lost page is lost', async () => {
  const { copy } = setUp();
  await expect(copy.page(lost())).rejects.toThrow('no network');
  await expect(copy.part(new Request(FILE), lost)).rejects.toThrow('no network');
});

test('a page of another release than its files leaves the copy as it is', async () => {
  const { copy, served, fetched } = await kept();
  served['/m/home'] = PAGE.replace('0a1b', '2c3d');
  fetched.length = 0;
  await copy.keep({ ...PARTS, files: [FILE], pictures: [] });
  expect(fetched).toEqual(['/m/home']);
  expect(await text(copy.page(lost()))).toContain('0a1b');
});

test('a new release replaces page and files, and fetches only what is new', async () => {
  const { copy, served, fetched, stores } = await kept();
  Object.assign(served, { '/m/home': PAGE.replace('0a1b', '2c3d'), '/r/host-shell/host.2c3d.mjs': 'newer' });
  fetched.length = 0;
  await copy.keep({ ...PARTS, files: [LATER] });
  expect(fetched).toEqual(['/m/home', '/r/host-shell/host.2c3d.mjs']);
  expect([...(stores.get('lobby-copy-1-files')?.entries.keys() ?? [])]).toEqual([LATER]);
  expect(await text(copy.page(lost()))).toContain('2c3d');
});

test('a file that cannot be had leaves no page that would need it', async () => {
  const { copy } = setUp({ '/m/home': PAGE });
  await expect(copy.keep({ ...PARTS, files: [FILE], pictures: [] })).rejects.toThrow('cannot be kept');
  await expect(copy.page(lost())).rejects.toThrow('no network');
});

test('copies of another form are thrown away, what is not ours is not', async () => {
  const { copy, stores } = await kept();
  stores.set('lobby-copy-0-page', new FakeCache()).set('somebody-elses', new FakeCache());
  await copy.forgetOthers();
  expect([...stores.keys()].toSorted()).toEqual([
    'lobby-copy-1-files',
    'lobby-copy-1-page',
    'lobby-copy-1-pictures',
    'somebody-elses',
  ]);
});
