import { fetchPreview, fetchServedRelease } from './served-release';

const BASE = 'http://localhost:4301/';
const HASH = `sha256-${'A'.repeat(43)}=`;
const NEEDED = { scripts: [], styles: [], shared: [] };
const DESCRIPTOR = {
  schema: 1,
  name: 'mfe-games',
  version: '1.1.0',
  commit: 'c0ffee',
  builtAt: '2026-01-01T00:00:00.000Z',
  contract: { version: '1.0.0', range: '^1.0.0' },
  events: {},
  provides: {},
  requires: {},
  entry: 'entry.mjs',
  start: NEEDED,
  screens: {},
  widgets: {},
  locales: { CN: NEEDED, EN: NEEDED, ID: NEEDED, TY: NEEDED },
  sharedChunks: {},
  contributions: { routes: [], slots: [], intents: [] },
  files: [
    { name: 'entry.mjs', bytes: 1, gzip: 1, integrity: HASH },
    { name: 'screen.css', bytes: 1, gzip: 1, integrity: HASH },
  ],
};

const realFetch = globalThis.fetch;
const calls: { url: string; init: RequestInit | undefined }[] = [];

function answerWith(answer: (init: RequestInit | undefined) => Promise<unknown>): void {
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return answer(init);
  }) as typeof fetch;
}

function json(value: unknown, ok = true): () => Promise<unknown> {
  return () => Promise.resolve({ ok, status: ok ? 200 : 404, json: () => Promise.resolve(value) });
}

beforeEach(() => calls.splice(0));
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('cuts a descriptor to what a page needs, and remembers where its files are', async () => {
  answerWith(json(DESCRIPTOR));
  const found = await fetchServedRelease('mfe-games', BASE);
  expect(found).toEqual({
    status: 'found',
    version: '1.1.0-local.4301',
    release: {
      base: BASE,
      entry: 'entry.mjs',
      start: NEEDED,
      screens: {},
      widgets: {},
      locales: DESCRIPTOR.locales,
      sharedChunks: {},
      contributions: DESCRIPTOR.contributions,
      contract: DESCRIPTOR.contract,
      styleIntegrity: { 'screen.css': HASH },
    },
  });
});

it('follows no redirect, sends no cookies and keeps nothing', async () => {
  answerWith(json(DESCRIPTOR));
  await fetchServedRelease('mfe-games', BASE);
  expect(calls).toMatchObject([
    { url: `${BASE}release.json`, init: { redirect: 'error', credentials: 'omit', cache: 'no-store' } },
  ]);
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable', 'Failed to fetch'],
  ['a refusal', json({}, false), 'unreachable', 'status 404'],
  [
    'no JSON',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
    'not a release',
    '<',
  ],
  ['another package', json({ ...DESCRIPTOR, name: 'mfe-agent' }), 'another package', 'mfe-agent'],
  [
    'a descriptor that is not valid',
    json({ ...DESCRIPTOR, entry: '../entry.mjs' }),
    'not a release',
    'The release descriptor is not valid: entry: not a file name',
  ],
])('with %s', async (_case, answer, problem, detail) => {
  answerWith(answer);
  expect(await fetchServedRelease('mfe-games', BASE)).toEqual({ status: 'refused', problem, detail });
});

describe('with a manifest that is named', () => {
  const MANIFEST = `${BASE}mf-manifest.json`;
  const named = { name: 'mfe-games', metaData: { publicPath: 'auto', remoteEntry: { name: 'entry.mjs', path: '' } } };
  const fetchWith = (manifest: () => Promise<unknown>) => {
    globalThis.fetch = ((url: string) => (url === MANIFEST ? manifest : json(DESCRIPTOR))()) as typeof fetch;
    return fetchServedRelease('mfe-games', BASE, MANIFEST);
  };
  const noJson = () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) });

  it.each([
    ['both name the same entry', json(named)],
    ['there is none at its address', json({}, false)],
  ])('is found where %s', async (_case, manifest) => {
    expect(await fetchWith(manifest)).toMatchObject({ status: 'found', version: '1.1.0-local.4301' });
  });

  it.each([
    ['is no JSON', noJson, 'not a manifest', '<'],
    ['is of another section', json({ ...named, name: 'mfe-agent' }), 'another package', 'mfe-agent'],
  ])('names one that %s', async (_case, manifest, problem, detail) => {
    expect(await fetchWith(manifest)).toEqual({ status: 'refused', problem, detail });
  });
});

it('waits three seconds and no longer', async () => {
  jest.useFakeTimers();
  answerWith(
    (init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  let isSettled = false;
  const found = fetchServedRelease('mfe-games', BASE).finally(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(2999);
  expect(isSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await found).toEqual({ status: 'refused', problem: 'unreachable', detail: 'no answer in three seconds' });
  jest.useRealTimers();
});

describe('a preview', () => {
  const FOLDER = '/r/mfe-games/';
  const ASKED = { version: '1.1.0-preview-0123456789ab', hash: '0123456789ab' };

  it('is asked for by its hash, among the files of the site', async () => {
    answerWith(json(DESCRIPTOR));
    const found = await fetchPreview('mfe-games', FOLDER, ASKED);
    expect(found).toMatchObject({
      status: 'found',
      version: ASKED.version,
      release: { base: FOLDER, entry: 'entry.mjs' },
    });
    expect(calls.map(({ url }) => url)).toEqual(['/r/mfe-games/preview.0123456789ab.json']);
  });

  it.each([
    ['is gone', json(null, false), 'preview is gone'],
    ['is of another package', json({ ...DESCRIPTOR, name: 'mfe-agent' }), 'another package'],
    ['is no descriptor', json({}), 'not a release'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('that %s is refused', async (_what, answer, problem) => {
    answerWith(answer);
    expect(await fetchPreview('mfe-games', FOLDER, ASKED)).toMatchObject({ status: 'refused', problem });
  });
});
