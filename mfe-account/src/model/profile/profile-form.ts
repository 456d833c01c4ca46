import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { plainEmail } from 'shared-contracts/email-address';
import { nickname, realName } from 'shared-contracts/person-name';
import * as v from 'shared-kit/schema';
import { codeField, sentCodeField } from '../fields/code-field';
import { ACCOUNT_EMAIL, NICKNAME, REAL_NAME, SMS_CODE, type RuleKey } from '../fields/field-rules';
import { follows } from '../fields/follows';
import { nameField } from '../fields/name-field';
import { mobileField, type MobileCountry } from '../fields/mobile-number';

/** What a member may change about the account in a line of text. */
export type ProfileField = 'nickname' | 'payeeName';

const RULES = {
  nickname: nameField(NICKNAME, nickname),
  payeeName: nameField(REAL_NAME, realName),
} as const;

/** One line of text under a rule. */
export function profileSchema(field: ProfileField) {
  return v.object({ value: RULES[field] });
}
export type ProfileValues = v.InferOutput<ReturnType<typeof profileSchema>>;

/** An e-mail address with the code that proves it. */
export const emailSchema = v.object({
  email: v.pipe(v.string(), v.transform(plainEmail), follows(ACCOUNT_EMAIL)),
  emailCode: sentCodeField({ ...SMS_CODE, missing: 'mailCodeMissing' }),
});
export type EmailValues = v.InferOutput<typeof emailSchema>;

/** A phone number with the code that proves it. */
export function phoneSchema(country: MobileCountry | undefined) {
  return v.objectAsync({
    mobileNum: mobileField(country),
    verificationCode: codeField,
  });
}
export type PhoneValues = v.InferInput<ReturnType<typeof phoneSchema>>;
export type PhoneOutput = v.InferOutput<ReturnType<typeof phoneSchema>>;

const KEYS: Readonly<Record<string, Readonly<Record<string, RuleKey>>>> = {
  nickname: { nameFormat: 'nameFormat' },
  payeeName: { nameFormat: 'nameFormat', locked: 'nameLocked' },
  email: { in_email_incorrect: 'emailFormat', taken: 'emailTaken' },
  mobileNum: { reg_mobile_format: 'mobileFormat', taken: 'mobileTaken' },
};

const CODE_WRONG: Readonly<Record<string, RuleKey>> = { verificationCode: 'smsWrong', emailCode: 'mailCodeWrong' };

const refusedFields = v.object({ fields: v.record(v.string(), v.string()) });

/** What a refusal says of a field; undefined if it is about something else. */
export function refusedBecause(failure: ApiFailure, field: string): RuleKey | undefined {
  if (failure.kind !== 'rejected') return undefined;
  if (failure.code === 'sms.wrong') return CODE_WRONG[field];
  const told = v.safeParse(refusedFields, failure.value);
  const key = failure.code === 'validation.failed' && told.success ? told.output.fields[field] : undefined;
  return key === undefined ? undefined : (KEYS[field]?.[key] ?? 'format');
}

/** The first of these fields that an error speaks of, and what it says there; undefined where it speaks of none. */
export function refusalAt<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { readonly field: Field; readonly message: RuleKey } | undefined {
  if (!isApiError(error)) return undefined;
  for (const field of fields) {
    const message = refusedBecause(error.failure, field);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}
