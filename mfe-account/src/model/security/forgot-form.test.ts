import * as v from 'shared-kit/schema';
import { safeParseAsync } from 'test-kit/schema';
import { emailRecoverySchema, fieldToClear, phoneRecoverySchema, recoveryMethods } from './forgot-form';

const PH = { dialingCode: '63' };
const faults = (result: { readonly issues?: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] | undefined }) =>
  Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));

test.each([
  [true, ['phone', 'email']],
  [false, ['email']],
])('with the flag %s: %j', (isOn, expected) => {
  expect(recoveryMethods(isOn)).toEqual(expected);
});

test.each([
  ['', '', { username: 'usernameMissing', email: 'emailMissing' }],
  ['demo-member', 'a@b', { username: 'accountFormat', email: 'emailFormat' }],
  ['a'.repeat(21), 'a+b@c.com', { username: 'tooLong:20', email: 'emailFormat' }],
  ['demo_member', 'sam@mail.info', { email: 'emailFormat' }],
  [' demo_member ', ' sam.one@my-mail.com ', {}],
])('%j with %j: %j', (username, email, expected) => {
  expect(faults(v.safeParse(emailRecoverySchema, { username, email }))).toEqual(expected);
});

test('the name is sent without its spaces', () => {
  const { output } = v.safeParse(emailRecoverySchema, { username: ' demo_member ', email: 'sam@mail.com' });
  expect(output).toEqual({ username: 'demo_member', email: 'sam@mail.com' });
});

test.each([
  ['', '', '', { mobile: 'mobileMissing', code: 'codeMissing', password: 'passwordMissing' }],
  ['12', '12345678901', 'onlyletters', { mobile: 'mobileFormat', code: 'codeFormat', password: 'passwordFormat' }],
  ['09171234567', '123 456', 'Fresh 1234', { password: 'passwordFormat' }],
  ['09171234567', ' 123456 ', 'Fresh1234', {}],
  ['+44 7911 123456', '１２３４５６', 'Fresh1234', {}],
])('%j, %j and %j: %j', async (mobile, code, password, expected) => {
  const parsed = await safeParseAsync(phoneRecoverySchema(PH), { mobile, code, password });
  expect(faults(parsed)).toEqual(expected);
});

test.each([
  ['modify.new.old.same', 'password'],
  ['sms.wrong', 'code'],
  ['member.disabled', 'code'],
  [undefined, 'code'],
])('%s empties %s', (code, expected) => {
  expect(fieldToClear(code)).toBe(expected);
});
