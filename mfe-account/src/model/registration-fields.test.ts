import type { RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { fieldError } from './field-rules';
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
  ['the default without a rule', undefined, 'ab', 'accountFormat'],
  ['the length of the server', { minLength: 2, maxLength: 3 }, 'ab', undefined],
  ['the length of the server, passed', { minLength: 2, maxLength: 3 }, 'abcd', 'accountFormat'],
  ['the pattern of the server', { pattern: '^\\d+$' }, 'abcd', 'accountFormat'],
  ['the message of the server', { pattern: '^\\d+$', errorKey: 'in_email_incorrect' }, 'abcd', 'emailFormat'],
  ['an unknown message', { pattern: '^\\d+$', errorKey: 'what' }, 'abcd', 'accountFormat'],
  ['the default for a pattern that does not compile', { pattern: '(' }, 'ab', 'accountFormat'],
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
