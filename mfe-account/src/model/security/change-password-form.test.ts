import * as v from 'shared-kit/schema';
import { changePasswordSchema } from './change-password-form';

function faults(needsOld: boolean, [oldPassword, newPassword, confirmNewPassword]: readonly [string, string, string]) {
  const parsed = v.safeParse(changePasswordSchema(needsOld), { oldPassword, newPassword, confirmNewPassword });
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

test.each([
  [
    true,
    ['', '', ''],
    { oldPassword: 'passwordMissing', newPassword: 'passwordMissing', confirmNewPassword: 'passwordMissing' },
  ],
  [false, ['', '', ''], { newPassword: 'passwordMissing', confirmNewPassword: 'passwordMissing' }],
  [true, ['x'.repeat(65), 'Fresh1234', 'Fresh1234'], { oldPassword: 'tooLong:64' }],
  [true, ['old', 'short', 'short'], { newPassword: 'tooShort:8' }],
  [true, ['old', 'short', 'other'], { newPassword: 'tooShort:8', confirmNewPassword: 'confirmIncorrect' }],
  [true, ['old', 'Fresh1234', 'Fresh1235'], { confirmNewPassword: 'confirmIncorrect' }],
  [true, ['old', 'Fresh1234', 'Fresh1234'], {}],
  [false, ['', 'Fresh1234', 'Fresh1234'], {}],
  // A new password equal to the old one is no error of the schema: sending the form says so.
  [true, ['Fresh1234', 'Fresh1234', 'Fresh1234'], {}],
] as const)('with an old one asked for (%s), %j: %j', (needsOld, values, expected) => {
  expect(faults(needsOld, values)).toEqual(expected);
});
