import type { RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { fieldError } from '../fields/field-rules';
import { registrationFields, ruleOfServerKey } from './registration-fields';

function settings(part: Partial<RegistrationSettings> = {}): RegistrationSettings {
  return {
    methods: { mobile: false, username: true },
    mobilePassword: false,
    mobileVerification: false,
    captcha: false,
    affiliateRequired: false,
    rules: {},
    ...part,
  };
}

const names = (part?: Partial<RegistrationSettings>) => registrationFields(settings(part)).map((field) => field.name);
const fieldOf = (name: string, part: Partial<RegistrationSettings>) =>
  registrationFields(settings(part)).find((field) => field.name === name);

test('name and password are always asked for', () => {
  expect(names()).toEqual(['username', 'password', 'confimpsw']);
  expect(names({ rules: { username: { enabled: false, required: false } } })).toEqual([
    'username',
    'password',
    'confimpsw',
  ]);
});

test('other fields show when they are enabled, in the order of the form', () => {
  const on = { enabled: true, required: false };
  const rules = {
    affiliateCode: on,
    birthday: on,
    email: on,
    zalo: { enabled: false, required: false },
    mobileNum2: on,
  };
  expect(names({ rules })).toEqual(['username', 'password', 'confimpsw', 'email', 'birthday', 'affiliateCode']);
});

test('a rule for an unknown field is no field', () => {
  expect(names({ rules: { shoeSize: { enabled: true, required: true } } })).toHaveLength(3);
});

test('the captcha follows its own switch', () => {
  expect(names({ captcha: true })).toContain('identifying');
  expect(names({ rules: { identifying: { enabled: true, required: true } } })).not.toContain('identifying');
});

test('a required invite code is asked for and demanded', () => {
  expect(fieldOf('affiliateCode', { affiliateRequired: true })?.rule.isRequired).toBe(true);
});

test.each([
  ['the default without a rule', undefined, 'ab', 'tooShort:4'],
  ['the length of the server', { minLength: 2, maxLength: 3 }, 'ab', undefined],
  ['the length of the server, passed', { minLength: 2, maxLength: 3 }, 'abcd', 'tooLong:3'],
  ['a length beside the message of the server', { minLength: 3, errorKey: 'reg_pattern_4' }, 'ab', 'tooShort:3'],
  ['the pattern of the server', { pattern: '^\\d+$' }, 'abcd', 'accountFormat'],
  ['the message of the server', { pattern: '^\\d+$', errorKey: 'in_email_incorrect' }, 'abcd', 'emailFormat'],
  ['an unknown message', { pattern: '^\\d+$', errorKey: 'what' }, 'abcd', 'accountFormat'],
  ['the default for a pattern that does not compile', { pattern: '(' }, 'ab', 'tooShort:4'],
] as const)('%s', (_title, part, value, expected) => {
  const rules = part ? { username: { enabled: true, required: true, ...part } } : {};
  const field = fieldOf('username', { rules });
  expect(field && fieldError(field.rule, value)).toBe(expected);
});

test.each([
  ['reg_pattern_4', 'accountFormat'],
  ['birthday_limit', 'ageLimit'],
  ['required', 'required'],
  ['never_heard_of', undefined],
  [undefined, undefined],
])('server key %s is %s', (key, expected) => {
  expect(ruleOfServerKey(key)).toBe(expected);
});

describe('the mobile method', () => {
  const mobile = (part: Partial<RegistrationSettings>) =>
    registrationFields(settings({ methods: { mobile: true, username: true }, ...part }), 'mobile').map(
      (field) => field.name,
    );
  const on = { enabled: true, required: true };

  test.each([
    ['number and code', {}, ['mobileNum2', 'messageCode2']],
    [
      'passwords with the option of the merchant',
      { mobilePassword: true },
      ['mobileNum2', 'messageCode2', 'password', 'confimpsw'],
    ],
    [
      'nothing of the other method',
      { rules: { username: on, mobileNum1: on, messageCode1: on } },
      ['mobileNum2', 'messageCode2'],
    ],
    ['what both have', { captcha: true, rules: { email: on } }, ['mobileNum2', 'messageCode2', 'email', 'identifying']],
  ])('asks for %s', (_title, part, expected) => {
    expect(mobile(part)).toEqual(expected);
  });
});

test('verification brings number and code to the username method', () => {
  expect(names({ mobileVerification: true })).toEqual([
    'username', 'password', 'confimpsw', 'mobileNum1', 'messageCode1',
  ]); // prettier-ignore
  expect(fieldOf('mobileNum1', { mobileVerification: true })?.rule.isRequired).toBe(true);
});

test('shows every optional field that is enabled', () => {
  const optional = [
    'mobileNum1', 'email', 'nickname', 'payeeName', 'birthday', 'paymentPassword', 'idNumber', 'qqNum', 'facebook',
    'wechat', 'line', 'whatsapp', 'zalo', 'recommenderId', 'affiliateCode',
  ]; // prettier-ignore
  const rules = Object.fromEntries(optional.map((name) => [name, { enabled: true, required: false }]));
  expect(names({ rules })).toEqual(['username', 'password', 'confimpsw', ...optional]);
});
