import { loginRequest, type CallOptions } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const PHONE = { mobileNum: '09170000001', countryDialingCode: '63' };
const FRESH = 'Fresh1234';
const login = (username: string, password: string) => gateway.call('R-06', loginRequest(username, password));

async function smsCode(purpose = 'forgot', mobileNum = PHONE.mobileNum): Promise<string> {
  await gateway.call('R-12', { ...PHONE, mobileNum, purpose });
  const answer = await gateway.app.inject({ url: `/__ref/sms?mobileNum=${mobileNum}` });
  return answer.json<{ messages: { code: string }[] }>().messages[0]?.code ?? '';
}
const byPhone = (fields = {}, options?: CallOptions) =>
  gateway.call('R-10', { ...PHONE, newPassword: FRESH, verificationCode: '', ...fields }, options);

describe('R-10 by phone', () => {
  it('sets the password once, and ends the sessions that were', async () => {
    const token = await gateway.signIn('demo_member');
    const verificationCode = await smsCode();
    expect(await byPhone({ verificationCode })).toMatchObject({ status: 200, value: null });
    expect((await gateway.call('R-21', {}, { token })).code).toBe('session.expired');
    expect((await login('demo_member', 'Demo1234')).code).toBe('auth.invalid');
    const byNumber = { ...loginRequest('9170000001', FRESH), countryDialingCode: '63' };
    expect((await gateway.call('R-06', byNumber)).value.userName).toBe('demo_member');
    expect((await byPhone({ verificationCode, newPassword: 'Other1234' })).code).toBe('sms.wrong');
  });

  it('keeps the code while the password is refused, as long as it lives', async () => {
    const verificationCode = await smsCode();
    expect((await byPhone({ verificationCode, newPassword: 'Demo1234' })).code).toBe('modify.new.old.same');
    const weak = await byPhone({ verificationCode, newPassword: 'short' });
    expect(weak).toMatchObject({
      code: 'validation.failed',
      value: { fields: { newPassword: 'reg_password_format' } },
    });
    expect((await byPhone({ verificationCode })).status).toBe(200);
  });

  it.each([
    ['a code for something else', 'login', PHONE.mobileNum, 0],
    ['the phone of nobody', 'forgot', '09179999999', 0],
    ['a code that is six minutes old', 'forgot', PHONE.mobileNum, 360_000],
  ])('refuses %s', async (_name, purpose, mobileNum, later) => {
    const verificationCode = await smsCode(purpose, mobileNum);
    gateway.advance(later);
    expect((await byPhone({ mobileNum, verificationCode })).code).toBe('sms.wrong');
  });

  it('takes a code no more after five tries', async () => {
    const verificationCode = await smsCode();
    for (const guess of ['1', '2', '3', '4'])
      expect((await byPhone({ verificationCode: guess })).code).toBe('sms.wrong');
    expect((await byPhone({ verificationCode })).status).toBe(200);
    gateway.advance(60_000);
    const second = await smsCode();
    for (const guess of ['1', '2', '3', '4', '5']) await byPhone({ verificationCode: guess });
    expect((await byPhone({ verificationCode: second, newPassword: 'Other1234' })).code).toBe('sms.wrong');
  });

  it('tells a disabled account only to who has its phone', async () => {
    const verificationCode = await smsCode('forgot', '09170000006');
    expect((await byPhone({ mobileNum: '09170000006', verificationCode: '0' })).code).toBe('sms.wrong');
    expect((await byPhone({ mobileNum: '09170000006', verificationCode })).code).toBe('member.disabled');
  });

  it('takes the proof of a third party for the code', async () => {
    expect((await byPhone({ firebaseIdToken: 'forged' })).code).toBe('sms.wrong');
    expect((await byPhone({ firebaseIdToken: 'test-provider:+639170000001' })).status).toBe(200);
  });
});

describe('R-11 by e-mail', () => {
  const recover = (username: string, email: string) => gateway.call('R-11', { username, email });
  const mails = async () => {
    const answer = await gateway.app.inject({ url: '/__ref/mails' });
    return answer.json<{ mails: { address: string; secret: string }[] }>().mails;
  };

  it('mails a password that opens the account once, to be changed at once', async () => {
    expect(await recover(' Demo_Member ', 'DEMO_member@example.com')).toMatchObject({ status: 200, value: null });
    const [mail] = await mails();
    expect(mail?.address).toBe('demo_member@example.com');
    expect((await login('demo_member', 'Demo1234')).value.firstTimeLogin).toBe(false);
    const first = await login('demo_member', mail?.secret ?? '');
    expect(first.value.firstTimeLogin).toBe(true);
    expect((await login('demo_member', 'Demo1234')).code).toBe('auth.invalid');
    const change = { oldPassword: mail?.secret ?? '', newPassword: FRESH, confirmNewPassword: FRESH };
    expect((await gateway.call('R-23', change, { token: first.value.token })).status).toBe(200);
    expect((await login('demo_member', FRESH)).value.firstTimeLogin).toBe(false);
  });

  it.each([
    ['an unknown name', 'nobody_here', 'nobody@example.com'],
    ['the address of somebody else', 'demo_member', 'demo_agent@example.com'],
    ['no address', 'luna_river', ''],
    ['a disabled account', 'demo_disabled', 'demo_disabled@example.com'],
  ])('answers %s the same and mails nothing', async (_name, username, email) => {
    expect(await recover(username, email)).toMatchObject({ status: 200, value: null });
    expect(await mails()).toEqual([]);
  });

  it('refuses a mailed password after half an hour', async () => {
    await recover('demo_member', 'demo_member@example.com');
    const [mail] = await mails();
    gateway.advance(30 * 60_000);
    expect((await login('demo_member', mail?.secret ?? '')).code).toBe('auth.invalid');
  });

  it('mails one account three times in a quarter of an hour at most', async () => {
    for (const _time of [1, 2, 3]) expect((await recover('demo_member', 'demo_member@example.com')).status).toBe(200);
    const fourth = await recover('demo_member', 'demo_member@example.com');
    expect([fourth.status, fourth.code, fourth.headers['retry-after']]).toEqual([429, 'rate.limited', '900']);
    expect((await recover('demo_agent', 'demo_agent@example.com')).status).toBe(200);
  });
});

describe('R-23 change', () => {
  const change = (token: string, fields = {}) =>
    gateway.call(
      'R-23',
      { oldPassword: 'Demo1234', newPassword: FRESH, confirmNewPassword: FRESH, ...fields },
      { token },
    );

  it('ends every other session and keeps its own', async () => {
    const [other, own] = [await gateway.signIn('demo_member'), await gateway.signIn('demo_member')];
    expect((await change(own)).status).toBe(200);
    expect((await gateway.call('R-21', {}, { token: own })).status).toBe(200);
    expect((await gateway.call('R-21', {}, { token: other })).code).toBe('session.expired');
    expect((await login('demo_member', 'Demo1234')).code).toBe('auth.invalid');
    expect((await login('demo_member', FRESH)).status).toBe(200);
  });

  it('ends the forced change of a first login', async () => {
    const token = await gateway.signIn('demo_first');
    expect((await change(token)).status).toBe(200);
    expect((await login('demo_first', FRESH)).value.firstTimeLogin).toBe(false);
  });

  it.each([
    [{ oldPassword: 'wrong' }, 'auth.invalid', undefined],
    [{ newPassword: 'Demo1234', confirmNewPassword: 'Demo1234' }, 'modify.new.old.same', undefined],
    [
      { newPassword: 'short', confirmNewPassword: 'short' },
      'validation.failed',
      { newPassword: 'reg_password_format' },
    ],
    [{ confirmNewPassword: 'Fresh1235' }, 'validation.failed', { confirmNewPassword: 'confirmation_mismatch' }],
  ])('refuses %j with %s, and changes nothing', async (fields, code, told) => {
    const token = await gateway.signIn('demo_member');
    const answer = await change(token, fields);
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect((answer.value as unknown as { fields?: unknown } | undefined)?.fields).toEqual(told);
    expect((await login('demo_member', 'Demo1234')).status).toBe(200);
  });

  it('is closed to trial accounts, and rests after ten tries', async () => {
    const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
    const options = { token: trial.value.token, merchant: 'aurora-trial' };
    const asked = { oldPassword: 'x', newPassword: FRESH, confirmNewPassword: FRESH };
    expect((await gateway.call('R-23', asked, options)).code).toBe('role.forbidden');
    const token = await gateway.signIn('demo_member');
    for (let tries = 0; tries < 10; tries += 1) await change(token, { oldPassword: `guess-${tries}` });
    expect(await change(token)).toMatchObject({ status: 429, code: 'rate.limited' });
  });
});
