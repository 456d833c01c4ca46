/** @jest-environment node */
import { PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import { withPrerendered } from 'shared-contracts/release/prerendered';
import { SERVE_FIRST_MS } from './cache-names';
import { LobbyCache, PAGE_WAIT_MS } from './lobby-cache';
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

/** Node's, which the host's own code has no types of. */
const { createHash } = jest.requireActual<{
  readonly createHash: (name: string) => {
    readonly update: (text: string) => { readonly digest: (form: 'base64') => string };
  };
}>('node:crypto');
const hashOf = (body: string): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;

function setUp(pages: Readonly<Record<string, string>> = {}) {
  const stores = new Map<string, FakeCache>();
  const fetched: string[] = [];
  const credentials: Record<string, RequestCredentials | undefined> = {};
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const open = async (name: string): Promise<FakeCache> => {
    const store = stores.get(name) ?? new FakeCache();
    stores.set(name, store);
    return store;
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const served: Record<string, string | Response> = { ...pages };
  const clock = { now: Date.UTC(2026, 0, 2, 3, 4, 5) };
  const worker = { pageHash: hashOf(pages['/m/home'] ?? '') };
  const copy = new LobbyCache({
    caches: caches as unknown as CacheStorage,
    fetch: async (input, init) => {
      const { pathname } = new URL(input, ORIGIN);
      fetched.push(pathname);
      credentials[pathname] = init?.credentials;
      const body = served[pathname];
      if (body instanceof Response) return body.clone();
      return body === undefined ? new Response('', { status: 404 }) : new Response(body);
    },
    now: () => clock.now,
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    pageHash: () => worker.pageHash,
    isReadable: () => true,
  });
  return { copy, stores, open, fetched, credentials, waits, served, clock, worker };
}

const FILE = address('/r/host-shell/host.0a1b.mjs');
const LATER = address('/r/host-shell/host.2c3d.mjs');
const PICTURE = address('/images/1.webp');
/** A page with the hashes of its files by their addresses. */
const pageWith = (files: Readonly<Record<string, string>>): string => {
  const integrity = Object.fromEntries(Object.entries(files).map(([url, body]) => [url, hashOf(body)]));
  return `<html lang="en"><script type="importmap">${JSON.stringify({ integrity })}</script></html>`;
};
const PAGE = pageWith({ [FILE]: 'code' });
const PARTS: LobbyParts = {
  page: address('/m/home'),
  files: [],
  pictures: [PICTURE],
  wasKept: false,
  mayComeFirst: true,
  asksForAnswers: true,
};
const lost = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const preloadLost = (): Promise<Response> => Promise.resolve(Response.error());

async function kept(pages: Readonly<Record<string, string>> = {}) {
  const site = setUp({ '/m/home': PAGE, '/r/host-shell/host.0a1b.mjs': 'code', ...pages });
  site.served['/images/1.webp'] = new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
  await site.copy.save({ ...PARTS, files: [FILE] });
  return site;
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('a page of the network is the page, whatever is kept', async () => {
  const { copy } = await kept();
  const answer = new Response('new', { status: 503 });
  expect(await copy.page(Promise.resolve(answer))).toBe(answer);
});

test.each([
  ['a request that is rejected', lost],
  ['an error response', preloadLost],
])('without a network the copy is, and says when it was made: %s', async (_name, fromNetwork) => {
  const { copy } = await kept();
  expect(await text(copy.page(fromNetwork()))).toBe(
    PAGE.replace('<html', '<html data-copy="2026-01-02T03:04:05.000Z"'),
  );
  expect(await text(copy.part(new Request(FILE), lost))).toBe('code');
  expect(await text(copy.part(new Request(PICTURE), lost))).toBe('picture');
});

test('files are fetched as the page fetched them, so that the browser has them; the page without anybody’s session', async () => {
  const { credentials } = await kept();
  expect(credentials).toEqual({
    '/m/home': 'omit',
    '/r/host-shell/host.0a1b.mjs': 'same-origin',
    '/images/1.webp': 'same-origin',
  });
});

test('the copy is in use from the page that was one to the next that was none', async () => {
  const { copy } = await kept();
  const shown: boolean[] = [];
  for (const answer of [Promise.resolve(new Response('new')), lost(), Promise.resolve(new Response('newer'))]) {
    await copy.page(answer);
    shown.push(copy.servesCachedPage);
  }
  expect(shown).toEqual([false, true, false]);
});

/** Asks for a page as a visit does, and gives it with what is still to be done behind it. */
function visit({ copy }: Pick<Awaited<ReturnType<typeof kept>>, 'copy'>, fromNetwork: Promise<Response>) {
  const work: Promise<unknown>[] = [];
  const page = text(copy.pageFromCacheFirst(fromNetwork, 'visit', (task) => work.push(task)));
  return { page, rest: async () => void (await page, await Promise.all(work)) };
}

const FIRST = PAGE.replace('<html', '<html data-kept="2026-01-02T03:04:05.000Z"');
const never = (): Promise<Response> => new Promise(() => undefined);

test('a visit begins with the kept page, and its files come from the copy until the network has answered', async () => {
  const site = await kept();
  let answer: (page: Response) => void = () => undefined;
  const { page, rest } = visit(site, new Promise((resolve) => (answer = resolve)));
  expect([await page, site.copy.servesCachedPage]).toEqual([FIRST, true]);
  answer(new Response(PAGE));
  await rest();
  expect(site.copy.servesCachedPage).toBe(false);
  expect(await visit(site, never()).page).toBe(FIRST);
});

test('another page of the network ends it; the copy stays for when there is none', async () => {
  const site = await kept();
  await visit(site, Promise.resolve(new Response('newer'))).rest();
  expect(await visit(site, Promise.resolve(new Response('newest'))).page).toBe('newest');
  expect(await text(site.copy.page(lost()))).toContain('data-copy=');
});

test('what a server rendered into the page is neither kept nor compared', async () => {
  const general = `<!doctype html>\n<html lang="en"><title>Aurora</title><meta content="style-src 'self'"><style></style><div id="root"></div>${PAGE}</html>`;
  const rendered = (text: string): string => {
    const answers = { path: '/m/answers/0.json', integrity: 'sha256-a=' };
    const part = { html: `<p>${text}</p>`, title: 'Home', style: 'p{top:0}', answers, renderedFor: '{}' };
    return withPrerendered(general, part, { style: "'sha256-a='", attributes: [] }) ?? '';
  };
  expect(rendered('at first')).toContain('<p>at first</p>');
  const site = await kept();
  site.worker.pageHash = hashOf(general);
  site.served['/m/home'] = rendered('at first');
  await site.copy.save({ ...PARTS, files: [FILE] });
  await visit(site, Promise.resolve(new Response(rendered('newer')))).rest();
  expect(await site.copy.networkPage()).toEqual({ networkPage: 'same' });
  const first = await visit(site, never()).page;
  expect(first).toBe(general.replace('<html ', '<html data-kept="2026-01-02T03:04:05.000Z" '));
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
  const begin = jest.spyOn(site.copy.responses, 'startFrom');
  await visit(site, Promise.resolve(new Response(PAGE))).rest();
  await site.copy.page(Promise.resolve(new Response(PAGE)));
  expect(begin.mock.calls).toEqual([['visit']]);
  // An older page never asks, and would keep the cached responses for its whole life.
  await site.copy.save({ ...PARTS, files: [FILE], asksForAnswers: false });
  await visit(site, Promise.resolve(new Response(PAGE))).rest();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a page that was kept long ago, or may not come first, waits for the network', async () => {
  const site = await kept();
  site.clock.now += SERVE_FIRST_MS;
  expect(await visit(site, Promise.resolve(new Response('new'))).page).toBe('new');
  await site.copy.save({ ...PARTS, files: [FILE] });
  expect(await visit(site, never()).page).toContain('data-kept=');
  await site.copy.save({ ...PARTS, files: [FILE], mayComeFirst: false });
  expect(await visit(site, Promise.resolve(new Response('new'))).page).toBe('new');
});

test('a cached page that is outdated saves nothing', async () => {
  const site = await kept();
  site.served['/m/home'] = `${PAGE} `;
  await site.copy.save({ ...PARTS, files: [FILE], wasKept: true });
  expect(await text(site.copy.page(lost()))).not.toMatch(/ $/);
  site.worker.pageHash = hashOf(`${PAGE} `);
  await site.copy.save({ ...PARTS, files: [FILE] });
  expect(await text(site.copy.page(lost()))).toMatch(/ $/);
});

const answering =
  (body: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(body, { status });

test.each<[string, () => Promise<Response>, object]>([
  ['the same page', answering(PAGE), { networkPage: 'same' }],
  ['a server that fails', answering('', 503), { networkPage: 'same' }],
  ['no network', lost, { networkPage: 'nothing' }],
  ['no network, by Firefox’s preload', preloadLost, { networkPage: 'nothing' }],
  ['another page', answering(`${PAGE} `), { networkPage: 'other', boot: null }],
  ['a page that is gone', answering('', 410), { networkPage: 'other', boot: null }],
  [
    'a page with a boot document',
    answering('<html><script type="application/json" id="boot">{"a":\n1}</script><script>1</script></html>'),
    { networkPage: 'other', boot: '{"a":\n1}' },
  ],
])('who came first is told of %s', async (_name, fromNetwork, news) => {
  const site = await kept();
  expect(await site.copy.networkPage()).toBeNull();
  await visit(site, fromNetwork()).rest();
  expect(await site.copy.networkPage()).toEqual(news);
});

test('who came first is told of a network that says nothing', async () => {
  const site = await kept();
  const { page, rest } = visit(site, never());
  await page;
  site.waits.at(-1)?.end();
  await rest();
  expect(await site.copy.networkPage()).toEqual({ networkPage: 'nothing' });
  expect(site.copy.servesCachedPage).toBe(true);
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
  served['/m/home'] = pageWith({ [LATER]: 'newer' });
  fetched.length = 0;
  await copy.save({ ...PARTS, files: [FILE], pictures: [] });
  expect(fetched).toEqual(['/m/home']);
  expect(await text(copy.page(lost()))).toContain('0a1b');
});

test('the worker of a new release replaces page and files, and fetches only what is new', async () => {
  const { copy, served, fetched, stores, worker } = await kept();
  const newer = pageWith({ [LATER]: 'newer' });
  Object.assign(served, { '/m/home': newer, '/r/host-shell/host.2c3d.mjs': 'newer' });
  fetched.length = 0;
  await copy.save({ ...PARTS, files: [LATER] });
  expect(fetched).toEqual(['/m/home']);
  worker.pageHash = hashOf(newer);
  await copy.save({ ...PARTS, files: [LATER] });
  expect(fetched).toEqual(['/m/home', '/m/home', '/r/host-shell/host.2c3d.mjs']);
  expect([...(stores.get('lobby-copy-1-files')?.entries.keys() ?? [])]).toEqual([LATER]);
  expect(await text(copy.page(lost()))).toContain('2c3d');
});

test('a file that cannot be had leaves no page that would need it', async () => {
  const { copy } = setUp({ '/m/home': PAGE });
  await expect(copy.save({ ...PARTS, files: [FILE], pictures: [] })).rejects.toThrow('cannot be kept');
  await expect(copy.page(lost())).rejects.toThrow('no network');
});

const PORTAL = '<!doctype html><title>Log in to the Wi-Fi</title>';

test('a portal that answers in the place of files and pictures leaves no copy of its page', async () => {
  const { copy, served, stores } = setUp({ '/m/home': PAGE, '/r/host-shell/host.0a1b.mjs': PORTAL });
  await expect(copy.save({ ...PARTS, files: [FILE], pictures: [] })).rejects.toThrow('cannot be kept');
  served['/r/host-shell/host.0a1b.mjs'] = 'code';
  served['/images/1.webp'] = new Response(PORTAL, { headers: { 'Content-Type': 'text/html' } });
  await copy.save({ ...PARTS, files: [FILE] });
  expect(await text(copy.part(new Request(FILE), lost))).toBe('code');
  expect(stores.get('lobby-copy-1-pictures')?.entries.size).toBe(0);
});

test('a worker that begins throws away whatever any script has put into caches', async () => {
  const { copy, stores } = await kept();
  stores.set('lobby-copy-0-page', new FakeCache()).set('of-a-section', new FakeCache());
  await copy.clearAll();
  expect([...stores.keys()]).toEqual([]);
});

describe('what a script of the origin writes into the caches', () => {
  const EVIL = '<html lang="en"><script>steal()</script></html>';
  const evilHeaders = { 'X-Saved-At': '2026-01-02T03:04:04.000Z', 'X-First-Until': '9e15', 'Set-Cookie': 'a=b' };
  const write = async (site: Awaited<ReturnType<typeof kept>>, cache: string, key: string, answer: Response) =>
    (await site.open(`lobby-copy-1-${cache}`)).put(key, answer);

  test.each([
    ['another page', EVIL],
    ['the page with a script more', PAGE.replace('</html>', '<script>steal()</script></html>')],
  ])('is no page, neither first nor without a network: %s', async (_name, html) => {
    const site = await kept();
    await write(site, 'page', '/m/home', new Response(html, { headers: evilHeaders }));
    expect(await visit(site, Promise.resolve(new Response('network'))).page).toBe('network');
    await expect(site.copy.page(lost())).rejects.toThrow('no network');
  });

  test('is no page for a worker that states no hash', async () => {
    const site = await kept();
    Object.assign(site.worker, { pageHash: undefined });
    await expect(site.copy.page(lost())).rejects.toThrow('no network');
  });

  test('decides nothing about the headers of the page, its mark, or how long it comes first', async () => {
    const site = await kept();
    const moments = {
      'X-Saved-At': '2026-01-02T03:04:05Z',
      'X-First-Until': String(site.clock.now + 2 * SERVE_FIRST_MS),
    };
    const headers = { ...moments, 'Content-Security-Policy': '', 'Content-Type': 'text/plain', 'X-Evil': '1' };
    await write(site, 'page', '/m/home', new Response(PAGE, { headers }));
    expect(await visit(site, Promise.resolve(new Response('network'))).page).toBe('network');
    const answer = await site.copy.page(lost());
    expect(Object.fromEntries(answer.headers)).toEqual(
      Object.fromEntries(new Headers(PAGE_HEADERS as Record<string, string>)),
    );
    await write(
      site,
      'page',
      '/m/home',
      new Response(PAGE, { headers: { 'X-Saved-At': '"><script>steal()</script>' } }),
    );
    await expect(site.copy.page(lost())).rejects.toThrow('no network');
  });

  test('is no file, whatever type it says it has', async () => {
    const site = await kept();
    await write(site, 'files', FILE, new Response('steal()', { headers: { 'Content-Type': 'text/javascript' } }));
    await expect(site.copy.part(new Request(FILE), lost)).rejects.toThrow('no network');
    await write(site, 'files', FILE, new Response('code', { headers: { 'Content-Type': 'text/html', 'X-Evil': '1' } }));
    const { headers } = await site.copy.part(new Request(FILE), lost);
    expect([headers.get('Content-Type'), headers.get('X-Evil')]).toEqual(['text/javascript; charset=utf-8', null]);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  test('is a picture or nothing', async () => {
    const site = await kept();
    await write(site, 'pictures', PICTURE, new Response(EVIL, { headers: { 'Content-Type': 'text/html' } }));
    const { headers } = await site.copy.part(new Request(PICTURE), lost);
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
  });
});
