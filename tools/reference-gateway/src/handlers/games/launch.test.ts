import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

const site = { 'x-forwarded-host': 'aurora.localhost:4100', 'x-forwarded-proto': 'https' };
const request = {
  gameCategory: 'RNG', vassalage: 'AMBR', gameId: 'ambr-1', nodeId: '10001', freePlay: 0, platform: 'html5',
  language: 'EN', backUrl: 'https://aurora.localhost:4100/m/home?gameType=RNG',
}; // prettier-ignore
const launch = (fields = {}) => gateway.call('R-45', { ...request, ...fields }, { token, headers: site });

async function open(url: string, headers: Record<string, string> = site) {
  const { pathname, search } = new URL(url);
  return gateway.app.inject({ url: `${pathname}${search}`, headers });
}

describe('R-45 launch', () => {
  it('answers a page of the same host with every parameter', async () => {
    const url = new URL((await launch({ gameCode: 'lobby', prizeMode: 'SEA', playType: 'ent' })).value.url);
    expect(`${url.origin}${url.pathname}`).toBe('https://aurora.localhost:4100/vendor-demo/play');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...request, freePlay: '0', gameCode: 'lobby', prizeMode: 'SEA', playType: 'ent',
    }); // prettier-ignore
    expect(url.search).not.toContain(token);
  });

  it('launches a vendor as a whole', async () => {
    expect(
      (await launch({ gameId: undefined, nodeId: undefined, vassalage: 'VLVT', gameCategory: 'LIVE' })).status,
    ).toBe(200);
  });

  it.each([
    ['a vendor that is none', { vassalage: 'NOPE' }, 'not_found'],
    ['a game that is none', { nodeId: '1' }, 'not_found'],
    ['a game of another vendor', { vassalage: 'NOVA' }, 'not_found'],
    ['a vendor in maintenance', { vassalage: 'WGB', nodeId: undefined, gameId: undefined }, 'game.maintenance'],
    ['free play that is neither 0 nor 1', { freePlay: 2 }, 'validation.failed'],
  ])('refuses %s', async (_name, fields, code) => {
    expect((await launch(fields)).code).toBe(code);
  });
});

describe('the page of the demo vendor', () => {
  it('shows the game, the player, the balance, every parameter and the way back', async () => {
    const page = await open((await launch()).value.url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    for (const text of [
      'Amber Caravan',
      'Lucky Sam',
      '₱12,480.50',
      'gameCategory',
      'freePlay',
      '/images/game/AMBR/10001.png',
    ]) {
      expect(page.body).toContain(text);
    }
    expect(page.body).toContain('href="/m/home?gameType=RNG"');
  });

  it('allows nothing but its own style', async () => {
    const page = await open((await launch()).value.url);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*style-src 'sha256-[\w+/=]+'/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('never leads back to another host', async () => {
    const page = await open((await launch({ backUrl: 'https://evil.example/m/home' })).value.url);
    expect(page.body).toContain('href="/m/home"');
  });

  it('escapes what it was launched with', async () => {
    const page = await open((await launch({ language: '<script>alert(1)</script>' })).value.url);
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&lt;script&gt;');
  });

  it('ends after two hours, and opens for no made-up launch', async () => {
    const { url } = (await launch()).value;
    gateway.advance(2 * 60 * 60 * 1000 + 1);
    expect((await open(url)).statusCode).toBe(404);
    expect((await open('http://x/vendor-demo/play?launch=guess')).statusCode).toBe(404);
    expect((await open('http://x/vendor-demo/play?launch=a&launch=b')).statusCode).toBe(404);
  });

  it('does not open as a chat', async () => {
    const { url } = (await launch()).value;
    expect((await open(url.replace('/play?', '/chat?'))).statusCode).toBe(404);
  });
});
