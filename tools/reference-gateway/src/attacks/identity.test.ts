import { CONTROL_PATHS, type MailsReply, type SmsReply } from '../server/control/control-api';
import { loginRequest } from '../testing/contract-client';
import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

/** The number and the address of somebody who has no account yet. */
const OWNER = { countryDialingCode: '63', mobileNum: '09175550001' };
const OWNER_MAIL = 'owner@example.com';
const PASSWORD = 'Secret123';

const told = async (mobileNum: string) =>
  (await gateway.app.inject(`${CONTROL_PATHS.sms}?mobileNum=${mobileNum}`)).json<SmsReply>();
const mailed = async (address: string) =>
  (await gateway.app.inject(`${CONTROL_PATHS.mails}?address=${address}`)).json<MailsReply>().mails;

/** The code that the owner of a number reads on their phone. */
async function codeOf(phone: typeof OWNER, purpose: string): Promise<string> {
  await gateway.call('R-12', { ...phone, purpose });
  return (await told('')).messages[0]?.code ?? '';
}

async function solved() {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const answer = await gateway.app.inject({ url: CONTROL_PATHS.captcha, headers: { cookie: cookie ?? '' } });
  return { cookie, captcha: answer.json<{ solution: string }>().solution };
}

const FORM = { registerUrl: 'a', registerMethod: 'H5', type: 0, domain: 'a', countryDialingCode: '63' };

async function register(fields: object) {
  const { cookie, captcha } = await solved();
  return gateway.call(
    'R-14',
    { ...FORM, username: 'attacker_1', password: PASSWORD, confirmPassword: PASSWORD, captcha, ...fields },
    { cookie },
  );
}

async function registerByPhone(phone: typeof OWNER) {
  const { cookie, captcha } = await solved();
  const verificationCode = await codeOf(phone, 'register');
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return gateway.call('R-15', { ...FORM, ...phone, ...passwords, captcha, verificationCode }, { cookie });
}

const bySms = async (phone: typeof OWNER) =>
  gateway.call('R-06', {
    type: 'sms',
    username: phone.mobileNum,
    countryDialingCode: phone.countryDialingCode,
    password: await codeOf(phone, 'login'),
    geetest: true,
    remember: false,
  });
const byName = (username: string, password = PASSWORD, more = {}) =>
  gateway.call('R-06', { ...loginRequest(username, password), ...more });

describe('an account that a stranger made with the phone and the e-mail of somebody else', () => {
  beforeEach(async () => {
    expect((await register({ mobileNum: OWNER.mobileNum, email: OWNER_MAIL })).status).toBe(201);
  });

  it('is not entered by the owner of the phone', async () => {
    expect(await bySms(OWNER)).toMatchObject({ status: 422, code: 'sms.wrong' });
  });

  it('does not keep the owner from registering with the phone, and from then on the phone is theirs', async () => {
    const answer = await registerByPhone(OWNER);
    expect(answer.status).toBe(201);
    const { userName } = answer.value;
    gateway.advance(61_000);
    expect((await bySms(OWNER)).value.userName).toBe(userName);
    expect((await byName(OWNER.mobileNum, PASSWORD, { countryDialingCode: '63' })).value.userName).toBe(userName);
  });

  it('gets no new password by the phone or by the e-mail that nobody has proven', async () => {
    const verificationCode = await codeOf(OWNER, 'forgot');
    const byPhone = { ...OWNER, newPassword: 'Fresh1234', verificationCode };
    expect((await gateway.call('R-10', byPhone)).code).toBe('sms.wrong');
    await gateway.call('R-11', { username: 'attacker_1', email: OWNER_MAIL });
    expect(await mailed(OWNER_MAIL)).toEqual([]);
  });

  it('does not keep a member from taking the e-mail that is theirs', async () => {
    const token = await gateway.signIn('demo_member');
    const { confirmation } = (await gateway.call('R-87', { by: 'password', password: 'Demo1234' }, { token })).value;
    await gateway.call('R-88', { to: 'email', email: OWNER_MAIL, confirmation }, { token });
    const emailCode = (await mailed(OWNER_MAIL))[0]?.secret ?? '';
    const answer = await gateway.call('R-22', { email: OWNER_MAIL, emailCode, confirmation }, { token });
    expect(answer.value).toMatchObject({ emailMasked: 'o***@example.com', emailVerified: true });
  });

  it('says of both that they are not verified', async () => {
    const { token } = (await byName('attacker_1')).value;
    const { value } = await gateway.call('R-21', {}, { token });
    expect(value).toMatchObject({ mobileVerified: false, emailVerified: false, mobileMasked: '+63 •••• 0001' });
  });
});

it('a third party proves the number that its token names, and no other', async () => {
  const other = { firebaseIdToken: 'test-provider:+639998887776' };
  const login = { type: 'firebase', firebaseChannel: 'sms', geetest: true, remember: false, ...other };
  const victim = { firebaseMobileNo: '09170000001', countryDialingCode: '63' };
  expect((await gateway.call('R-06', { ...login, ...victim })).code).toBe('auth.not_registered');
  const reset = { mobileNum: '09170000001', countryDialingCode: '63', verificationCode: '', newPassword: 'Fresh1234' };
  expect((await gateway.call('R-10', { ...reset, ...other })).code).toBe('sms.wrong');
});

describe('names of digits', () => {
  it.each(['9170000001', '09170000001', '639170000001', '1234', '________', '12_34_56'])(
    'refuses %s as a username, wherever one is taken',
    async (username) => {
      const refusal = { status: 422, code: 'validation.failed', value: { fields: { username: 'reg_pattern_4' } } };
      expect(await register({ username })).toMatchObject(refusal);
      expect((await gateway.call('R-17', { field: 'username', value: username })).value.valid).toBe(false);
      expect((await gateway.call('R-18', { username })).value.available).toBe(false);
      const agent = { token: await gateway.signIn('demo_agent') };
      const account = { kind: 'member', username, password: PASSWORD, rebates: {} };
      expect(await gateway.call('R-75', account, agent)).toMatchObject(refusal);
    },
  );

  it('an old name of digits does not end the sign-in by the phone of the same digits', async () => {
    gateway.store.run(
      "UPDATE members SET username = '9170000001' WHERE username = 'luna_river' AND merchant = 'aurora'",
    );
    for (const more of [{ countryDialingCode: '63' }, {}]) {
      expect((await byName('9170000001', 'Demo1234', more)).value.userName).toBe('demo_member');
    }
  });
});

describe('one number', () => {
  it.each(['09175550001', '9175550001', '+63 917 555 0001', '639175550001', '0917-555-0001'])(
    'that registered with its zero signs in as it is typed on the Username tab: %s',
    async (typed) => {
      const { userName } = (await registerByPhone(OWNER)).value;
      expect((await byName(typed)).value.userName).toBe(userName);
      expect((await byName(userName)).value.userName).toBe(userName);
    },
  );

  it('is another one in another country', async () => {
    const american = { countryDialingCode: '1', mobileNum: '9175550001' };
    const [own, other] = [await registerByPhone(OWNER), await registerByPhone(american)];
    expect([own.status, other.status]).toEqual([201, 201]);
    gateway.advance(61_000);
    expect((await bySms(american)).value.userName).toBe(other.value.userName);
    expect((await bySms(OWNER)).value.userName).toBe(own.value.userName);
  });

  it.each(['13900001111', '8613900001111', '+86 139 0000 1111'])(
    'of another country than the merchant’s signs in as it is typed on the Username tab: %s',
    async (typed) => {
      const { userName } = (await registerByPhone({ countryDialingCode: '86', mobileNum: '13900001111' })).value;
      expect((await byName(typed)).value.userName).toBe(userName);
    },
  );

  it('that two members have in two foreign countries is nobody’s without its code', async () => {
    for (const countryDialingCode of ['41', '33'])
      expect((await registerByPhone({ countryDialingCode, mobileNum: '0781234567' })).status).toBe(201);
    expect((await byName('0781234567')).code).toBe('auth.invalid');
    const { userName } = (await byName('0781234567', PASSWORD, { countryDialingCode: '41' })).value;
    expect(userName).toBe('41781234567');
  });

  it.each([
    [
      { countryDialingCode: '36', mobileNum: '06201234567' },
      { countryDialingCode: '36', mobileNum: '201234567' },
    ],
    [
      { countryDialingCode: '7', mobileNum: '89123456789' },
      { countryDialingCode: '+7', mobileNum: '9123456789' },
    ],
    [
      { countryDialingCode: '225', mobileNum: '0123456789' },
      { countryDialingCode: '225', mobileNum: '+2250123456789' },
    ],
    [{ countryDialingCode: '639', mobileNum: '175550001' }, OWNER],
  ])('registers once by its spellings %j and %j', async (first, second) => {
    expect((await registerByPhone(first)).status).toBe(201);
    gateway.advance(61_000);
    expect((await registerByPhone(second)).code).toBe('username.exists');
  });
});
