import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { BANNER_WIDTHS, TILE_WIDTHS } from 'shared-contracts/scaled-picture';
import { DEFAULT_PICTURE, PICTURES, scaledPlace } from './picture-files';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const EVERY_ROOT = ['/images', '/cdn1/images', '/cdn2/images'];

describe('pictures', () => {
  const drawings = [
    'vendor/AMBR.png',
    'vendor/white/AMBR.png',
    'vendor/small/TCG_LOTTO_VN.png',
    'flag/PH.png',
    'lottery/vn_quick.png',
    'avatar/3.png',
  ];

  it.each(drawings.flatMap((path) => EVERY_ROOT.map((root) => `${root}/${path}`)))(
    '%s is drawn, and kept for a day',
    async (url) => {
      const answer = await gateway.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.body).toMatch(/^<svg[^>]+viewBox/);
    },
  );

  it.each(['game/AMBR/10001.png', 'default.png'].flatMap((path) => EVERY_ROOT.map((root) => `${root}/${path}`)))(
    '%s is dots of twice a tile’s size, kept for a day and named by its bytes',
    async (url) => {
      const answer = await gateway.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
        etag: expect.stringMatching(/^"[\w-]{24}"$/),
      });
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 222, height: 296 });
      expect(answer.rawPayload.length).toBeLessThanOrEqual(8000);
      const again = await gateway.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    },
  );

  describe('in a width', () => {
    /** A banner's address, which its id is part of. */
    const addressOf = async (path: string): Promise<string> => {
      if (!path.startsWith('a banner')) return `/images/${path}`;
      const request = { types: 'B', platform: 'M', merchantCode: 'aurora' };
      const [banner] = (await gateway.call('R-60', request)).value.banners;
      return path.replace('a banner', banner?.url ?? '');
    };

    const inWidth = async (path: string, accept: string) =>
      gateway.app.inject({ url: await addressOf(path), headers: { accept } });

    it.each([
      ['game/AMBR/10001.png', 128],
      ['game/AMBR/10001.png', 240],
      ['default.png', 240],
      ['a banner', 720],
      ['a banner', 1080],
    ])('%s is AVIF of %i dots for who takes that, and WebP for others', async (path, width) => {
      const answer = await inWidth(`${path}?w=${width}`, 'image/avif,image/webp,*/*');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        vary: 'Accept',
        'cache-control': 'public, max-age=86400',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
      const older = await inWidth(`${path}?w=${width}`, 'image/webp,*/*');
      expect(older.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
      expect(older.headers.etag).not.toBe(answer.headers.etag);
    });

    it.each(['game/AMBR/10001.png', 'default.png', 'a banner'])('%s without one is WebP for all', async (path) => {
      const { headers } = await inWidth(path, 'image/avif');
      expect([headers['content-type'], headers['vary']]).toEqual(['image/webp', undefined]);
    });

    it('that a picture has no file of, is the usual one', async () => {
      const { statusCode, headers } = await inWidth('default.png?w=1080', 'image/avif');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    });

    it('a drawing is the same: it is sharp in all', async () => {
      const [plain, wide] = await Promise.all(
        ['', '?w=240'].map((query) => inWidth(`flag/PH.png${query}`, 'image/avif')),
      );
      expect([wide?.headers['content-type'], wide?.body]).toEqual(['image/svg+xml', plain?.body]);
    });

    it.each([
      'w=',
      'w=0',
      'w=-240',
      'w=241',
      'w=240.0',
      'w=0240',
      'w=2e2',
      'w=99999999999',
      'w=240&w=128',
      'w=240&w=240',
      'w=%20240',
      'w=../240',
      'w=NaN',
    ])('there is none of ?%s', async (query) => {
      const answer = await inWidth(`default.png?${query}`, 'image/avif');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    });

    it.each([
      'game/..%2f..%2fdefault.png',
      'game/AMBR/..%2f..%2f240%2fdefault.png',
      '240/default.png',
      'banner/%00.png',
    ])('leads to no other file: %s', async (path) => {
      expect((await inWidth(`${path}?w=240`, 'image/avif')).statusCode).toBe(404);
    });
  });

  it('draws every banner that the announcements name', async () => {
    const request = { types: 'B,PR', platform: 'M', merchantCode: 'aurora' };
    const { banners, promotion } = (await gateway.call('R-60', request)).value;
    const urls = [
      ...banners.map(({ url }) => url),
      ...promotion.flatMap((item) => item.announcementImages.map(({ url }) => url)),
    ];
    for (const url of urls) {
      const { headers, rawPayload } = await gateway.app.inject(url);
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.length).toBeLessThanOrEqual(24_000);
    }
  });

  it.each([
    'game/AMBR/1.png',
    'game/NOVA/10001.png',
    'vendor/NOPE.png',
    'banner/0.png',
    'lottery/none.png',
    'vendor/AMBR.gif',
    'vendor/..png',
  ])('has no %s', async (path) => {
    const answer = await gateway.app.inject(`/images/${path}`);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      404,
      'no-store',
      'No such picture',
    ]);
  });

  it('has a picture of its own for each game of the default seed', async () => {
    const games = gateway.store.all<{ id: number; vendor: string }>(
      'SELECT node_id AS id, vassalage AS vendor FROM games',
    );
    const tags = new Set<unknown>();
    for (const { id, vendor } of games)
      tags.add((await gateway.app.inject(`/images/game/${vendor}/${id}.png`)).headers.etag);
    expect(tags.size).toBe(games.length);
  });

  it('shows one of its category, without lettering, for a game that has none', async () => {
    gateway.store.run("UPDATE games SET name = 'Another Name' WHERE node_id IN (10001, 10002)");
    const [one, two] = await Promise.all(
      [10_001, 10_002].map((id) => {
        const vendor = gateway.store.get<{ vassalage: string }>('SELECT vassalage FROM games WHERE node_id = ?', id);
        return gateway.app.inject(`/images/game/${vendor?.vassalage}/${id}.png`);
      }),
    );
    const spare = (turn: number): Buffer => readFileSync(path.join(PICTURES, `spare/rng-${turn}.webp`));
    expect(one?.rawPayload.equals(spare(1))).toBe(true);
    expect(two?.rawPayload.equals(spare(2))).toBe(true);
  });
});

/** The kept pictures of a format, with their bytes. */
function keptPictures(ending: string): ReadonlyMap<string, number> {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return new Map(files.map((file) => [file.slice(0, -ending.length), readFileSync(path.join(PICTURES, file)).length]));
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, size) => total + size, 0);
}

it('keeps 6 MB of WebP pictures at most: a tile takes 8 kB, a banner 24', () => {
  const kept = keptPictures('.webp');
  expect(kept.get(DEFAULT_PICTURE)).toBeDefined();
  expect(sum(kept.values())).toBeLessThanOrEqual(6_000_000);
  const large = [...kept].filter(([place, size]) => size > (place.startsWith('banner') ? 24_000 : 8000));
  expect(large).toEqual([]);
});

it('keeps 9 MB of scaled pictures at most: every picture has all of its widths, and no other', () => {
  const places = [...keptPictures('.webp').keys()];
  const expected = places.flatMap((place) =>
    (place.startsWith('banner') ? BANNER_WIDTHS : TILE_WIDTHS).map((width) => scaledPlace(place, width)),
  );
  const scaled = keptPictures('.avif');
  expect([...scaled.keys()].toSorted()).toEqual(expected.toSorted());
  expect(sum(scaled.values())).toBeLessThanOrEqual(9_000_000);
});
