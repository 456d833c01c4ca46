import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const trial = { merchant: 'aurora-trial' };
const startTrial = async () => (await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, trial)).value;

describe('trial (R-08, R-09)', () => {
  it('opens an account of its own with credit', async () => {
    const { token, userName, customerType } = await startTrial();
    expect(customerType).toBe(4);
    const options = { ...trial, token };
    expect((await gateway.call('R-21', {}, options)).value).toMatchObject({ account: userName, type: 4 });
    expect((await gateway.call('R-28', {}, options)).value.sumBalance).toBe(2000);
    const account = (await gateway.call('R-09', {}, options)).value;
    expect(account).toMatchObject({ userName, balance: 2000 });
    expect(account.expiresAt).toBeGreaterThan(gateway.now());
  });

  it('wants the trial code of the merchant', async () => {
    expect(await gateway.call('R-08', { moduleId: 'FREEPLAY3' })).toMatchObject({
      status: 422,
      code: 'validation.failed',
    });
  });

  it('keeps its token from the merchant itself', async () => {
    const { token } = await startTrial();
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
  });

  it('has no inbox, no chat and no agent home', async () => {
    const { token } = await startTrial();
    const options = { ...trial, token };
    expect((await gateway.call('R-58.list', {}, options)).code).toBe('role.forbidden');
    const chat = { b2c: 1, language: 'EN', backUrl: 'x', headerColor: '#000', title: 'x', moduleId: 'CBS3' };
    expect((await gateway.call('R-54', chat, options)).code).toBe('role.forbidden');
    const today = new Date().toISOString().slice(0, 10);
    const figures = { startDate: today, endDate: today, size: 0 };
    expect((await gateway.call('R-70', figures, options)).code).toBe('role.forbidden');
  });

  it('is removed when its time is over', async () => {
    const brief = await openTestGateway();
    const start = () => brief.call('R-08', { moduleId: 'FREEPLAY3' }, trial);
    const { token } = (await start()).value;
    brief.advance(2 * 60 * 60 * 1000 + 1);
    expect((await start()).status).toBe(200);
    expect((await brief.call('R-09', {}, { ...trial, token })).code).toBe('session.expired');
    await brief.close();
  });

  it('is no trial for a member', async () => {
    const token = await gateway.signIn('demo_member');
    expect((await gateway.call('R-09', {}, { token })).code).toBe('role.forbidden');
  });
});

describe('sessions', () => {
  it('end by logging out, and an unknown token succeeds', async () => {
    const token = await gateway.signIn('demo_member');
    expect((await gateway.call('R-07', {}, { token })).status).toBe(200);
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
    expect((await gateway.call('R-07', {}, { token })).status).toBe(200);
  });

  it('belong to one merchant', async () => {
    const token = await gateway.signIn('demo_member', 'bahari');
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
    expect((await gateway.call('R-21', {}, { token, merchant: 'bahari' })).status).toBe(200);
  });

  it('go on while they are used and end a day after', async () => {
    const patient = await openTestGateway();
    const token = await patient.signIn('demo_member');
    for (let day = 0; day < 3; day += 1) {
      patient.advance(20 * 60 * 60 * 1000);
      expect((await patient.call('R-28', {}, { token })).status).toBe(200);
    }
    patient.advance(24 * 60 * 60 * 1000 + 1);
    expect((await patient.call('R-28', {}, { token })).code).toBe('session.expired');
    await patient.close();
  });
});

describe('headers of every call', () => {
  const status = { merchantCode: 'aurora', language: 'EN' };

  it.each([[''], ['nobody']])('refuses the merchant %p', async (merchant) => {
    expect(await gateway.call('R-01', status, { merchant })).toMatchObject({ status: 422, code: 'validation.failed' });
  });

  it('refuses a request that names another merchant', async () => {
    expect((await gateway.call('R-01', { ...status, merchantCode: 'lotus' })).code).toBe('validation.failed');
    expect((await gateway.call('R-01', status, { merchant: 'aurora-trial' })).status).toBe(200);
  });

  it('refuses a call without its module', async () => {
    expect((await gateway.call('R-05', { t: 1 }, { headers: { ModuleId: 'OTHER' } })).code).toBe('validation.failed');
  });

  it('echoes the request id, and makes one up for a bad one', async () => {
    const echoed = await gateway.call('R-01', status, { headers: { 'X-Request-Id': 'abc-123' } });
    expect(echoed.headers['x-request-id']).toBe('abc-123');
    const made = await gateway.call('R-01', status, { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ['EN', 'You are not logged in, please login first'],
    ['CN', '您尚未登录，请先登录'],
    ['XX', 'You are not logged in, please login first'],
  ])('answers in %s', async (language, message) => {
    expect((await gateway.call('R-28', {}, { language })).message).toBe(message);
  });
});
