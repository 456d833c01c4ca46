import { CONTROL_PATHS, type RecordedRequest, type ScenarioOverrides } from './control-api';
import { createGateway } from '../../gateway';
import { loginRequest } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

async function scenario(overrides: ScenarioOverrides, name = 'test') {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: CONTROL_PATHS.scenario,
    payload: { name, overrides },
  });
  expect(answer.json()).toEqual({ ok: true });
}

async function raw(path: string, headers = {}) {
  return gateway.app.inject({ url: `/api/v1${path}`, headers: { merchant: 'aurora', ...headers } });
}

const recorded = async (id: string) =>
  (await gateway.app.inject(`${CONTROL_PATHS.requests}?id=${id}`)).json<{ requests: RecordedRequest[] }>().requests;

const STATUS = '/system/status?merchantCode=aurora&language=EN';

describe('without test', () => {
  it.each(Object.values(CONTROL_PATHS))('%s does not exist', async (url) => {
    const plain = await createGateway();
    for (const method of ['GET', 'POST'] as const) {
      expect((await plain.app.inject({ method, url, payload: {} })).statusCode).toBe(404);
    }
    await plain.close();
  });
});

describe('answers', () => {
  it('refuse with a code, its status and its text', async () => {
    await scenario({ answers: { 'R-06': { code: 'auth.invalid', value: { captcha: true } } } });
    const answer = await gateway.call('R-06', loginRequest('demo_member'));
    expect(answer).toMatchObject({
      status: 422,
      code: 'auth.invalid',
      value: { captcha: true },
      message: 'Incorrect username or password',
    });
  });

  it('pass a code that nobody knows, with its own text and status', async () => {
    await scenario({ answers: { 'R-01': { code: 'odd.thing', status: 418, message: 'Odd' } } });
    const answer = await raw(STATUS);
    expect([answer.statusCode, answer.json()]).toEqual([418, { success: false, code: 'odd.thing', message: 'Odd' }]);
  });

  it('are used up one after the other', async () => {
    await scenario({
      answers: {
        'R-03': [
          { times: 2, code: 'internal' },
          { times: 1, value: { list: [], current: 'XX' } },
        ],
      },
    });
    const ask = async () => (await gateway.call('R-03')).status;
    expect([await ask(), await ask()]).toEqual([500, 500]);
    expect((await gateway.call('R-03')).value.current).toBe('XX');
    expect((await gateway.call('R-03')).value.current).toBe('PH');
  });

  it('replace the body as it is', async () => {
    await scenario({ answers: { 'R-01': { body: '<html>not JSON' } } });
    expect((await raw(STATUS)).body).toBe('<html>not JSON');
    await scenario({ answers: { 'R-01': { body: { any: 'thing' }, status: 503, retryAfter: 7 } } });
    const answer = await raw(STATUS);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '7', { any: 'thing' }]);
  });

  it('merge into the real value, and delay it', async () => {
    const token = await gateway.signIn('demo_member');
    await scenario({ answers: { 'R-28': { merge: { sumBalance: 1 }, delayMs: 30 } } });
    const waits = jest.spyOn(globalThis, 'setTimeout');
    expect((await gateway.call('R-28', {}, { token })).value).toEqual({ sumBalance: 1, currencySymbol: '₱' });
    expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(30);
    waits.mockRestore();
  });

  it('cover every call of a row, and no row beside it', async () => {
    const token = await gateway.signIn('demo_member');
    await scenario({ answers: { 'R-41': { code: 'internal' }, 'R-4': { code: 'internal' } } });
    expect((await gateway.call('R-41.add', { nodeId: '10001', vendor: 'AMBR' }, { token })).status).toBe(500);
    expect((await gateway.call('R-45', {}, { token })).code).toBe('validation.failed');
  });

  it('give other values than the store has', async () => {
    const token = await gateway.signIn('demo_member');
    await scenario({ answers: { 'R-64': { value: { content: [], pageNum: 1, totalPages: 1 } } } });
    expect((await gateway.call('R-64', { tab: 'available' }, { token })).value.content).toEqual([]);
  });

  it('close the connection', async () => {
    await scenario({ answers: { 'R-01': { drop: true } } });
    const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    await expect(fetch(`${url}/api/v1${STATUS}`, { headers: { merchant: 'aurora' } })).rejects.toThrow();
  });
});

describe('the site', () => {
  it('has any status, also one that means nothing', async () => {
    await scenario({ status: { maintenance: 'weird', regionRestriction: true, info: { currencySymbol: '$' } } });
    const { value } = (await raw(STATUS)).json<{ value: Record<string, unknown> }>();
    expect(value).toMatchObject({
      maintenance: 'weird',
      regionRestriction: true,
      info: { currencySymbol: '$', customerService: true },
    });
  });

  it('has other announcements, where their type is asked for', async () => {
    await scenario({ banners: [], notices: [{ id: 1, title: 'T', content: '<p>C</p>', startDate: 5 }] });
    const ask = async (types: string) =>
      (await gateway.call('R-60', { types, platform: 'M', merchantCode: 'aurora' })).value;
    const home = await ask('B,PL,PR');
    expect([home.banners, home.player.map(({ title }) => title)]).toEqual([[], ['T']]);
    expect(home.promotion.length).toBeGreaterThan(0);
    expect((await ask('PR')).player).toEqual([]);
  });

  it('has other vendors, and others in maintenance', async () => {
    const token = await gateway.signIn('demo_member');
    await scenario({ vendors: { mapping: { RNG: [] } }, maintenanceVendors: ['AMBR'] });
    expect((await gateway.call('R-36', { typeId: 1, merchant_code: 'aurora' })).value.mapping).toEqual({ RNG: [] });
    const launch = { gameCategory: 'RNG', freePlay: 0, platform: 'html5', language: 'EN', backUrl: 'x' };
    expect((await gateway.call('R-45', { ...launch, vassalage: 'AMBR' }, { token })).code).toBe('game.maintenance');
    expect((await gateway.call('R-45', { ...launch, vassalage: 'WGB' }, { token })).status).toBe(200);
  });
});

describe('scenarios', () => {
  it('are replaced by name, the newest wins, and empty overrides remove one', async () => {
    await scenario({ answers: { 'R-03': { value: { list: [], current: 'A' } } } }, 'first');
    await scenario({ answers: { 'R-03': { value: { list: [], current: 'B' } } } }, 'second');
    const current = async () => (await gateway.call('R-03')).value.current;
    expect(await current()).toBe('B');
    await scenario({}, 'second');
    expect(await current()).toBe('A');
    await gateway.reset();
    expect(await current()).toBe('PH');
  });

  it.each([
    [{ name: 'x', overrides: { answer: {} } }],
    [{ overrides: {} }],
    [{ name: 'x', overrides: { answers: { 'R-01': { stauts: 1 } } } }],
  ])('refuse what they do not understand: %p', async (payload) => {
    const answer = await gateway.app.inject({ method: 'POST', url: CONTROL_PATHS.scenario, payload });
    expect(answer.statusCode).toBe(422);
  });
});

describe('recorded requests', () => {
  it('hold query, headers and decrypted bodies, but no token', async () => {
    const token = await gateway.signIn('demo_member');
    await gateway.call('R-41.add', { nodeId: '10001', vendor: 'AMBR' }, { token });
    const [login] = await recorded('R-06');
    expect(login?.body).toEqual(loginRequest('demo_member'));
    const [favourite] = await recorded('R-41');
    expect(favourite).toMatchObject({
      id: 'R-41.add', method: 'POST', path: '/api/v1/favourites', userName: 'demo_member', status: 200, code: null,
      body: { nodeId: '10001', vendor: 'AMBR' },
    }); // prettier-ignore
    expect(JSON.stringify(await recorded(''))).not.toContain(token);
  });

  it('hold refusals too, and are forgotten by a reset', async () => {
    await gateway.call('R-28');
    expect(await recorded('R-28')).toMatchObject([{ status: 401, code: 'session.missing' }]);
    await gateway.reset();
    expect(await recorded('R-28')).toEqual([]);
  });
});

describe('balances', () => {
  const set = async (payload: object) =>
    (await gateway.app.inject({ method: 'POST', url: CONTROL_PATHS.balances, payload })).json<object>();

  it('are what they are set to, up and down, and the wallet stays the sum of its records', async () => {
    const token = await gateway.signIn('demo_member');
    const held = async () => (await gateway.call('R-28', {}, { token })).value.sumBalance;
    for (const balance of [50, 12_480.5, 0]) {
      expect(await set({ username: 'demo_member', balance })).toEqual({ ok: true });
      expect(await held()).toBe(balance);
    }
  });

  it('of nobody are told', async () => {
    expect(await set({ username: 'nobody', balance: 1 })).toEqual({ ok: false });
    expect(await set({ username: 'demo_member', balance: -1 })).toMatchObject({ ok: false, fields: {} });
  });
});
