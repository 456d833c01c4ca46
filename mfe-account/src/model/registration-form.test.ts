import type { RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import * as v from 'valibot';
import { registrationFields } from './registration-fields';
import {
  offeredMethod,
  refusalErrors,
  registrationErrors,
  registrationRequest,
  registrationSchema,
} from './registration-form';

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
const TODAY = '2026-11-21';

test.each([
  [true, true, 'username'],
  [false, true, 'username'],
  [true, false, null],
  [false, false, null],
])('mobile %s and username %s: %s', (mobile, username, expected) => {
  expect(offeredMethod({ ...SETTINGS, methods: { mobile, username } })).toBe(expected);
});

test.each([
  ['nothing wrong', {}, []],
  ['another confirmation', { confimpsw: 'Demo1235' }, [['confimpsw', 'confirmMismatch']]],
  ['no confirmation', { confimpsw: '' }, [['confimpsw', 'confirmMissing']]],
  ['too young', { birthday: '2010-01-01' }, [['birthday', 'ageLimit']]],
  ['a wrong e-mail', { email: 'nobody' }, [['email', 'emailFormat']]],
  ['a captcha of letters', { identifying: 'abc' }, [['identifying', 'captchaFormat']]],
  [
    'several',
    { username: '', identifying: '' },
    [
      ['username', 'usernameMissing'],
      ['identifying', 'captchaMissing'],
    ],
  ],
] as const)('%s', (_title, change, expected) => {
  expect([...registrationErrors(FIELDS, { ...GOOD, ...change }, TODAY)]).toEqual(expected);
});

test('the schema names the field that is wrong', () => {
  const parsed = v.safeParse(registrationSchema(FIELDS, TODAY), { ...GOOD, username: 'x' });
  expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['username', 'accountFormat']]);
});

test('the request travels under the names of R-14, without empty fields', () => {
  const values = { ...GOOD, username: ' newcomer ', mobileNum1: '9171234567', email: '', affiliateCode: 'ABC' };
  const surroundings = { host: 'm.example', mainDomain: 'example', method: 'H5', countryDialingCode: '63' } as const;
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

test('a refusal of a field that is not on the form is shown as a whole', () => {
  const bare = registrationFields({ ...SETTINGS, captcha: false, rules: {} });
  expect(refusalErrors(bare, rejected('captcha.wrong')).size).toBe(0);
});
