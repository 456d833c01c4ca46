import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { DEFAULT_PICTURE, PICTURES } from './picture-files';

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

it('keeps 6 MB of pictures at most: a tile takes 8 kB, a banner 24', () => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
  const sizes = files.map((file) => readFileSync(path.join(PICTURES, file)).length);
  expect(files).toContain(`${DEFAULT_PICTURE}.webp`);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
  const large = files.filter((file, place) => (sizes[place] ?? 0) > (file.startsWith('banner') ? 24_000 : 8000));
  expect(large).toEqual([]);
});
