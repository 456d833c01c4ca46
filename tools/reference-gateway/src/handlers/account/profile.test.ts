import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTROL_PATHS, type MailsReply, type SmsReply } from '../../server/control/control-api';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => (gateway = await openTestGateway()));
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

const update = (request: object, as = token) => gateway.call('R-22', { ...request }, { token: as });
/** Changes an address, as who has confirmed who they are. */
async function confirm(): Promise<string> {
  return (await gateway.call('R-87', { by: 'password', password: 'Demo1234' }, { token })).value.confirmation;
}
const fieldsOf = (answer: { value: unknown }) => (answer.value as { fields?: unknown }).fields;

async function codeFor(mobileNum: string): Promise<string> {
  await gateway.call('R-12', { mobileNum, countryDialingCode: '63', purpose: 'register' }, { token });
  const answer = await gateway.app.inject(`${CONTROL_PATHS.sms}?mobileNum=${mobileNum}`);
  return answer.json<SmsReply>().messages[0]?.code ?? '';
}

it('R-21 tells the member, with everything private masked', async () => {
  const { value } = await gateway.call('R-21', {}, { token });
  expect(value).toMatchObject({
    account: 'demo_member', type: 0, nickname: 'Lucky Sam', token, vipLevel: 2, vipName: 'Bronze', hasPaymentPassword: true,
    mobileMasked: '+63 •••• 0001', emailMasked: 'd***@example.com', payeeNameMasked: 'D***',
  }); // prettier-ignore
});

describe('R-22', () => {
  it('changes what is sent, answers it masked, and leaves the rest', async () => {
    const { value } = await update({ nickname: ' Ann 张 ' });
    expect(value).toMatchObject({ nickname: 'Ann 张', emailMasked: 'd***@example.com', mobileMasked: '+63 •••• 0001' });
    expect((await gateway.call('R-21', {}, { token })).value).toEqual(value);
  });

  it.each([
    ['a nickname that is too long', { nickname: 'a'.repeat(21) }, { nickname: 'nameFormat' }],
    ['a nickname with a tag', { nickname: '<b>' }, { nickname: 'nameFormat' }],
    ['no e-mail', { email: 'ann' }, { email: 'in_email_incorrect' }],
    ['an empty e-mail', { email: '' }, { email: 'required' }],
    ['a second real name', { payeeName: 'Ann Lee' }, { payeeName: 'locked' }],
    ['no number', { mobileNum: '12', verificationCode: '1' }, { mobileNum: 'reg_mobile_format' }],
    ['two at once', { nickname: '<', email: 'x' }, { nickname: 'nameFormat', email: 'in_email_incorrect' }],
    ['nothing', {}, { request: 'empty' }],
  ])('refuses %s at its field', async (_name, request, fields) => {
    const answer = await update(request);
    expect([answer.status, answer.code, fieldsOf(answer)]).toEqual([422, 'validation.failed', fields]);
  });

  it('takes the own e-mail again', async () => {
    const [confirmation, email] = [await confirm(), 'Demo_Member@example.com'];
    await gateway.call('R-88', { to: 'email', email, confirmation }, { token });
    const answer = await gateway.app.inject(`${CONTROL_PATHS.mails}?address=demo_member@example.com`);
    const emailCode = answer.json<MailsReply>().mails[0]?.secret;
    expect((await update({ email, emailCode, confirmation })).status).toBe(200);
  });

  it('takes a real name once', async () => {
    const other = await gateway.signIn('luna_river');
    expect(fieldsOf(await update({ payeeName: '1' }, other))).toEqual({ payeeName: 'nameFormat' });
    expect((await update({ payeeName: 'Ana María' }, other)).value.payeeNameMasked).toBe('A***');
    expect(fieldsOf(await update({ payeeName: 'Other' }, other))).toEqual({ payeeName: 'locked' });
  });

  it('takes a number with its code, once', async () => {
    const code = await codeFor('09175550001');
    const confirmation = await confirm();
    const request = { mobileNum: '09175550001', countryDialingCode: '63', verificationCode: code, confirmation };
    expect((await update({ ...request, verificationCode: '000000' })).code).toBe('sms.wrong');
    expect((await update(request)).value.mobileMasked).toBe('+63 •••• 0001');
    expect((await update({ ...request, confirmation: await confirm() })).code).toBe('sms.wrong');
  });

  it('takes a number that a third party has proven', async () => {
    const request = { mobileNum: '09175550002', countryDialingCode: '63', confirmation: await confirm() };
    expect((await update({ ...request, firebaseIdToken: 'forged' })).code).toBe('sms.wrong');
    const proof = { firebaseIdToken: 'test-provider:+639175550002' };
    expect((await update({ ...request, ...proof })).value.mobileMasked).toBe('+63 •••• 0002');
  });

  it('tells only who holds a number that it is another account’s', async () => {
    const request = { mobileNum: '09170000002', countryDialingCode: '63', confirmation: await confirm() };
    expect((await update({ ...request, verificationCode: '000000' })).code).toBe('sms.wrong');
    const verificationCode = await codeFor('09170000002');
    expect(fieldsOf(await update({ ...request, verificationCode }))).toEqual({ mobileNum: 'taken' });
  });

  it('is limited', async () => {
    for (let count = 0; count < 20; count += 1) await update({ nickname: 'Ann' });
    const answer = await update({ nickname: 'Ann' });
    expect([answer.status, answer.code, answer.headers['retry-after']]).toEqual([429, 'rate.limited', '600']);
  });

  it('is not for a trial', async () => {
    const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
    const as = { token: trial.value.token, merchant: 'aurora-trial' };
    expect((await gateway.call('R-22', { nickname: 'Ann' }, as)).code).toBe('role.forbidden');
    expect((await gateway.call('R-25', { icon: '3' }, as)).code).toBe('role.forbidden');
  });
});

describe('the head icon', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const iconOf = async () => (await gateway.call('R-24', {}, { token })).value.icon;
  const picture = (url: string) => gateway.app.inject(url);

  it('is none at first, with twelve on offer', async () => {
    const { icon, presets } = (await gateway.call('R-24', {}, { token })).value;
    expect([icon, presets.length, presets[2]]).toEqual(['', 12, { id: '3', url: '/images/avatar/3.png' }]);
  });

  it('is a preset by its id', async () => {
    expect((await gateway.call('R-25', { icon: '3' }, { token })).value).toEqual({ icon: '/images/avatar/3.png' });
    expect(await iconOf()).toBe('/images/avatar/3.png');
  });

  it('is an uploaded picture, served as what it is until the next one', async () => {
    const first = (await gateway.call('R-25', { icon: PNG }, { token })).value.icon;
    const served = await picture(first);
    expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect((await picture(`/cdn1${first}`)).statusCode).toBe(200);
    const second = (await gateway.call('R-25', { icon: PNG }, { token })).value.icon;
    expect(second).not.toBe(first);
    expect((await picture(first)).statusCode).toBe(404);
    await gateway.call('R-25', { icon: '1' }, { token });
    expect((await picture(second)).statusCode).toBe(404);
  });

  it.each([
    ['99'],
    [Buffer.from('GIF89a').toString('base64')],
    [Buffer.from(PNG, 'base64').subarray(0, 50).toString('base64')],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ])('is not %s', async (icon) => {
    expect(fieldsOf(await gateway.call('R-25', { icon }, { token }))).toEqual({ icon: 'type' });
    expect(await iconOf()).toBe('');
  });

  it('has a limit', async () => {
    const answer = await gateway.call('R-25', { icon: 'a'.repeat(200_001) }, { token });
    expect([answer.status, answer.code]).toEqual([422, 'validation.failed']);
  });
});

describe('cohorts of R-21', () => {
  const id = 'c'.repeat(32);
  const salt = '00112233445566778899aabbccddeeff';
  const hash = createHmac('sha256', salt).update('demo_member').digest('hex').slice(0, 32);

  it('are told to whoever is on the list that the operator has put beside the database, and to nobody else', async () => {
    const home = await mkdtemp(join(tmpdir(), 'gateway-'));
    const cohorts = [{ id, schema: 1, label: 'testers', salt, hashes: [hash] }];
    await writeFile(join(home, 'cohorts.json'), JSON.stringify({ schema: 1, environment: 'production', cohorts }));
    const own = await openTestGateway({ home, games: 20 });
    try {
      const told = async (name: string) =>
        (await own.call('R-21', {}, { token: await own.signIn(name) })).value.cohorts;
      expect(await told('demo_member')).toBe(id);
      expect(await told('demo_agent')).toBe('');
    } finally {
      await own.close();
      await rm(home, { recursive: true, force: true });
    }
  });
});
