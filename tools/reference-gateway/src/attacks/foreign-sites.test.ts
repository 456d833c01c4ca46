import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { ONE_PIXEL_PNG } from '../testing/multipart';
import { openTestGateway, type TestGateway } from '../testing/test-client';

const IDS = Object.keys(ENDPOINTS) as EndpointId[];
/** What a page of another site may send to this one without asking first, and with the cookies of the visitor. */
const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'] as const;
const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/' } as const;

let gateway: TestGateway;
let cookie: string;
let victimHeld: unknown;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.signIn('demo_member');
  cookie = (await gateway.call('R-05', { t: 1 })).cookie ?? '';
  victimHeld = held();
});
afterAll(() => gateway.close());

function held(): unknown {
  return ['members', 'wallets', 'sessions', 'captchas', 'codes', 'mails', 'login_failures'].map((table) =>
    gateway.store.all(`SELECT * FROM "${table}"`),
  );
}

function urlOf(id: EndpointId): string {
  return `/api/v1${ENDPOINTS[id].path.replace(/\{\w+\}/g, '1')}`;
}

describe.each(IDS)('a page of another site, at %s', (id) => {
  const { method } = ENDPOINTS[id];

  it('sends a form or opens the address, and nothing happens', async () => {
    for (const type of SIMPLE_TYPES) {
      const body = method === 'GET' ? {} : { payload: 'type=0&__proto__=1', headers: { 'content-type': type } };
      const answer = await gateway.app.inject({
        method,
        url: `${urlOf(id)}?merchant=aurora&Merchant=aurora`,
        ...body,
        headers: { ...EVIL, cookie, ...body.headers },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(held()).toEqual(victimHeld);
  });

  it('asks for leave to send more, and gets none', async () => {
    const headers = {
      ...EVIL,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,merchant',
    };
    const answer = await gateway.app.inject({ method: 'OPTIONS', url: urlOf(id), headers });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('a picture that a player uploaded is never read as a page, and runs nothing', async () => {
  const token = await gateway.signIn('demo_member');
  const png = Buffer.concat([ONE_PIXEL_PNG, Buffer.from('<script>alert(1)</script><svg onload=alert(1)>')]);
  const { icon } = (await gateway.call('R-25', { icon: png.toString('base64') }, { token })).value;
  const answer = await gateway.app.inject(icon);
  expect(answer.rawPayload.includes('alert')).toBe(false);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it.each(['/vendor-demo/play', '/vendor-demo/chat', '/vendor-demo/pay'])(
  '%s is in no frame, sends no address on, and is not kept',
  async (path) => {
    const { headers } = await gateway.app.inject(`${path}?launch=%3Cscript%3E&order=%22%3E%3Cscript%3E`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  },
);
