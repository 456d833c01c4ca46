import {
  ACCOUNT_EMAIL,
  CAPTCHA,
  fieldError,
  isRuleKey,
  LOGIN_MOBILE,
  LOGIN_PASSWORD,
  LOGIN_USERNAME,
  NEW_PASSWORD,
  NEW_USERNAME,
  RECOVERY_EMAIL,
  SMS_CODE,
} from './field-rules';

test.each([
  ['', 'usernameMissing'],
  ['a', undefined],
  ['demo_member', undefined],
  ['a'.repeat(20), undefined],
  ['a'.repeat(21), 'tooLong:20'],
  ['demo member', 'accountFormat'],
  ['demo-member', 'accountFormat'],
  ['déjà', 'accountFormat'],
])('login username %j: %s', (value, expected) => {
  expect(fieldError(LOGIN_USERNAME, value)).toBe(expected);
});

test.each([
  ['', 'passwordMissing'],
  ['x', undefined],
  ['with spaces and 字', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), 'tooLong:64'],
])('login password %j: %s', (value, expected) => {
  expect(fieldError(LOGIN_PASSWORD, value)).toBe(expected);
});

test.each([
  ['', 'captchaMissing'],
  ['1', undefined],
  ['123456', undefined],
  ['1234567', 'captchaFormat'],
  ['12a', 'captchaFormat'],
  ['-1', 'captchaFormat'],
])('captcha %j: %s', (value, expected) => {
  expect(fieldError(CAPTCHA, value)).toBe(expected);
});

test.each([
  ['', 'passwordMissing'],
  ['Demo1234', undefined],
  ['demo123', 'tooShort:8'],
  ['abcdefgh', 'passwordFormat'],
  ['12345678', 'passwordFormat'],
  ['demo 1234', 'passwordFormat'],
  ['a1'.repeat(10), undefined],
  [`${'a1'.repeat(10)}x`, 'tooLong:20'],
])('new password %j: %s', (value, expected) => {
  expect(fieldError(NEW_PASSWORD, value)).toBe(expected);
});

test.each([
  ['', 'usernameMissing'],
  ['abc', 'tooShort:4'],
  ['1234', 'accountFormat'],
  ['abcd', undefined],
  ['a'.repeat(16), undefined],
  ['a'.repeat(17), 'tooLong:16'],
])('new username %j: %s', (value, expected) => {
  expect(fieldError(NEW_USERNAME, value)).toBe(expected);
});

test.each([
  ['', 'mobileMissing'],
  ['12345', undefined],
  ['1234', 'mobileFormat'],
  ['1'.repeat(20), undefined],
  ['1'.repeat(21), 'mobileLong'],
  ['0917 123', 'mobileInvalid'],
  ['+63917', 'mobileInvalid'],
])('login mobile number %j: %s', (value, expected) => {
  expect(fieldError(LOGIN_MOBILE, value)).toBe(expected);
});

test.each([
  ['', 'codeMissing'],
  ['1', undefined],
  ['12ab34CD56', undefined],
  ['12345678901', 'codeFormat'],
  ['12 34', 'codeFormat'],
  ['12-34', 'codeFormat'],
])('SMS code %j: %s', (value, expected) => {
  expect(fieldError(SMS_CODE, value)).toBe(expected);
});

test.each([
  ['', 'emailMissing'],
  ['first_last@mail.com', undefined],
  ['first.last', 'emailFormat'],
  ['a@b.info', 'emailFormat'],
])('recovery e-mail %j: %s', (value, expected) => {
  expect(fieldError(RECOVERY_EMAIL, value)).toBe(expected);
});

test.each([
  ['a@b.co', true],
  ['first.last@mail-host.com', true],
  ['a@b.info', true],
  ['a+b@c.com', true],
  ['ann@studio.photography', true],
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.com`, true],
  ['a@b', false],
  ['a b@c.com', false],
])('the e-mail %s of an account: %s', (value, expected) => {
  expect(fieldError(ACCOUNT_EMAIL, value) === undefined).toBe(expected);
});

test('lengths count characters, not code units', () => {
  const rule = { ...LOGIN_PASSWORD, maxLength: 3 };
  expect(fieldError(rule, '🎲🎲🎲')).toBeUndefined();
  expect(fieldError(rule, '🎲🎲🎲🎲')).toBe('tooLong:3');
});

test('an empty optional field passes', () => {
  expect(fieldError({ ...LOGIN_USERNAME, isRequired: false }, '')).toBeUndefined();
});

test('knows its own keys only', () => {
  expect(isRuleKey('required')).toBe(true);
  expect(isRuleKey('reg_pattern_4')).toBe(false);
});
