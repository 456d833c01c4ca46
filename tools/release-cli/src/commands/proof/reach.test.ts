import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FEED_PATH } from 'shared-contracts/release/feed';
import { contentType } from 'shared-contracts/release/delivery-rules';
import { fileKey, feedKey } from '../../store/keys';
import { fixture, writeFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { runMfe } from '../../test-support/run-mfe';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
}

let server: Server | undefined;
afterEach(() => new Promise((closed) => void (server?.close(closed) ?? closed(undefined))));

/** A server before a store, as a CDN would be; `change` is what it gets wrong. Gives its address. */
async function delivered(
  { store }: FixtureSite,
  change: (path: string, answer: Answer) => Answer = (_path, answer) => answer,
): Promise<string> {
  const answerTo = async (path: string): Promise<Answer> => {
    const [, prefix, name, file] = path.split('/');
    const key = path === FEED_PATH ? feedKey('production', 'aurora') : fileKey(name as 'mfe-games', file ?? '');
    const found = prefix === 'r' || path === FEED_PATH ? await store.get(key) : null;
    return found === null
      ? { status: 404, type: 'text/plain', body: '' }
      : { status: 200, type: contentType(path), body: found.bytes };
  };
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    void answerTo(path).then((found) => {
      const { status, type, body } = change(path, found);
      response.writeHead(status, { 'Content-Type': type }).end(body);
    });
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('mfe reach', () => {
  it('finds everything that is served, as it was published', async () => {
    const site = await fixtureSite();
    const url = await delivered(site);
    const ran = await runMfe(site, ['reach', '--url', url]);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toMatch(new RegExp(`^${url} serves 2 releases as published: \\d+ files\\.$`, 'm'));
  });

  it.each<[string, (path: string, answer: Answer) => Answer, RegExp]>([
    ['is gone', (_path, answer) => ({ ...answer, status: 404 }), /answered with status 404$/m],
    ['leads elsewhere', (_path, answer) => ({ ...answer, status: 302 }), /answered with status 302$/m],
    ['has other bytes', (_path, answer) => ({ ...answer, body: 'other' }), /has other bytes than were published$/m],
    [
      'has a type that no browser runs',
      (_path, answer) => ({ ...answer, type: 'text/html' }),
      /comes as text\/html, not as text\/javascript$/m,
    ],
  ])('names a script that %s', async (_what, change, sentence) => {
    const site = await fixtureSite();
    const url = await delivered(site, (path, answer) => (path.endsWith('.mjs') ? change(path, answer) : answer));
    const ran = await runMfe(site, ['reach', '--url', url]);
    expect(ran.status).toBe(1);
    expect(ran.out).toMatch(sentence);
    expect(ran.out).toContain(`${url}/r/mfe-games/`);
    expect(ran.out).not.toContain('as published: ');
  });

  it('finds an older release document', async () => {
    const site = await fixtureSite();
    const url = await delivered(site, (path, answer) => (path === FEED_PATH ? { ...answer, body: '{}' } : answer));
    const ran = await runMfe(site, ['reach', '--url', url]);
    expect(ran.status).toBe(1);
    expect(ran.out).toContain(
      `${url}/m/release.json is not what the store has for any merchant of production: a cache on the way has an older one`,
    );
  });

  it('looks for a release that nobody is served yet', async () => {
    const site = await fixtureSite();
    const dist = await writeFixture(fixture('mfe-games', '1.1.0', { text: 'new' }));
    expect(await runMfe(site, ['publish', 'mfe-games', '--dist', dist])).toMatchObject({ status: 0 });
    const url = await delivered(site);
    expect((await runMfe(site, ['reach', 'mfe-games', '1.1.0', '--url', url])).out).toContain('serves 1 release');
    expect(await runMfe(site, ['reach', 'mfe-games', '1.2.0', '--url', url])).toMatchObject({
      status: 1,
      error: expect.stringContaining('mfe-games 1.2.0 is not in the store: mfe publish mfe-games') as string,
    });
  });

  it('says that nobody answers', async () => {
    const ran = await runMfe(await fixtureSite(), ['reach', '--url', 'http://127.0.0.1:9']);
    expect(ran.status).toBe(1);
    expect(ran.out).toContain('http://127.0.0.1:9/m/release.json does not answer');
  });
});
