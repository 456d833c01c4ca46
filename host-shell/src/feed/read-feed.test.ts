import { CLOCK_TOLERANCE_MS } from 'shared-contracts/release/signature';
import type { Signed } from 'shared-contracts/release/feed';
import { openStorage } from '../storage/site-storage';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { feedOf, makeKey, type SigningKey } from '../testing/feed-fixture';
import { readFeed, type FeedRead } from './read-feed';
import { SeenRevision } from './seen-revision';

const DOCUMENT = bootDocument({ 'mfe-games': bootRelease('games') });
const FEED = feedOf(DOCUMENT, { revision: 5 });
const NOW = Date.parse(FEED.issuedAt) + 1000;
const SITE = { environment: FEED.environment, merchant: FEED.merchant, keys: ['one'] };

let key: SigningKey;
let other: SigningKey;

beforeAll(async () => {
  key = await makeKey('one');
  other = await makeKey('two');
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function answer(response: () => Promise<Response>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(response);
}

async function signed(payload: string, ...signers: readonly SigningKey[]): Promise<Signed> {
  return { payload, signatures: await Promise.all(signers.map((signer) => signer.sign(payload))) };
}

async function read(body: unknown, now = NOW): Promise<FeedRead> {
  answer(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)));
  const seen = new SeenRevision(openStorage().local, SITE);
  return readFeed({ document: { ...DOCUMENT, keys: [key.trusted] }, seen, now: () => now });
}

const ignored = (reason: string): object => ({ status: 'ignored', reason });

describe('readFeed', () => {
  it('believes what a trusted key signed, and never asks a cache', async () => {
    const fetched = answer(async () => new Response());
    expect(await read(await signed(JSON.stringify(FEED), key))).toEqual({ status: 'believed', feed: FEED });
    expect(fetched.mock.calls[0]).toMatchObject(['/m/release.json', { cache: 'no-cache', credentials: 'omit' }]);
  });

  it('asks for nothing where nothing could check it, as over http', async () => {
    const body = await signed(JSON.stringify(FEED), key);
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      expect(await read(body)).toEqual(ignored('no secure context'));
      expect(fetch).not.toHaveBeenCalled();
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
    }
  });

  it('believes one good signature beside another while keys are exchanged', async () => {
    expect(await read(await signed(JSON.stringify(FEED), other, key))).toMatchObject({ status: 'believed' });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['another key', () => signed(JSON.stringify(FEED), other), 'unknown key'],
    [
      'another key under a trusted name',
      async () => {
        const { payload, signatures } = await signed(JSON.stringify(FEED), other);
        return { payload, signatures: signatures.map(({ value }) => ({ key: 'one', value })) };
      },
      'bad signature',
    ],
    [
      'a word that was changed',
      async () => ({ ...(await signed(JSON.stringify(FEED), key)), payload: JSON.stringify({ ...FEED, revision: 6 }) }),
      'bad signature',
    ],
    ['another merchant', () => signed(JSON.stringify({ ...FEED, merchant: 'bahari' }), key), 'other site'],
    ['another environment', () => signed(JSON.stringify({ ...FEED, environment: 'staging' }), key), 'other site'],
    ['an older state than the page’s', () => signed(JSON.stringify({ ...FEED, revision: 0 }), key), 'older than seen'],
    ['a form nobody knows', () => signed(JSON.stringify({ ...FEED, view: 5 }), key), 'malformed'],
    ['no signature', async () => ({ payload: JSON.stringify(FEED), signatures: [] }), 'malformed'],
    ['a page in its place', async () => '<!doctype html>', 'malformed'],
  ])('ignores %s', async (_name, body, reason) => {
    expect(await read(await body())).toEqual(ignored(reason));
  });

  it('ignores what has expired, with patience for a wrong clock', async () => {
    const body = await signed(JSON.stringify(FEED), key);
    const end = Date.parse(FEED.expiresAt) + CLOCK_TOLERANCE_MS;
    expect(await read(body, end)).toMatchObject({ status: 'believed' });
    localStorage.clear();
    expect(await read(body, end + 1)).toEqual(ignored('expired'));
  });

  it('refuses a state older than one that this device has seen', async () => {
    await read(await signed(JSON.stringify({ ...FEED, revision: 9 }), key));
    expect(await read(await signed(JSON.stringify(FEED), key))).toEqual(ignored('older than seen'));
    expect(await read(await signed(JSON.stringify({ ...FEED, revision: 9 }), key))).toMatchObject({
      status: 'believed',
    });
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['a 404', async () => new Response('', { status: 404 }), 'absent'],
    ['a lost connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('goes on after %s', async (_name, response, reason) => {
    answer(response);
    const seen = new SeenRevision(openStorage().local, SITE);
    const document = { ...DOCUMENT, keys: [key.trusted] };
    expect(await readFeed({ document, seen, now: () => NOW })).toEqual(ignored(reason));
  });
});

describe('SeenRevision', () => {
  const note = { revision: 9, expiresAt: FEED.expiresAt };
  const end = Date.parse(FEED.expiresAt) + CLOCK_TOLERANCE_MS;

  it.each<[string, Partial<typeof SITE>, number, number]>([
    ['the same site', {}, end, 9],
    ['the same site when nothing older can be shown any more', {}, end + 1, 0],
    ['another environment', { environment: 'staging' }, NOW, 0],
    ['another merchant', { merchant: 'bahari' }, NOW, 0],
    ['a site whose keys are all others', { keys: ['two'] }, NOW, 0],
    ['a site that exchanges its keys', { keys: ['one', 'two'] }, NOW, 9],
  ])('for %s', (_name, changes, now, revision) => {
    const { local } = openStorage();
    new SeenRevision(local, SITE).note(note);
    expect(new SeenRevision(local, { ...SITE, ...changes }).get(now)).toBe(revision);
  });

  it.each(['', 'x', '{}', '{"revision":9}', '[]'])('takes %j as nothing', (text) => {
    localStorage.setItem('releaseSeen', text);
    expect(new SeenRevision(openStorage().local, SITE).get(NOW)).toBe(0);
  });
});
