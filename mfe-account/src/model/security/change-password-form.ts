import type { ApiFailure } from 'shared-contracts/api/api-error';
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

const refusedFields = v.object({ fields: v.record(v.string(), v.string()) });

/** What a refusal of R-23 says of a field; undefined where it speaks of something else. */
export function changeRefused(
  failure: ApiFailure,
): { readonly field: keyof ChangePasswordValues; readonly message: RuleKey } | undefined {
  if (failure.kind !== 'rejected') return undefined;
  if (failure.code === 'auth.invalid') return { field: 'oldPassword', message: 'passwordWrong' };
  if (failure.code === 'modify.new.old.same') return { field: 'newPassword', message: 'samePassword' };
  const told = v.safeParse(refusedFields, failure.value);
  if (failure.code !== 'validation.failed' || !told.success) return undefined;
  if ('newPassword' in told.output.fields) return { field: 'newPassword', message: NEW_PASSWORD.wrong };
  return 'confirmNewPassword' in told.output.fields
    ? { field: 'confirmNewPassword', message: 'confirmIncorrect' }
    : undefined;
}
