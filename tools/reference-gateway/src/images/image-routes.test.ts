import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('pictures (D-43)', () => {
  const paths = [
    'game/AMBR/10001.png',
    'vendor/AMBR.png',
    'vendor/white/AMBR.png',
    'vendor/small/TCG_LOTTO_VN.png',
    'flag/PH.png',
    'lottery/vn_quick.png',
    'avatar/3.png',
    'default.png',
  ];

  it.each(paths.flatMap((path) => ['/images', '/cdn1/images', '/cdn2/images'].map((root) => `${root}/${path}`)))(
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

  it('draws every banner that the announcements name', async () => {
    const request = { types: 'B,PR', platform: 'M', merchantCode: 'aurora' };
    const { banners, promotion } = (await gateway.call('R-60', request)).value;
    const urls = [
      ...banners.map(({ url }) => url),
      ...promotion.flatMap((item) => item.announcementImages.map(({ url }) => url)),
    ];
    for (const url of urls) expect((await gateway.app.inject(url)).statusCode).toBe(200);
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
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('shows a vendor’s games with pictures of their own', async () => {
    const [first, second] = await Promise.all(
      ['10001', '10019'].map((id) => gateway.app.inject(`/images/game/AMBR/${id}.png`)),
    );
    expect(first?.body).not.toBe(second?.body);
  });
});
