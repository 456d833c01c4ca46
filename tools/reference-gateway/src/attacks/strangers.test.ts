import { openTestGateway, type TestGateway } from '../testing/test-client';
import { loginRequest, type CallOptions } from '../testing/contract-client';

const MINUTE = 60_000;
const PHONE = { mobileNum: '09170000001', countryDialingCode: '63' };
const MAIL = { username: 'demo_member', email: 'demo_member@example.com' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

/** A caller of a network of its own. */
const from = (network: number, cookie?: string): CallOptions => ({
  headers: { 'x-forwarded-for': `198.51.${network}.7` },
  cookie,
});
const OWNER = 1;
const STRANGER = 2;

type Purpose = 'login' | 'register' | 'forgot';
const sms = (purpose: Purpose, caller: CallOptions, merchant = 'aurora') =>
  gateway.call('R-12', { ...PHONE, purpose }, { ...caller, merchant });
const sentCodes = () =>
  gateway.store.all<{ code: string }>('SELECT code FROM codes ORDER BY id').map(({ code }) => code);
const secrets = () =>
  gateway.store
    .all<{ secret: string }>("SELECT secret FROM mails WHERE purpose = 'recovery' ORDER BY id")
    .map(({ secret }) => secret);

/** The cookie of a device on which the member has signed in. */
async function provenDevice(network: number): Promise<string> {
  const answer = await gateway.call('R-06', loginRequest('demo_member'), from(network));
  expect(answer.status).toBe(200);
  const [cookie = ''] = /device=[\w-]+/.exec([answer.headers['set-cookie']].flat().join('\n')) ?? [];
  expect(cookie).not.toBe('');
  return cookie;
}

const signInBySms = (code: string, caller: CallOptions) =>
  gateway.call(
    'R-06',
    {
      type: 'sms',
      username: PHONE.mobileNum,
      countryDialingCode: '63',
      password: code,
      geetest: true,
      remember: false,
    },
    caller,
  );

describe('a stranger who asks for SMS to a member’s phone', () => {
  it('uses up no SMS but those of the own network', async () => {
    expect((await sms('register', from(STRANGER), 'bahari')).status).toBe(200);
    expect((await sms('login', from(STRANGER))).status).toBe(429);
    expect((await sms('login', from(OWNER))).status).toBe(200);
  });

  it('kills no code of the owner by wrong tries', async () => {
    await sms('forgot', from(OWNER));
    const [code = ''] = sentCodes();
    const reset = (verificationCode: string, caller: CallOptions) =>
      gateway.call('R-10', { ...PHONE, newPassword: 'Fresh1234', verificationCode }, caller);
    for (let tries = 0; tries < 9; tries += 1) {
      expect((await reset(String(100_000 + tries), from(STRANGER))).code).toBe('sms.wrong');
    }
    expect((await reset(code, from(STRANGER))).code).toBe('sms.wrong');
    expect((await reset(code, from(OWNER))).status).toBe(200);
  });

  it('leaves the code that the owner waits for good, beside two newer ones', async () => {
    await sms('login', from(OWNER));
    for (const network of [3, 4]) expect((await sms('login', from(network))).status).toBe(200);
    const [code = ''] = sentCodes();
    expect(sentCodes()).toHaveLength(3);
    expect((await signInBySms(code, from(OWNER))).status).toBe(200);
  });

  it('from many networks keeps no SMS from a device where the member has signed in', async () => {
    const cookie = await provenDevice(OWNER);
    for (let network = 10; network < 20; network += 1) await sms('register', from(network));
    expect(sentCodes()).toHaveLength(3);
    expect((await sms('login', from(OWNER))).status).toBe(429);
    gateway.advance(MINUTE);
    for (let network = 10; network < 20; network += 1) await sms('register', from(network));
    expect((await sms('login', from(99, cookie))).status).toBe(200);
    expect((await sms('login', from(98, cookie))).status).toBe(429);
  });

  it('from many networks cannot keep the owner from a code that they themselves had sent', async () => {
    for (let network = 10; network < 20; network += 1) await sms('login', from(network));
    expect((await sms('login', from(OWNER))).status).toBe(200);
    expect(sentCodes()).toHaveLength(3);
    expect((await signInBySms(sentCodes()[2] ?? '', from(OWNER))).status).toBe(200);
  });
});

it('all strangers together try a code ten times, and the member’s device five times more', async () => {
  const cookie = await provenDevice(OWNER);
  await sms('forgot', from(OWNER, cookie));
  const [code = ''] = sentCodes();
  const reset = (verificationCode: string, caller: CallOptions) =>
    gateway.call('R-10', { ...PHONE, newPassword: 'Fresh1234', verificationCode }, caller);
  for (let network = 10; network < 20; network += 1) await reset('100000', from(network));
  expect((await reset(code, from(20))).code).toBe('sms.wrong');
  expect((await reset(code, from(99, cookie))).status).toBe(200);
});

describe('a stranger who asks for mails to a member', () => {
  it('uses up no mail but those of the own network', async () => {
    for (let count = 0; count < 3; count += 1) await gateway.call('R-11', MAIL, from(STRANGER));
    expect((await gateway.call('R-11', MAIL, from(STRANGER))).status).toBe(429);
    expect((await gateway.call('R-11', MAIL, from(OWNER))).status).toBe(200);
    expect(secrets()).toHaveLength(4);
  });

  it('takes away no password that was mailed before', async () => {
    await gateway.call('R-11', MAIL, from(OWNER));
    await gateway.call('R-11', MAIL, from(STRANGER));
    const [first = '', second = ''] = secrets();
    expect((await gateway.call('R-06', loginRequest('demo_member', first), from(OWNER))).status).toBe(200);
    expect((await gateway.call('R-06', loginRequest('demo_member', second), from(OWNER))).code).toBe('auth.invalid');
  });

  it('from many networks has six of them sent in half an hour, of which the last is good until more may be', async () => {
    for (let network = 10; network < 30; network += 1) {
      expect((await gateway.call('R-11', MAIL, from(network))).status).toBe(200);
    }
    expect(secrets()).toHaveLength(6);
    gateway.advance(29 * MINUTE);
    const last = secrets()[5] ?? '';
    expect((await gateway.call('R-06', loginRequest('demo_member', last), from(OWNER))).status).toBe(200);
  });

  it('does not share the mails of a device where the member has signed in', async () => {
    const cookie = await provenDevice(OWNER);
    for (let network = 10; network < 30; network += 1) await gateway.call('R-11', MAIL, from(network));
    await gateway.call('R-11', MAIL, from(99, cookie));
    expect(secrets()).toHaveLength(7);
  });
});

describe('a device where the member has signed in', () => {
  it('is a stranger’s again after a change of the password, and for other members', async () => {
    const cookie = await provenDevice(OWNER);
    const other = { username: 'demo_agent', email: 'demo_agent@example.com' };
    for (let count = 0; count < 3; count += 1) await gateway.call('R-11', other, from(OWNER, cookie));
    expect((await gateway.call('R-11', other, from(OWNER))).status).toBe(429);
    const token = await gateway.signIn('demo_member');
    const change = { oldPassword: 'Demo1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' };
    expect((await gateway.call('R-23', change, { token })).status).toBe(200);
    for (let count = 0; count < 3; count += 1) await gateway.call('R-11', MAIL, from(OWNER, cookie));
    expect((await gateway.call('R-11', MAIL, from(OWNER))).status).toBe(429);
  });

  it('is known by a cookie that scripts cannot read, that opens nothing, and that the database has as a hash', async () => {
    const cookie = await provenDevice(OWNER);
    const answer = await gateway.call('R-06', loginRequest('demo_member'), from(OWNER, cookie));
    expect(String(answer.headers['set-cookie'])).toMatch(/device=[\w-]{43};.*HttpOnly.*SameSite=Strict/);
    expect((await gateway.call('R-21', {}, { cookie })).status).toBe(401);
    const kept = JSON.stringify(gateway.store.all('SELECT * FROM member_devices'));
    expect(kept).not.toContain(cookie.slice('device='.length));
  });
});

describe('a changed password', () => {
  const told = () =>
    ['mails', 'notices'].flatMap((table) =>
      gateway.store.all<{ purpose: string }>(`SELECT purpose FROM ${table} WHERE purpose = 'password.changed'`),
    ).length;

  it('is told to the member by mail and SMS, whichever way it was changed', async () => {
    const token = await gateway.signIn('demo_member');
    await gateway.call(
      'R-23',
      { oldPassword: 'Demo1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' },
      { token },
    );
    expect(told()).toBe(2);
    await sms('forgot', from(OWNER));
    await gateway.call('R-10', { ...PHONE, newPassword: 'Fresh1235', verificationCode: sentCodes()[0] }, from(OWNER));
    expect(told()).toBe(4);
    await gateway.call('R-11', MAIL, from(OWNER));
    await gateway.call('R-06', loginRequest('demo_member', secrets()[0] ?? ''), from(OWNER));
    expect(told()).toBe(6);
  });

  it('is told to nobody where it was refused', async () => {
    const token = await gateway.signIn('demo_member');
    await gateway.call(
      'R-23',
      { oldPassword: 'wrong', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' },
      { token },
    );
    expect(told()).toBe(0);
  });
});
