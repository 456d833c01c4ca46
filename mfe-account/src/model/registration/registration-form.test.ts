import type { RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import * as v from 'shared-kit/schema';
import { safeParseAsync } from 'test-kit/schema';
import { offeredMethods, registrationFields } from './registration-fields';
import { refusalErrors, registrationErrors, registrationRequest, registrationSchema } from './registration-form';

const ON = { enabled: true, required: false };
const SETTINGS: RegistrationSettings = {
  methods: { mobile: false, username: true },
  mobilePassword: false,
  mobileVerification: false,
  captcha: true,
  affiliateRequired: false,
  rules: { birthday: ON, email: ON, mobileNum1: ON, affiliateCode: ON },
};
const FIELDS = registrationFields(SETTINGS);
const GOOD = { username: 'newcomer', password: 'Demo1234', confimpsw: 'Demo1234', identifying: '42' };
const PH = { dialingCode: '63' };
const AROUND = { today: '2026-11-21', country: PH };

test.each([
  [true, true, ['username', 'mobile']],
  [false, true, ['username']],
  [true, false, ['mobile']],
  [false, false, []],
])('mobile %s and username %s: %j', (mobile, username, expected) => {
  expect(offeredMethods({ ...SETTINGS, methods: { mobile, username } })).toEqual(expected);
});

test.each([
  ['nothing wrong', {}, []],
  ['another confirmation', { confimpsw: 'Demo1235' }, [['confimpsw', 'confirmMismatch']]],
  ['no confirmation', { confimpsw: '' }, [['confimpsw', 'confirmMissing']]],
  ['too young', { birthday: '2010-01-01' }, [['birthday', 'ageLimit']]],
  ['a wrong e-mail', { email: 'nobody' }, [['email', 'emailFormat']]],
  ['the age limit by a day', { birthday: '2005-11-22' }, [['birthday', 'ageLimit']]],
  ['of age today', { birthday: '2005-11-21' }, []],
  ['a number that no phone of the country has', { mobileNum1: '123456' }, [['mobileNum1', 'mobileFormat']]],
  ['a number that is too long', { mobileNum1: '091712345678' }, [['mobileNum1', 'mobileLong']]],
  ['no number at all', { mobileNum1: 'nobody' }, [['mobileNum1', 'mobileInvalid']]],
  ['a name that is too long', { username: 'a'.repeat(17) }, [['username', 'tooLong:16']]],
  ['a number with the code of its country', { mobileNum1: '+63 917 123 4567' }, []],
  ['a number with the code of another country', { mobileNum1: '+44 7911 123456' }, []],
  ['an e-mail with a plus and a long ending', { email: 'ann+1@studio.photography' }, []],
  ['a captcha of full-width digits', { identifying: '４２' }, []],
  ['a captcha in two pieces', { identifying: '4 2' }, []],
  ['a payment password in groups', { paymentPassword: '123-456' }, []],
  ['a captcha of letters', { identifying: 'abc' }, [['identifying', 'captchaFormat']]],
  [
    'several',
    { username: '', identifying: '' },
    [
      ['username', 'usernameMissing'],
      ['identifying', 'captchaMissing'],
    ],
  ],
] as const)('%s', async (_title, change, expected) => {
  expect([...(await registrationErrors(FIELDS, { ...GOOD, ...change }, AROUND))]).toEqual(expected);
});

test('the schema names the field that is wrong', async () => {
  const parsed = await safeParseAsync(registrationSchema(FIELDS, AROUND), { ...GOOD, username: 'x' });
  expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['username', 'tooShort:4']]);
});

test('the request travels under the names of R-14, without empty fields', () => {
  const values = { ...GOOD, username: ' newcomer ', mobileNum1: '9171234567', email: '', affiliateCode: 'ABC' };
  const mobile = { mobileNum: '9171234567', countryDialingCode: '63' };
  const surroundings = {
    host: 'm.example',
    mainDomain: 'example',
    method: 'H5',
    countryDialingCode: '63',
    mobile,
  } as const;
  expect(registrationRequest(FIELDS, values, surroundings)).toEqual({
    username: 'newcomer',
    password: 'Demo1234',
    confirmPassword: 'Demo1234',
    mobileNum: '9171234567',
    affiliateCode: 'ABC',
    captcha: '42',
    countryDialingCode: '63',
    registerUrl: 'm.example',
    registerMethod: 'H5',
    domain: 'example',
    type: 0,
  });
});

test('the mobile method proves its number by a code (R-15)', async () => {
  const settings = { ...SETTINGS, methods: { mobile: true, username: false }, captcha: false, rules: {} };
  const fields = registrationFields(settings, 'mobile');
  expect([...(await registrationErrors(fields, {}, AROUND))]).toEqual([
    ['mobileNum2', 'mobileMissing'],
    ['messageCode2', 'codeMissing'],
  ]);
  const around = {
    host: 'm.example',
    mainDomain: 'example',
    method: 'PWA',
    countryDialingCode: '63',
    mobile: { mobileNum: '7911123456', countryDialingCode: '44' },
    proof: { firebaseChannel: 'google', firebaseIdToken: 'proof' },
  } as const;
  expect(
    registrationRequest(fields, { mobileNum2: '+44 7911 123456', messageCode2: ' １２３４５６ ' }, around),
  ).toEqual({
    mobileNum: '7911123456',
    verificationCode: '123456',
    countryDialingCode: '44',
    registerUrl: 'm.example',
    registerMethod: 'PWA',
    domain: 'example',
    type: 0,
    firebaseChannel: 'google',
    firebaseIdToken: 'proof',
  });
});

test('what the server refused stays refused until it changes', async () => {
  const verdicts = new Map([['username', { value: 'newcomer', message: 'usernameTaken' }]] as const);
  const errors = async (values: object) => [
    ...(await registrationErrors(FIELDS, { ...GOOD, ...values }, { ...AROUND, verdicts })),
  ];
  expect(await errors({})).toEqual([['username', 'usernameTaken']]);
  expect(await errors({ username: 'newcomer2' })).toEqual([]);
});

const rejected = (code: string, value?: unknown) =>
  ({ kind: 'rejected', code, status: 422, message: '', value }) as const;

test.each([
  [rejected('username.exists'), [['username', 'usernameTaken']]],
  [rejected('captcha.wrong'), [['identifying', 'captchaWrong']]],
  [rejected('affiliate.invalid'), [['affiliateCode', 'inviteInvalid']]],
  [
    rejected('validation.failed', { fields: { password: 'reg_password_format', email: 'odd' } }),
    [
      ['password', 'passwordFormat'],
      ['email', 'emailFormat'],
    ],
  ],
  [rejected('validation.failed', { fields: 'odd' }), []],
  [rejected('internal'), []],
  [{ kind: 'timeout' } as const, []],
])('refusal %#', (failure, expected) => {
  expect([...refusalErrors(FIELDS, failure)]).toEqual(expected);
});

test.each([
  ['username', 'messageCode1', 'username'],
  ['mobile', 'messageCode2', 'mobileNum2'],
] as const)('%s: a wrong code is said at %s, a taken name at %s', (method, code, name) => {
  const fields = registrationFields({ ...SETTINGS, mobileVerification: true }, method);
  expect([...refusalErrors(fields, rejected('sms.wrong'))]).toEqual([[code, 'smsWrong']]);
  expect([...refusalErrors(fields, rejected('username.exists'))]).toEqual([[name, 'usernameTaken']]);
});

test('a refusal of a field that is not on the form is shown as a whole', () => {
  const bare = registrationFields({ ...SETTINGS, captcha: false, rules: {} });
  expect(refusalErrors(bare, rejected('captcha.wrong')).size).toBe(0);
});

test('a name is held to the rule of names, whatever lengths the server states, and sent in one spelling', async () => {
  const rules = { nickname: { ...ON, maxLength: 20 }, payeeName: { ...ON, maxLength: 80 } };
  const fields = registrationFields({ ...SETTINGS, captcha: false, rules });
  const values = { ...GOOD, nickname: '\u2800', payeeName: 'R2D2' };
  expect([...(await registrationErrors(fields, values, AROUND))]).toEqual([
    ['nickname', 'nameFormat'],
    ['payeeName', 'nameFormat'],
  ]);
  const named = { ...GOOD, nickname: '', payeeName: ' Sean  O\u2019Brie\u0301n ' };
  expect([...(await registrationErrors(fields, named, AROUND))]).toEqual([]);
  const around = { host: '', mainDomain: '', method: 'H5', countryDialingCode: '' } as const;
  expect(registrationRequest(fields, named, around)).toMatchObject({ payeeName: 'Sean O\u2019Bri\u00e9n' });
});
