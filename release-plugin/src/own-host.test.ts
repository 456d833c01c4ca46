import { createInstance } from '@module-federation/runtime';
import { releasePlugin, type ReleasePluginOptions } from './own-host';
import { signedFeed, type SignedFeed } from './testing/signed-feed';

const container = (text: string): object => ({ init: () => undefined, get: async () => () => ({ text }) });

interface Page {
  readonly load: (id: string) => Promise<unknown>;
  readonly asked: string[];
  readonly said: string[];
}

/** The real runtime with the plugin, and everything it was seen to do. */
function page(feed: SignedFeed, answers: Readonly<Record<string, object>>, bucket = '0'): Page {
  const asked: string[] = [];
  const said: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(feed.text));
  const options: ReleasePluginOptions = {
    ...feed.source,
    files: '/r/',
    storage: { getItem: (key) => (key === 'releases.bucket' ? bucket : null), setItem: () => undefined },
    onEvent: ({ kind, remote, version }) => said.push(`${remote} ${version} ${kind}`),
    load: async (url) => {
      asked.push(new URL(url).pathname);
      const found = answers[new URL(url).pathname];
      if (found === undefined) throw new TypeError('Failed to fetch dynamically imported module');
      return found;
    },
  };
  const instance = createInstance({ name: `own-${Math.random()}`, remotes: [], plugins: [releasePlugin(options)] });
  return { load: (id) => instance.loadRemote(id), asked, said };
}

/** The runtime keeps entries that have loaded for all of its instances. */
function forgetEntries(): void {
  const entries = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__') as Record<string, unknown>;
  for (const key of Object.keys(entries)) Reflect.deleteProperty(entries, key);
}

beforeEach(() => {
  forgetEntries();
  document.head.replaceChildren();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('loads the version of the document, and lists the hashes of all scripts first', async () => {
  const feed = await signedFeed({ version: '1.1.0', previous: '1.0.0' });
  const { load, asked, said } = page(feed, { '/r/mfe-cart/1.1.0.mjs': container('new') });
  expect(await load('cart/widget')).toEqual({ text: 'new' });
  expect([asked, said]).toEqual([['/r/mfe-cart/1.1.0.mjs'], ['cart 1.1.0 loaded']]);
  const map = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '') as object;
  expect(map).toEqual({
    integrity: { '/r/mfe-cart/1.1.0.mjs': 'sha256-1.1.0', '/r/mfe-cart/1.0.0.mjs': 'sha256-1.0.0' },
  });
});

it('loads the version before one that fails', async () => {
  const feed = await signedFeed({ version: '1.1.0', previous: '1.0.0' });
  const { load, said } = page(feed, { '/r/mfe-cart/1.0.0.mjs': container('old') });
  expect(await load('cart/widget')).toEqual({ text: 'old' });
  expect(said).toEqual(['cart 1.1.0 failed', 'cart 1.0.0 loaded', 'cart 1.1.0 replaced']);
});

it('loads nothing that has no hash', async () => {
  const feed = await signedFeed({ version: '1.1.0' }, { scriptIntegrity: {} });
  const { load, asked } = page(feed, { '/r/mfe-cart/1.1.0.mjs': container('new') });
  await expect(load('cart/widget')).rejects.toThrow('/r/mfe-cart/1.1.0.mjs has no hash in the release document');
  expect(asked).toEqual([]);
});

it('rejects with the operator’s message where the remote is off', async () => {
  const feed = await signedFeed({ version: '1.1.0', off: { EN: 'Back at noon' } });
  await expect(page(feed, {}).load('cart/widget')).rejects.toMatchObject({
    name: 'RemoteOff',
    off: { EN: 'Back at noon' },
  });
});

it('reads the document again after it could not', async () => {
  const feed = await signedFeed({ version: '1.1.0' });
  const { load } = page(feed, { '/r/mfe-cart/1.1.0.mjs': container('new') });
  jest.mocked(fetch).mockImplementationOnce(async () => new Response('', { status: 503 }));
  await expect(load('cart/widget')).rejects.toThrow('/release.json answers 503');
  expect(await load('cart/widget')).toEqual({ text: 'new' });
});
