import * as v from 'shared-kit/schema';
import { LOGIN_PASSWORD, NEW_PASSWORD, type RuleKey } from '../fields/field-rules';
import { follows } from '../fields/follows';

const confirmation = follows({ isRequired: true, missing: 'passwordMissing', wrong: 'confirmIncorrect' });
const differs: RuleKey = 'confirmIncorrect';

/** The old password may stay empty if the page holds it (docs/product/accounts.md#change-of-password). */
export function changePasswordSchema(needsOld: boolean) {
  return v.pipe(
    v.object({
      oldPassword: v.pipe(v.string(), follows({ ...LOGIN_PASSWORD, isRequired: needsOld })),
      newPassword: v.pipe(v.string(), follows(NEW_PASSWORD)),
      confirmNewPassword: v.pipe(v.string(), confirmation),
    }),
    v.forward(
      v.check((form) => form.confirmNewPassword === '' || form.confirmNewPassword === form.newPassword, differs),
      ['confirmNewPassword'],
    ),
  );
}

export type ChangePasswordValues = v.InferOutput<ReturnType<typeof changePasswordSchema>>;

export const EMPTY_CHANGE: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
