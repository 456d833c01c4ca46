import { CONTROL_PATHS, type MailsReply, type SmsReply } from '../server/control/control-api';
import { DEMO_PASSWORD } from '../data/accounts';
import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

const MAIL = 'new@example.net';
const PHONE = { mobileNum: '09175550009', countryDialingCode: '63' };
const UNCONFIRMED = { confirmation: 'required' };
/** The fields that a call was refused at. */
const refusal = ({ code, value }: { code: unknown; value: unknown }) =>
  code === 'validation.failed' ? (value as { fields: unknown }).fields : code;
const as = (session = token) => ({ token: session });
const told = async (mobileNum: string) =>
  (await gateway.app.inject(`${CONTROL_PATHS.sms}?mobileNum=${mobileNum}`)).json<SmsReply>();
const mailed = async (address: string) =>
  (await gateway.app.inject(`${CONTROL_PATHS.mails}?address=${address}`)).json<MailsReply>().mails;
const me = async () => (await gateway.call('R-21', {}, as())).value;

async function confirmed(session = token): Promise<string> {
  const answer = await gateway.call('R-87', { by: 'password', password: DEMO_PASSWORD }, as(session));
  return answer.value.confirmation;
}

async function confirmedByPin(): Promise<string> {
  const proof = { by: 'paymentPassword', paymentPassword: '246810' } as const;
  return (await gateway.call('R-87', proof, as())).value.confirmation;
}

async function phoneCode(): Promise<string> {
  await gateway.call('R-12', { ...PHONE, purpose: 'register' });
  return (await told(PHONE.mobileNum)).messages[0]?.code ?? '';
}

async function mailCode(confirmation: string): Promise<string> {
  expect((await gateway.call('R-88', { to: 'email', email: MAIL, confirmation }, as())).status).toBe(200);
  return (await mailed(MAIL))[0]?.secret ?? '';
}

async function accountId(): Promise<string> {
  const account = { kind: 'bank', bank: 'BPI', holder: 'Ann', number: '1234567890', paymentPassword: '246810' };
  return (await gateway.call('R-27.create', account, as())).value.list[0]?.id ?? '';
}

describe('a session alone', () => {
  it('changes no e-mail, and so recovers no password', async () => {
    expect(refusal(await gateway.call('R-22', { email: MAIL }, as()))).toEqual(UNCONFIRMED);
    await gateway.call('R-11', { username: 'demo_member', email: MAIL });
    expect([await mailed(MAIL), (await me()).emailMasked]).toEqual([[], 'd***@example.com']);
  });

  it('binds no phone, not even one that it proves', async () => {
    const change = { ...PHONE, verificationCode: await phoneCode() };
    expect(refusal(await gateway.call('R-22', change, as()))).toEqual(UNCONFIRMED);
    const proven = { ...PHONE, firebaseIdToken: 'test-provider:+639175550009' };
    expect(refusal(await gateway.call('R-22', proven, as()))).toEqual(UNCONFIRMED);
  });

  it('sets no first payment password', async () => {
    gateway.store.run("UPDATE members SET payment_password_hash = NULL WHERE username = 'demo_member'");
    const change = { newPassword: '135790' };
    expect(refusal(await gateway.call('R-26', change, as()))).toEqual(UNCONFIRMED);
    expect((await me()).hasPaymentPassword).toBe(false);
    expect((await gateway.call('R-26', { ...change, confirmation: await confirmed() }, as())).status).toBe(200);
  });

  it('changes no e-mail and no phone by the payment password', async () => {
    const confirmation = await confirmedByPin();
    expect(refusal(await gateway.call('R-22', { email: MAIL, emailCode: '1', confirmation }, as()))).toEqual(
      UNCONFIRMED,
    );
  });

  it('removes no payout account', async () => {
    const id = await accountId();
    expect(refusal(await gateway.call('R-27.remove', { id }, as()))).toEqual(UNCONFIRMED);
    const answer = await gateway.call('R-27.remove', { id, confirmation: await confirmedByPin() }, as());
    expect(answer.value.list).toEqual([]);
  });

  it('has no mail sent to an address of its choice', async () => {
    expect(refusal(await gateway.call('R-88', { to: 'email', email: MAIL }, as()))).toEqual(UNCONFIRMED);
    expect(await mailed(MAIL)).toEqual([]);
  });
});

describe('a confirmation', () => {
  it('is refused for a wrong password, and rests after ten tries', async () => {
    const guess = (password: string) => gateway.call('R-87', { by: 'password', password }, as());
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(`guess-${tries}`)).code).toBe('auth.invalid');
    expect(await guess(DEMO_PASSWORD)).toMatchObject({ status: 429, code: 'rate.limited' });
  });

  it('comes by a code to the proven phone too, as those need it who have no password', async () => {
    await gateway.call('R-88', { to: 'phone' }, as());
    const { code } = (await told('09170000001')).messages[0] ?? { code: '' };
    const by = (verificationCode: string) => gateway.call('R-87', { by: 'code', verificationCode }, as());
    expect((await by(code === '100000' ? '100001' : '100000')).code).toBe('sms.wrong');
    expect((await by(code)).status).toBe(200);
    expect((await by(code)).code).toBe('sms.wrong');
  });

  it('does not come by a code to a phone that nobody has proven', async () => {
    gateway.store.run("UPDATE members SET phone_proven = 0 WHERE username = 'demo_member'");
    expect((await gateway.call('R-88', { to: 'phone' }, as())).code).toBe('validation.failed');
    expect((await gateway.call('R-87', { by: 'code', verificationCode: '' }, as())).code).toBe('sms.wrong');
  });

  it('allows one change, of its own session, for ten minutes', async () => {
    const other = await gateway.signIn('demo_member');
    const stranger = await gateway.signIn('demo_agent');
    const confirmation = await confirmed();
    const change = { email: MAIL, emailCode: await mailCode(confirmation), confirmation };
    for (const session of [other, stranger]) {
      expect(refusal(await gateway.call('R-22', change, as(session)))).toEqual(UNCONFIRMED);
    }
    expect((await gateway.call('R-22', change, as())).status).toBe(200);
    expect(refusal(await gateway.call('R-22', change, as()))).toEqual(UNCONFIRMED);
    const late = await confirmed();
    gateway.advance(10 * 60_000 + 1);
    expect(refusal(await gateway.call('R-22', { ...change, confirmation: late }, as()))).toEqual(UNCONFIRMED);
  });

  it('is kept as a hash only', async () => {
    const confirmation = await confirmed();
    expect(JSON.stringify(gateway.store.all('SELECT * FROM confirmations'))).not.toContain(confirmation);
  });

  it('is not for a trial', async () => {
    const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
    const options = { token: trial.value.token, merchant: 'aurora-trial' };
    expect((await gateway.call('R-87', { by: 'password', password: '' }, options)).code).toBe('role.forbidden');
    expect((await gateway.call('R-88', { to: 'phone' }, options)).code).toBe('role.forbidden');
  });
});

describe('a new address', () => {
  it('is proven by a code before it counts, and the one before is told', async () => {
    const confirmation = await confirmed();
    const emailCode = await mailCode(confirmation);
    const change = { email: ' New@Example.net', confirmation };
    const wrong = emailCode === '100000' ? '100001' : '100000';
    expect((await gateway.call('R-22', { ...change, emailCode: wrong }, as())).code).toBe('sms.wrong');
    expect((await gateway.call('R-22', change, as())).code).toBe('sms.wrong');
    expect((await gateway.call('R-22', { ...change, emailCode }, as())).value.emailMasked).toBe('N***@Example.net');
    const before = await mailed('demo_member@example.com');
    expect(before).toEqual([expect.objectContaining({ purpose: 'email.changed', secret: '' })]);
    expect((await told('09170000001')).notices).toEqual([expect.objectContaining({ purpose: 'email.changed' })]);
  });

  it('that is another member’s is told to its reader alone', async () => {
    const confirmation = await confirmed();
    const email = 'demo_agent@example.com';
    expect((await gateway.call('R-22', { email, emailCode: '000000', confirmation }, as())).code).toBe('sms.wrong');
    await gateway.call('R-88', { to: 'email', email, confirmation }, as());
    const emailCode = (await mailed(email))[0]?.secret ?? '';
    const answer = await gateway.call('R-22', { email, emailCode, confirmation }, as());
    expect(answer).toMatchObject({ code: 'validation.failed', value: { fields: { email: 'taken' } } });
  });

  it('is no longer opened by a password that went to the one before', async () => {
    await gateway.call('R-11', { username: 'demo_member', email: 'demo_member@example.com' });
    const password = (await mailed('demo_member@example.com'))[0]?.secret ?? '';
    const confirmation = await confirmed();
    const emailCode = await mailCode(confirmation);
    expect((await gateway.call('R-22', { email: MAIL, emailCode, confirmation }, as())).status).toBe(200);
    const login = { type: 'username', username: 'demo_member', password, geetest: true, remember: false };
    expect((await gateway.call('R-06', login)).code).toBe('auth.invalid');
  });

  it('of a phone is told to the phone and the e-mail before', async () => {
    const change = { ...PHONE, verificationCode: await phoneCode(), confirmation: await confirmed() };
    expect((await gateway.call('R-22', change, as())).value).toMatchObject({
      mobileMasked: '+63 •••• 0009',
      mobileVerified: true,
    });
    expect((await told('09170000001')).notices).toEqual([expect.objectContaining({ purpose: 'phone.changed' })]);
    expect((await mailed('demo_member@example.com'))[0]).toMatchObject({ purpose: 'phone.changed' });
    expect((await told(PHONE.mobileNum)).notices).toEqual([]);
  });
});

it('payment passwords and payout accounts that change are told too', async () => {
  await gateway.call('R-26', { oldPassword: '246810', newPassword: '135790' }, as());
  await gateway.call('R-26', { oldPassword: '135790', newPassword: '246810' }, as());
  const id = await accountId();
  await gateway.call('R-27.remove', { id, confirmation: await confirmedByPin() }, as());
  const purposes = (await told('09170000001')).notices.map(({ purpose }) => purpose).sort();
  const expected = ['payment_password.changed', 'payment_password.changed', 'payout_account.added', 'payout_account.removed']; // prettier-ignore
  expect(purposes).toEqual(expected);
  expect((await mailed('demo_member@example.com')).map(({ purpose }) => purpose).sort()).toEqual(expected);
});
