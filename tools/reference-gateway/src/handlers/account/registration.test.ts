import { loginRequest, type CallOptions } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const common = {
  countryDialingCode: '63', registerUrl: 'bahari.localhost', registerMethod: 'H5', type: 0, domain: 'bahari.localhost',
}; // prettier-ignore
const newcomer = { ...common, username: 'New_Player1', password: 'Secret123', confirmPassword: 'Secret123' };
const register = (fields = {}, options: CallOptions = { merchant: 'bahari' }) =>
  gateway.call('R-14', { ...newcomer, ...fields }, options);

async function captchaAnswer() {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const solution = await gateway.app.inject({ url: '/__ref/captcha', headers: { cookie: cookie ?? '' } });
  return { cookie, captcha: solution.json<{ solution: string }>().solution };
}

describe('R-13 settings', () => {
  it.each([
    ['aurora', { mobile: true, username: true }, true, false],
    ['bahari', { mobile: false, username: true }, false, false],
    ['lotus', { mobile: true, username: false }, false, true],
  ])('of %s', async (merchant, methods, captcha, mobileVerification) => {
    const { value } = await gateway.call('R-13', { merchantCode: merchant }, { merchant });
    expect(value).toMatchObject({ methods, captcha, mobileVerification });
    expect(value.rules['username']).toMatchObject({ required: true, minLength: 4 });
  });
});

describe('R-14 by username', () => {
  it('opens an account that can sign in, without signing it in', async () => {
    const answer = await register();
    expect(answer.status).toBe(201);
    expect(answer.value).toEqual({ userName: 'new_player1' });
    const login = await gateway.call('R-06', loginRequest('New_Player1', 'Secret123'), { merchant: 'bahari' });
    expect(login.value).toMatchObject({ userName: 'new_player1', type: 0 });
    const session = { token: login.value.token, merchant: 'bahari' };
    expect((await gateway.call('R-28', {}, session)).value.sumBalance).toBe(0);
  });

  it('keeps what the merchant asks for, and drops fields whose rule is off', async () => {
    const told = {
      payeeName: 'Ann One',
      email: 'ann@mail.com',
      paymentPassword: '135790',
      zalo: 'ann',
      nickname: 'Annie',
    };
    const { cookie, captcha } = await captchaAnswer();
    expect((await register({ ...told, captcha }, { merchant: 'aurora', cookie })).status).toBe(201);
    const login = await gateway.call('R-06', loginRequest('New_Player1', 'Secret123'));
    const member = await gateway.call('R-21', {}, { token: login.value.token });
    expect(member.value).toMatchObject({
      nickname: 'Annie',
      emailMasked: 'a***@mail.com',
      payeeNameMasked: '',
      hasPaymentPassword: false,
    });
  });

  it('refuses a name that is taken, in any case', async () => {
    expect(await register({ username: 'DEMO_member' })).toMatchObject({ status: 409, code: 'username.exists' });
  });

  it.each([
    [{ username: 'abc' }, 'username', 'reg_pattern_4'],
    [{ username: 'has space' }, 'username', 'reg_pattern_4'],
    [{ username: '' }, 'username', 'required'],
    [{ password: 'onlyletters', confirmPassword: 'onlyletters' }, 'password', 'reg_password_format'],
    [{ confirmPassword: 'Secret124' }, 'confimpsw', 'confirmation_mismatch'],
  ])('refuses %p at its field', async (fields, field, error) => {
    const answer = await register(fields);
    expect([answer.status, answer.code]).toEqual([422, 'validation.failed']);
    expect(answer.value).toMatchObject({ fields: { [field]: error } });
  });

  it('takes an invite code in any case and refuses an unknown one', async () => {
    expect((await register({ affiliateCode: 'agent1' })).status).toBe(201);
    expect((await register({ username: 'other_one', affiliateCode: 'NOBODY' })).code).toBe('affiliate.invalid');
  });

  it('is closed where the merchant has switched it off, and at trial merchants', async () => {
    expect((await register({}, { merchant: 'lotus' })).code).toBe('feature.off');
    expect((await register({}, { merchant: 'bahari-trial' })).code).toBe('feature.off');
  });

  it('wants a captcha where the merchant does', async () => {
    expect((await register({}, { merchant: 'aurora' })).code).toBe('captcha.wrong');
    const { cookie, captcha } = await captchaAnswer();
    expect((await register({ captcha }, { merchant: 'aurora', cookie })).status).toBe(201);
  });

  it('keeps everybody under 21 out', async () => {
    const birthday = `${new Date(gateway.now()).getUTCFullYear() - 20}-01-01`;
    const answer = await register({ birthday }, { merchant: 'aurora' });
    expect(answer.value).toMatchObject({ fields: { birthday: 'birthday_limit' } });
  });

  it('answers a repeated body with one account', async () => {
    const [first, second] = await Promise.all([register(), register()]);
    expect([first.status, second.status].sort((one, two) => one - two)).toEqual([201, 409]);
  });
});

describe('R-15 by mobile', () => {
  const lotus = { merchant: 'lotus' };
  const request = {
    ...common,
    countryDialingCode: '86',
    mobileNum: '13900001111',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    birthday: '1990-05-17',
  };

  it('refuses whoever gives no birth date where the merchant has an age gate', async () => {
    const { birthday: _birthday, ...without } = request;
    const answer = await gateway.call('R-15', { ...without, verificationCode: '000000' }, lotus);
    expect(answer.value).toMatchObject({ fields: { birthday: 'required' } });
  });

  it('takes the code that was sent to the number', async () => {
    await gateway.call('R-12', { mobileNum: '13900001111', countryDialingCode: '86', purpose: 'register' }, lotus);
    const sms = await gateway.app.inject('/__ref/sms?mobileNum=13900001111');
    const verificationCode = sms.json<{ messages: { code: string }[] }>().messages[0]?.code ?? '';
    const check = { mobileNum: '13900001111', countryDialingCode: '86', verificationCode };
    expect((await gateway.call('R-16', check, lotus)).value).toEqual({ valid: true });
    expect((await gateway.call('R-15', { ...request, verificationCode }, lotus)).value.userName).toBe('8613900001111');
    // The code is used up: who does not hold the number is not told that an account has it.
    expect((await gateway.call('R-15', { ...request, verificationCode }, lotus)).code).toBe('sms.wrong');
    gateway.advance(60_000);
    await gateway.call('R-12', { ...check, purpose: 'register' }, lotus);
    const { code } = gateway.store.get<{ code: string }>('SELECT code FROM codes ORDER BY id DESC LIMIT 1') ?? {};
    expect((await gateway.call('R-15', { ...request, verificationCode: code }, lotus)).code).toBe('username.exists');
  });

  it('refuses a wrong code', async () => {
    expect((await gateway.call('R-15', { ...request, verificationCode: '000000' }, lotus)).code).toBe('sms.wrong');
  });
});

describe('checks of single fields', () => {
  it.each([
    ['username', 'free_name', { valid: true }],
    ['username', 'demo_member', { valid: false, errorKey: 'username_exists' }],
    ['username', 'x', { valid: false, errorKey: 'reg_pattern_4' }],
    ['email', 'no mail', { valid: false, errorKey: 'in_email_incorrect' }],
    ['email', '', { valid: true }],
  ])('R-17 %s %p', async (field, value, expected) => {
    expect((await gateway.call('R-17', { field, value })).value).toEqual(expected);
  });

  it('R-17 refuses a field that is none', async () => {
    expect((await gateway.call('R-17', { field: 'shoe', value: '1' })).code).toBe('validation.failed');
  });

  it.each([
    ['demo_member', false],
    ['nobody_yet', true],
  ])('R-18 %s', async (username, available) => {
    expect((await gateway.call('R-18', { username })).value).toEqual({ available });
  });

  it('R-19 answers by success', async () => {
    expect((await gateway.call('R-19', { affiliateCode: 'FRIEND1' })).status).toBe(200);
    expect(await gateway.call('R-19', { affiliateCode: 'NOBODY' })).toMatchObject({
      status: 422,
      code: 'affiliate.invalid',
    });
    expect((await gateway.call('R-19', { affiliateCode: '' })).code).toBe('affiliate.invalid');
  });

  it.each([
    ['aurora-friends.localhost:4100', 'AGENT1'],
    ['aurora.localhost', ''],
  ])('R-20 %s', async (domain, code) => {
    expect((await gateway.call('R-20', { domain })).value).toEqual({ code });
  });

  it('R-20 refuses a domain that is none', async () => {
    expect((await gateway.call('R-20', { domain: 'not a domain' })).code).toBe('affiliate.referrer_invalid');
  });
});
