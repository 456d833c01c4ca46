import { useState } from 'react';
import type { TypedPhone } from 'shared-contracts/phone-number';
import type { SignInRequest } from 'shared-contracts/session/session-requests';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useDialingCountry, type DialingChoice } from '../mobile-field/use-dialing-country';
import type { RuleKey } from '../../model/fields/field-rules';
import { smsLoginSchema, type SmsLoginOutput, type SmsLoginValues } from '../../model/login/login-form';
import type { LoginAttempts } from '../login-attempts/use-login-attempts';
import { smsTarget } from '../sms-code-field/sms-target';
import { useSmsCode, type SmsCode, type SmsProof } from '../sms-code-field/use-sms-code';

/** A sign-in form by SMS code: its fields, their country, the sending of codes, and the way to send it. */
export interface SmsLogin {
  readonly form: UseFormReturn<SmsLoginValues, unknown, SmsLoginOutput>;
  readonly choice: DialingChoice;
  readonly sms: SmsCode;
  readonly submit: () => void;
}

/** The request of R-06 for a proven number. */
function requestOf({ mobileNum, countryDialingCode }: TypedPhone, proof: SmsProof, remember: boolean): SignInRequest {
  if (proof.kind === 'code')
    return { type: 'sms', username: mobileNum, password: proof.code, countryDialingCode, remember };
  return {
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: proof.idToken,
    firebaseMobileNo: mobileNum,
    countryDialingCode,
    remember,
  };
}

const WRONG: RuleKey = 'smsWrong';

/** Signs in by mobile number and SMS code. */
export function useSmsLogin(attempts: LoginAttempts): SmsLogin {
  const { logins, needsCaptcha } = attempts;
  const [record] = useState(() => logins.find('sms'));
  const choice = useDialingCountry({ of: 'login sms', remembered: record?.countryDialingCode ?? '' });
  const { country } = choice;
  const form = useSchemaForm<SmsLoginValues, SmsLoginOutput>(smsLoginSchema(needsCaptcha, country), {
    defaultValues: { mobile: record?.username ?? '', code: '', captcha: '', remember: record !== null },
    kept: { as: 'login sms', fields: ['mobile'] },
  });
  useRevalidation(form);
  const sms = useSmsCode('login', () =>
    smsTarget(form, 'mobile', country, () => form.trigger('mobile', { shouldFocus: true })),
  );

  const refuseCode = (): void => {
    form.setError('code', { type: 'server', message: WRONG });
    form.setFocus('code', { shouldSelect: true });
  };
  const send = async ({ mobile, code, remember, captcha }: SmsLoginOutput): Promise<void> => {
    const proof = await sms.prove(code);
    if (proof === null) return refuseCode();
    const request = requestOf(mobile, proof, remember);
    const solved = needsCaptcha && request.type === 'sms' ? { ...request, captcha } : request;
    const { mobileNum, countryDialingCode } = mobile;
    const typed = { type: 'sms', username: mobileNum, password: '', countryDialingCode } as const;
    const result = await attempts.attempt(solved, typed);
    if (result.ok) return form.forget();
    form.resetField('captcha');
    const refused = result.failure.kind === 'rejected' ? result.failure.code : '';
    if (refused === 'sms.wrong') refuseCode();
    else if (needsCaptcha) form.setFocus('captcha');
  };
  return { form, choice, sms, submit: () => void form.handleSubmit(send)() };
}
