import { loginRequest } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
});
afterAll(() => gateway.close());

const login = (username: string, password?: string) => gateway.call('R-06', loginRequest(username, password));

async function solvedCaptcha() {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const answer = await gateway.app.inject({ url: '/__ref/captcha', headers: { cookie: cookie ?? '' } });
  return { cookie, solution: answer.json<{ solution: string }>().solution };
}

describe('R-06 login', () => {
  it('signs in and answers what the session needs', async () => {
    const { status, value } = await login('Demo_Member');
    expect(status).toBe(200);
    expect(value).toMatchObject({ merchantCode: 'aurora', userName: 'demo_member', type: 0, firstTimeLogin: false });
    expect(value.member).toMatchObject({ nickname: 'Lucky Sam', account: 'demo_member' });
    expect((await gateway.call('R-21', {}, { token: value.token })).value.account).toBe('demo_member');
  });

  it('tells the first login', async () => {
    expect((await login('demo_first')).value.firstTimeLogin).toBe(true);
  });

  it.each([
    ['demo_member', 'wrong'],
    ['nobody_here', 'Demo1234'],
  ])('refuses %s with %s, without saying why', async (name, password) => {
    expect(await login(name, password)).toMatchObject({ status: 422, code: 'auth.invalid', value: undefined });
  });

  it('tells a disabled account only after the right password', async () => {
    expect((await login('demo_disabled', 'wrong')).code).toBe('auth.invalid');
    expect((await login('demo_disabled')).code).toBe('member.disabled');
  });

  it('signs in by mobile number with its dialling code', async () => {
    const request = { ...loginRequest('09170000001'), countryDialingCode: '+63' };
    expect((await gateway.call('R-06', request)).value.userName).toBe('demo_member');
  });

  it('refuses social logins that nothing is registered for, and those switched off', async () => {
    const request = {
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'x',
      geetest: true,
      remember: false,
    };
    expect((await gateway.call('R-06', request)).code).toBe('auth.not_registered');
    expect((await gateway.call('R-06', request, { merchant: 'bahari' })).code).toBe('feature.off');
  });

  it('refuses a body that is no login', async () => {
    const answer = await gateway.call('R-06', { type: 'username', username: 'demo_member' });
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
    expect(answer.value).toHaveProperty('fields.password');
  });
});

describe('captcha after failures', () => {
  it('is demanded from the second failure on, and solved once', async () => {
    expect((await login('demo_member', 'bad')).value).toBeUndefined();
    expect(await login('demo_member', 'bad')).toMatchObject({ code: 'auth.invalid', value: { captcha: true } });
    expect(await login('demo_member')).toMatchObject({ code: 'captcha.wrong', value: { captcha: true } });
    const { cookie, solution } = await solvedCaptcha();
    const request = { ...loginRequest('demo_member'), captcha: solution };
    expect((await gateway.call('R-06', request, { cookie })).status).toBe(200);
    expect((await login('demo_member')).status).toBe(200);
  });

  it('is used up by a wrong answer and by a right one', async () => {
    const wrong = await solvedCaptcha();
    const bad = { ...loginRequest('demo_member'), captcha: '0' };
    expect((await gateway.call('R-06', bad, { cookie: wrong.cookie })).code).toBe('captcha.wrong');
    const right = { ...loginRequest('demo_member'), captcha: wrong.solution };
    expect((await gateway.call('R-06', right, { cookie: wrong.cookie })).code).toBe('captcha.wrong');
  });

  it('belongs to the cookie it came with', async () => {
    const [own, other] = [await solvedCaptcha(), await solvedCaptcha()];
    const request = { ...loginRequest('demo_member'), captcha: own.solution === other.solution ? '' : own.solution };
    const answer = await gateway.call('R-06', request, { cookie: other.cookie });
    expect(answer.code).toBe(request.captcha === '' ? undefined : 'captcha.wrong');
  });

  it('is no longer demanded after fifteen minutes', async () => {
    await login('demo_member', 'bad');
    await login('demo_member', 'bad');
    gateway.advance(15 * 60_000 + 1);
    expect((await login('demo_member')).status).toBe(200);
  });

  it('comes as a PNG with an HttpOnly cookie', async () => {
    const answer = await gateway.call('R-05', { t: 1 });
    expect(Buffer.from(answer.value, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
  });
});

describe('limits', () => {
  it('lets an account rest after ten failures, with Retry-After', async () => {
    const failures = Array.from({ length: 10 }, (_, index) => index);
    for (const index of failures) {
      const { cookie, solution } = index < 2 ? { cookie: undefined, solution: undefined } : await solvedCaptcha();
      const request = { ...loginRequest('demo_member', 'bad'), ...(solution ? { captcha: solution } : {}) };
      expect((await gateway.call('R-06', request, { cookie })).code).toBe('auth.invalid');
    }
    const answer = await login('demo_member');
    expect(answer).toMatchObject({ status: 429, code: 'rate.limited' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login('demo_agent')).code).toBe('captcha.wrong');
  });

  it('limits captchas by address outside of tests', async () => {
    const strict = await openTestGateway({ test: false });
    const ask = () => strict.call('R-05', { t: 1 });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
    const refusal = await ask();
    expect(refusal).toMatchObject({ status: 429, code: 'rate.limited' });
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('SMS login', () => {
  const sms = (password: string) => ({
    type: 'sms', username: '9170000001', password, countryDialingCode: '63', geetest: true, remember: false,
  }); // prettier-ignore
  const send = (merchant = 'aurora') =>
    gateway.call('R-12', { mobileNum: '09170000001', countryDialingCode: '63', purpose: 'login' }, { merchant });

  it('takes the code that was sent, once', async () => {
    expect((await send()).value.expirationTime).toBeGreaterThan(gateway.now());
    const inbox = await gateway.app.inject('/__ref/sms?mobileNum=09170000001');
    const code = inbox.json<{ messages: { code: string }[] }>().messages[0]?.code ?? '';
    expect((await gateway.call('R-06', sms(code))).value.userName).toBe('demo_member');
    expect((await gateway.call('R-06', sms(code))).code).toBe('sms.wrong');
  });

  it('is refused where the merchant has switched it off', async () => {
    expect((await gateway.call('R-06', sms('123456'), { merchant: 'bahari' })).code).toBe('feature.off');
  });

  it('sends the same answer to unknown numbers, and refuses what is no number', async () => {
    const unknown = { mobileNo: '9998887776', countryDialingCode: '63', purpose: 'forgot' };
    expect((await gateway.call('R-12', unknown)).status).toBe(200);
    expect((await gateway.call('R-12', { ...unknown, mobileNo: 'abc' })).code).toBe('validation.failed');
  });
});
