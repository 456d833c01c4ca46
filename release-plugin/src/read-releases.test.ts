import type { Feed } from 'shared-contracts/release/feed';
import { deviceMemory } from './device-memory';
import { readReleases, ReleasesUnread } from './read-releases';
import { feedKey, feedText } from './testing/signed-feed';

const feed = (change: Partial<Feed> = {}): string => feedText({ version: '1.1.0' }, change);

function answer(body: string, status = 200): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

function emptyMemory(): ReturnType<typeof deviceMemory> {
  const table = new Map<string, string>();
  return deviceMemory('test', () => ({
    getItem: (key) => table.get(key) ?? null,
    setItem: (key, value) => void table.set(key, value),
  }));
}

let pair: Awaited<ReturnType<typeof feedKey>>;
beforeAll(async () => {
  pair = await feedKey();
});
afterEach(() => jest.restoreAllMocks());

describe('a release document', () => {
  it('is believed with a signature of the key, and its revision is remembered', async () => {
    const memory = emptyMemory();
    answer(await pair.sign(feed()));
    expect((await readReleases(pair.source, memory)).revision).toBe(3);
    expect(memory.seenRevision()).toBe(3);
  });

  it.each<[string, () => Promise<string>, string]>([
    [
      'nobody signed',
      async () => JSON.stringify({ payload: feed(), signatures: [{ key: 'one', value: '' }] }),
      'by none of the keys',
    ],
    ['another key signed', async () => (await feedKey()).sign(feed()), 'by none of the keys'],
    ['is another merchant’s', () => pair.sign(feed({ merchant: 'other' })), 'of another site'],
    ['has expired', () => pair.sign(feed({ expiresAt: '2020-01-01T00:00:00.000Z' })), 'is expired'],
    ['is no document', async () => '{}', 'is no signed document'],
  ])('that %s is refused', async (_what, body, sentence) => {
    answer(await body());
    const refused = readReleases(pair.source, emptyMemory());
    await expect(refused).rejects.toThrow(ReleasesUnread);
    await expect(refused).rejects.toThrow(sentence);
  });

  it('that is older than one seen before is refused', async () => {
    const memory = emptyMemory();
    memory.noteRevision(4);
    answer(await pair.sign(feed()));
    await expect(readReleases(pair.source, memory)).rejects.toThrow('/release.json is older than seen');
  });

  it('that is not there says so', async () => {
    answer('', 404);
    await expect(readReleases(pair.source, emptyMemory())).rejects.toThrow('/release.json answers 404');
  });
});

describe('the bucket of a device', () => {
  it('is drawn once', () => {
    const memory = emptyMemory();
    expect(memory.bucket()).toBe(memory.bucket());
  });

  it('is drawn for each page where nothing can be stored', () => {
    const denied = deviceMemory('test', () => {
      throw new Error('denied');
    });
    expect(denied.bucket()).toBeLessThan(10_000);
    expect(denied.seenRevision()).toBe(0);
  });
});
