import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from 'delivery/test-support/ask';
import { FILE_PATH, PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import { startBucket, type Bucket } from '../../nginx/bucket';
import { startNginx, type RunningNginx } from '../../nginx/start-nginx';
import { expect, test as base } from '../../support/fixtures';
import { deliveryWords } from '../../support/nginx-site';
import { freePorts, type Site } from '../../support/site';
import { mfe } from '../../support/variants';

/** Writes an object into a store. */
type Put = (key: string, text: string) => void;

interface BucketSite {
  readonly url: string;
  readonly bucket: Bucket;
  readonly put: Put;
}

interface TwoBuckets extends BucketSite {
  readonly second: Bucket;
  readonly putSecond: Put;
}

function putInto(store: string): Put {
  return (key, text) => {
    const file = path.join(store, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

/** nginx in front of the first of these buckets, and of the second where that is to be asked too. */
async function serveBuckets(
  site: Site,
  folder: string,
  bucket: Bucket,
  second?: Bucket,
): Promise<{ readonly url: string; readonly nginx: RunningNginx }> {
  const [port = 0] = await freePorts(1);
  const cacheFolder = path.join(folder, 'cache');
  const secondUrl = second === undefined ? {} : { secondUrl: second.url };
  const source = { kind: 'bucket', url: bucket.url, cacheFolder, ...secondUrl } as const;
  mkdirSync(folder, { recursive: true });
  const configuration = mfe(site, ...deliveryWords(site.home, 'production', 'http://127.0.0.1:9', port, source));
  return { url: `http://localhost:${port}`, nginx: await startNginx(folder, configuration, port) };
}

/** nginx in front of a bucket, or of two, fresh for every test. */
const test = base.extend<{ readonly bucketSite: BucketSite; readonly twoBuckets: TwoBuckets }>({
  bucketSite: async ({ site }, provide, { testId }) => {
    const folder = path.join(site.home, `bucket-${testId}`);
    const store = path.join(folder, 'store');
    const bucket = await startBucket(store);
    const { url, nginx } = await serveBuckets(site, folder, bucket);
    await provide({ url, bucket, put: putInto(store) });
    await nginx.close();
    await bucket.close();
  },
  twoBuckets: async ({ site }, provide, { testId }) => {
    const folder = path.join(site.home, `buckets-${testId}`);
    const [store, copy] = [path.join(folder, 'store'), path.join(folder, 'copy')];
    const [bucket, second] = await Promise.all([startBucket(store), startBucket(copy)]);
    const { url, nginx } = await serveBuckets(site, folder, bucket, second);
    await provide({ url, bucket, second, put: putInto(store), putSecond: putInto(copy) });
    await nginx.close();
    await Promise.all([bucket.close(), second.close()]);
  },
});

const PAGE = 'pages/production/aurora.html';
const FILE = 'r/mfe-games/entry.0a1b.mjs';

test('nginx serves a bucket as the site, and nothing of the bucket', { tag: '@nginx' }, async ({ bucketSite }) => {
  const { url, bucket, put } = bucketSite;
  put(PAGE, '<!doctype html>the page');
  put(FILE, 'export {};');
  const page = await ask(url, '/m/home?token=secret', { headers: { cookie: 'sid=secret', authorization: 'secret' } });
  expect([page.status, page.body.toString()]).toEqual([200, '<!doctype html>the page']);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(page.headers[name.toLowerCase()]).toBe(value);
  expect(Object.keys(page.headers).filter((name) => /^x-amz|cookie/.test(name))).toEqual([]);
  expect(page.headers.server).toBe('nginx');
  // A public page has a document of its own, where it is rendered.
  const document = PAGE.replace('.html', '.home.html');
  expect(bucket.requests.map((asked) => asked.url)).toEqual([`/bucket/site/${document}`, `/bucket/site/${PAGE}`]);
  for (const asked of bucket.requests) expect(Object.keys(asked.headers)).toEqual(['host']);
  const file = await ask(url, `/${FILE}?r=1`);
  expect(FILE_PATH.test(`/${FILE}`)).toBe(true);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
});

test(
  'a file comes as the difference where the bucket has it, else whole',
  { tag: '@nginx' },
  async ({ bucketSite }) => {
    const { url, bucket, put } = bucketSite;
    const file = 'r/mfe-games/form.111111111111.mjs';
    put(file, 'export {};');
    put(`${file}.222222222222.dcz`, 'difference');
    const asBrowserWith = (hash: string) =>
      ask(url, `/${file}`, {
        headers: {
          'accept-encoding': 'br, dcz',
          'available-dictionary': `:${'A'.repeat(43)}=:`,
          'dictionary-id': `"${hash}"`,
        },
      });
    const use = 'match="/r/mfe-games/form.*.mjs?", id="111111111111"';
    const told = async (hash: string) => {
      const { status, headers, body } = await asBrowserWith(hash);
      const { 'content-encoding': coding, 'content-type': type, 'use-as-dictionary': kept } = headers;
      return { status, coding, type, kept, body: body.toString() };
    };
    const type = 'text/javascript; charset=utf-8';
    const whole = { status: 200, coding: undefined, type, kept: use, body: 'export {};' };
    expect(await told('222222222222')).toEqual({ ...whole, coding: 'dcz', body: 'difference' });
    expect(await told('333333333333')).toEqual(whole);
    expect(await told('333333333333')).toEqual(whole);
    expect(bucket.requests.map((asked) => asked.url?.replace(/^.*form\./, ''))).toEqual([
      '111111111111.mjs.222222222222.dcz',
      '111111111111.mjs.333333333333.dcz',
      '111111111111.mjs',
    ]);
    expect((await ask(url, `/${file}.222222222222.dcz`)).status).toBe(404);
    const missing = await ask(url, '/r/mfe-games/form.444444444444.mjs');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test(
  'a released page is served within moments, a file is asked for once',
  { tag: '@nginx' },
  async ({ bucketSite }) => {
    const { url, bucket, put } = bucketSite;
    const page = async (): Promise<string> => (await ask(url, '/m/home')).body.toString();
    put(PAGE, 'first');
    put(FILE, 'export {};');
    expect(await page()).toBe('first');
    put(PAGE, 'second');
    await expect.poll(page, { timeout: 5000, intervals: [100] }).toBe('second');
    for (let time = 0; time < 3; time += 1) expect((await ask(url, `/${FILE}`)).status).toBe(200);
    expect(bucket.requests.filter((request) => request.url?.endsWith('.mjs'))).toHaveLength(1);
  },
);

test(
  'what was served outlives a bucket that is away, and no failure is kept',
  { tag: '@nginx' },
  async ({ bucketSite }) => {
    const { url, bucket, put } = bucketSite;
    const status = async (path: string): Promise<number> => (await ask(url, path)).status;
    expect(await status('/m/home')).toBe(503);
    const missing = await ask(url, `/${FILE}`);
    expect([missing.status, missing.headers['cache-control'], missing.body.toString()]).toEqual([
      404,
      'no-store',
      'There is nothing here\n',
    ]);
    put(PAGE, 'the page');
    put(FILE, 'export {};');
    expect([await status('/m/home'), await status(`/${FILE}`)]).toEqual([200, 200]);
    bucket.fail(500);
    const before = bucket.requests.length;
    await expect
      .poll(async () => [await status('/m/home'), bucket.requests.length > before], { timeout: 5000, intervals: [100] })
      .toEqual([200, true]);
    const unseen = await ask(url, '/r/mfe-games/unseen.mjs');
    expect([unseen.status, unseen.headers['cache-control']]).toEqual([500, 'no-store']);
    bucket.fail(null);
    put('r/mfe-games/unseen.mjs', 'export {};');
    expect(await status('/r/mfe-games/unseen.mjs')).toBe(200);
  },
);

test(
  'a second bucket answers for pages, release documents and files when the first does not',
  { tag: '@nginx' },
  async ({ twoBuckets }) => {
    const { url, bucket, second, put, putSecond } = twoBuckets;
    const FEED = 'pages/production/aurora.release.json';
    const told = async (asked: string): Promise<readonly unknown[]> => {
      const { status, headers, body } = await ask(url, asked);
      return [status, headers['cache-control'], body.toString()];
    };
    put(PAGE, 'the page');
    put(FEED, '{}');
    for (const key of [PAGE, FEED, FILE]) putSecond(key, `${key} of the second`);
    const pages = PAGE_HEADERS['Cache-Control'];
    expect(await told('/m/terms')).toEqual([200, pages, 'the page']);
    // What the first has not is missing: it did answer.
    expect((await told(`/${FILE}`))[0]).toBe(404);
    expect(second.requests).toEqual([]);

    bucket.fail(503);
    await expect
      .poll(() => told('/m/terms'), { timeout: 5000, intervals: [100] })
      .toEqual([200, pages, `${PAGE} of the second`]);
    expect((await told('/m/release.json')).slice(0, 1)).toEqual([200]);
    await bucket.close();
    expect((await told(`/${FILE}`)).slice(0, 2)).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await told('/m/release.json'))[2]).toBe(`${FEED} of the second`);
    // The document that home has of its own is in neither.
    expect((await told('/m/home'))[2]).toBe(`${PAGE} of the second`);

    await second.close();
    const kept = [200, pages, `${PAGE} of the second`];
    expect(await told('/m/terms')).toEqual(kept);
    expect((await told('/r/mfe-games/unseen.mjs')).slice(0, 2)).toEqual([500, 'no-store']);
  },
);
