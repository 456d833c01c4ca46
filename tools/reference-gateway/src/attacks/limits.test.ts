import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { captchaSolution } from '../rules/captcha/captchas';
import { loginRequest } from '../testing/contract-client';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

async function guess(username: string, password: string, address: string) {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const captcha = captchaSolution(gateway.store, cookie?.split('=')[1]) ?? '';
  const request = { ...loginRequest(username, password), captcha };
  return gateway.call('R-06', request, { cookie, headers: from(address) });
}

it('a stranger’s wrong passwords lock the account for the stranger, not for its owner', async () => {
  const codes: unknown[] = [];
  for (let index = 0; index < 12; index += 1) codes.push((await guess('demo_member', 'Wrong1234', '203.0.113.9')).code);
  expect(codes.slice(-2)).toEqual(['rate.limited', 'rate.limited']);
  expect((await guess('demo_member', 'Demo1234', '198.51.100.7')).status).toBe(200);
});

it('all addresses of one IPv6 household share their tries', async () => {
  const codes: unknown[] = [];
  for (let index = 0; index < 12; index += 1) {
    codes.push((await guess('demo_member', 'Wrong1234', `2001:db8:1:2::${index + 1}`)).code);
  }
  expect(codes.at(-1)).toBe('rate.limited');
});

it('one phone gets one SMS a minute, whatever for and from whichever merchant', async () => {
  const send = (purpose: 'login' | 'register' | 'forgot', merchant: string, parts: readonly [string, string]) =>
    gateway.call('R-12', { countryDialingCode: parts[0], mobileNum: parts[1], purpose }, { merchant });
  expect((await send('login', 'aurora', ['63', '09170000001'])).status).toBe(200);
  const others = await Promise.all([
    send('register', 'aurora', ['63', '09170000001']),
    send('forgot', 'aurora', ['+63', '9170000001']),
    send('login', 'bahari', ['63', '09170000001']),
    send('login', 'lotus', ['0063', '917 000 0001']),
    send('login', 'aurora', ['6', '39170000001']),
  ]);
  expect(others.filter(({ status }) => status === 200)).toEqual([]);
  gateway.advance(60_001);
  expect((await send('register', 'bahari', ['63', '09170000001'])).status).toBe(200);
});

describe('a password that must be changed first', () => {
  const IDS = Object.keys(SAMPLE_CALLS) as EndpointId[];
  const GUARDED = IDS.filter((id) => ['member', 'agent'].includes(ENDPOINTS[id].auth));
  const ALLOWED: readonly EndpointId[] = ['R-07', 'R-21', 'R-23'];

  it('opens nothing but who it is, the change and the way out', async () => {
    const token = await gateway.signIn('demo_first');
    const answers: [EndpointId, unknown][] = [];
    for (const id of GUARDED.filter((guarded) => !ALLOWED.includes(guarded))) {
      const headers = { 'Idempotency-Key': `forced-${id}` };
      answers.push([id, (await gateway.call(id, SAMPLE_CALLS[id][1], { token, headers })).code]);
    }
    expect(answers.filter(([, code]) => code !== 'password.change_required')).toEqual([]);
    expect((await gateway.call('R-21', {}, { token })).status).toBe(200);
  });

  it('opens everything once it is changed', async () => {
    const token = await gateway.signIn('demo_first');
    const change = { oldPassword: 'Demo1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' };
    expect((await gateway.call('R-23', change, { token })).status).toBe(200);
    expect((await gateway.call('R-28', {}, { token })).status).toBe(200);
  });

  it('leaves calls that need no session those of a visitor', async () => {
    const token = await gateway.signIn('demo_first');
    expect((await gateway.call('R-66', { language: 'EN' }, { token })).value.current).toBeNull();
  });
});

it('tells browsers to stay with https where the site is reached by it, and says nothing of it elsewhere', async () => {
  const strict = async (scheme: string) => {
    const answer = await gateway.app.inject({ url: '/images/default.png', headers: { 'x-forwarded-proto': scheme } });
    return answer.headers['strict-transport-security'];
  };
  expect([await strict('https'), await strict('http')]).toEqual(['max-age=31536000', undefined]);
});

it('a registration keeps no field whose rule is off', async () => {
  const registration = {
    countryDialingCode: '63',
    registerUrl: 'bahari.localhost',
    registerMethod: 'H5' as const,
    type: 0 as const,
    domain: 'bahari.localhost',
    username: 'quiet_one',
    password: 'Fresh1234',
    confirmPassword: 'Fresh1234',
  };
  const marks = [
    'email', 'nickname', 'payeeName', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo',
    'recommenderId', 'paymentPassword',
  ]; // prettier-ignore
  const { value: settings } = await gateway.call('R-13', { merchantCode: 'aurora' });
  const off = marks.filter((name) => settings.rules[name]?.enabled === false);
  expect(off.length).toBeGreaterThan(5);
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const captcha = captchaSolution(gateway.store, cookie?.split('=')[1]) ?? '';
  const sent = Object.fromEntries(off.map((name) => [name, `<b>kept ${name}</b>`]));
  const answer = await gateway.call('R-14', { ...registration, captcha, ...sent }, { cookie });
  expect(answer.value).toMatchObject({ userName: 'quiet_one' });
  const row = gateway.store.get<Record<string, unknown>>(
    'SELECT m.*, p.data FROM members m JOIN member_profiles p ON p.member_id = m.id WHERE m.username = ?',
    'quiet_one',
  );
  expect(JSON.stringify(row)).not.toContain('kept');
  expect(row?.['payment_password_hash']).toBeNull();
});
