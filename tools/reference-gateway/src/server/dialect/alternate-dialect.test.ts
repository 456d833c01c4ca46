import { CONTROL_PATHS } from '../control/control-api';
import { createGateway, type Gateway } from '../../gateway';

let gateway: Omit<Gateway, 'url'>;
beforeAll(async () => {
  gateway = await createGateway({ test: true, dialect: 'alternate' });
});
afterAll(() => gateway.close());

const BRAND = { 'x-brand': 'aurora', 'x-lang': 'EN' };

describe('the alternate dialect', () => {
  it('answers 200 to a refusal, in its own envelope and with its own word', async () => {
    const answer = await gateway.app.inject({ url: '/svc/v2/player/purse', headers: BRAND });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ok: 'no',
      err: { id: 'E_SESSION_MISSING', text: 'You are not logged in, please login first' },
    });
  });

  it('does not know the contract’s headers, names and paths', async () => {
    const state = (headers: Record<string, string>, payload: object) =>
      gateway.app
        .inject({ method: 'POST', url: '/svc/v2/site/state', headers, payload })
        .then((answer) => answer.json());
    expect(await state(BRAND, { brand: 'aurora', lang: 'EN' })).toMatchObject({ ok: 'yes' });
    expect(await state({ merchant: 'aurora' }, { brand: 'aurora', lang: 'EN' })).toMatchObject({ ok: 'no' });
    expect(await state(BRAND, { merchantCode: 'aurora', lang: 'EN' })).toMatchObject({
      err: { id: 'E_VALIDATION_FAILED', info: { fields: { merchantCode: expect.any(String) } } },
    });
    const old = await gateway.app.inject({ url: '/api/v1/system/encryption-key', headers: { merchant: 'aurora' } });
    expect(old.statusCode).toBe(404);
  });

  it.each([
    ['http://localhost:5330', 'http://localhost:5330'],
    ['http://bahari.localhost:5330', 'http://bahari.localhost:5330'],
    ['https://evil.example', undefined],
    ['http://localhost.evil.example', undefined],
  ])('lets a page of %s read its answers: %s', async (origin, allowed) => {
    const asked = { origin, 'access-control-request-headers': 'x-brand,x-token' };
    const before = await gateway.app.inject({ method: 'OPTIONS', url: '/svc/v2/player/purse', headers: asked });
    expect(before.statusCode).toBe(204);
    expect(before.headers['access-control-allow-origin']).toBe(allowed);
    const answer = await gateway.app.inject({ url: '/svc/v2/site/seal', headers: { ...BRAND, origin } });
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
    expect(answer.headers['access-control-allow-credentials']).toBe(allowed === undefined ? undefined : 'true');
  });

  it('keeps the statuses that the web itself must know, and what scenarios send as it is', async () => {
    const answers = {
      'R-03': [
        { code: 'system.upgrading', retryAfter: 9, times: 1 },
        { body: '<html>', status: 502 },
      ],
    };
    await gateway.app.inject({
      method: 'POST',
      url: CONTROL_PATHS.scenario,
      payload: { name: 'away', overrides: { answers } },
    });
    const ask = () => gateway.app.inject({ url: '/svc/v2/site/nations', headers: BRAND });
    const away = await ask();
    expect([away.statusCode, away.headers['retry-after'], away.json<{ ok: string }>().ok]).toEqual([503, '9', 'no']);
    const page = await ask();
    expect([page.statusCode, page.body]).toEqual([502, '<html>']);
  });

  it('records calls by their id, with our names for their fields', async () => {
    await gateway.app.inject({ url: '/svc/v2/site/templates?brand=aurora', headers: BRAND });
    const answer = await gateway.app.inject({ url: `${CONTROL_PATHS.requests}?id=R-04` });
    expect(answer.json<{ requests: object[] }>().requests).toMatchObject([
      { id: 'R-04', path: '/svc/v2/site/templates', query: { merchantCode: 'aurora' }, status: 200 },
    ]);
  });
});
