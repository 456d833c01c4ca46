import { isApiError } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import { codeField, digitsField } from '../fields/code-field';
import type { FieldRule, RuleKey } from '../fields/field-rules';
import { follows } from '../fields/follows';

/** By what a member confirms who they are. */
export type ConfirmationWay = 'password' | 'code' | 'paymentPassword';

const PASSWORD: FieldRule = {
  isRequired: true,
  maxLength: 64,
  missing: 'passwordMissing',
  long: 'passwordWrong',
  wrong: 'passwordWrong',
};

const PIN: FieldRule = {
  isRequired: true,
  pattern: /^\d{6}$/,
  missing: 'paymentPasswordFormat',
  wrong: 'paymentPasswordFormat',
};

const PROOFS = {
  password: v.pipe(v.string(), follows(PASSWORD)),
  code: codeField,
  paymentPassword: digitsField(PIN),
} as const;

/** What proves it: the password as it was set, the code without spaces, or the payment password. */
export function confirmationSchema(way: ConfirmationWay) {
  return v.object({ proof: PROOFS[way] });
}
export type ConfirmationValues = v.InferOutput<ReturnType<typeof confirmationSchema>>;

/** The request of R-87. */
export function confirmationRequest(way: ConfirmationWay, proof: string) {
  if (way === 'password') return { by: 'password', password: proof } as const;
  if (way === 'paymentPassword') return { by: 'paymentPassword', paymentPassword: proof } as const;
  return { by: 'code', verificationCode: proof } as const;
}

const WRONG: Readonly<Record<string, RuleKey>> = {
  'auth.invalid': 'passwordWrong',
  'sms.wrong': 'smsWrong',
  'payment_password.wrong': 'paymentPasswordWrong',
};

/** What a refusal of R-87 says of the field; undefined where it speaks of something else. */
export function proofRefused(error: unknown): RuleKey | undefined {
  return isApiError(error) && error.failure.kind === 'rejected' ? WRONG[error.failure.code] : undefined;
}

const refusedFields = v.object({ fields: v.object({ confirmation: v.string() }) });

/** Whether a change was refused because its confirmation is over or was used up: it has to be given once more. */
export function needsConfirmation(error: unknown): boolean {
  if (!isApiError(error) || error.failure.kind !== 'rejected' || error.failure.code !== 'validation.failed')
    return false;
  return v.safeParse(refusedFields, error.failure.value).success;
}
