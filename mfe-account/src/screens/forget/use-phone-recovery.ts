import { useState } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { setPasswordByPhone } from 'shared-contracts/api/endpoints/recovery';
import type { TypedPhone } from 'shared-contracts/phone-number';
import { href } from 'shared-contracts/paths';
import { useRevalidation, useSchemaForm, useWatch, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useDialingCountry, type DialingChoice } from '../../components/mobile-field/use-dialing-country';
import { smsTarget } from '../../components/sms-code-field/sms-target';
import { useSmsCode, type SmsCode } from '../../components/sms-code-field/use-sms-code';
import { useT } from '../../i18n';
import type { RuleKey } from '../../model/fields/field-rules';
import {
  fieldToClear,
  phoneRecoverySchema,
  type PhoneRecovery,
  type PhoneRecoveryValues,
} from '../../model/security/forgot-form';
import type { FormFailure } from '../../model/login/login-failure';
import { saidOf } from '../../components/form-failure/said-of';

/** The form that replaces a lost password by phone. */
export interface PhoneRecoveryState {
  readonly form: UseFormReturn<PhoneRecoveryValues, unknown, PhoneRecovery>;
  readonly choice: DialingChoice;
  readonly sms: SmsCode;
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  /** Every field has been filled and none is wrong. */
  readonly canSend: boolean;
  readonly submit: () => void;
}

/** What a refusal says beside the field it empties. */
const SAID_OF: Readonly<Record<string, RuleKey>> = {
  'modify.new.old.same': 'samePassword',
  'sms.wrong': 'smsWrong',
};

/** Sets a new password by a code to the phone, then signs in with the number and that password. */
export function usePhoneRecovery(): PhoneRecoveryState {
  const t = useT();
  const { http, navigate, overlays, requests } = useRemoteContext();
  const [failure, setFailure] = useState<FormFailure>();
  const choice = useDialingCountry({ of: 'recovery phone' });
  const { country } = choice;
  const form = useSchemaForm<PhoneRecoveryValues, PhoneRecovery>(phoneRecoverySchema(country), {
    defaultValues: { mobile: '', code: '', password: '' },
    kept: { as: 'recovery phone', fields: ['mobile'] },
  });
  useRevalidation(form);
  const { isValid } = form.formState;
  const values = useWatch({ control: form.control });
  const sms = useSmsCode('forgot', () =>
    smsTarget(form, 'mobile', country, () => form.trigger('mobile', { shouldFocus: true })),
  );

  const refuse = (error: unknown): void => {
    const code = failureCode(error);
    const field = fieldToClear(code);
    const said = saidOf(error);
    form.resetField(field, { keepTouched: true });
    const message = SAID_OF[code ?? ''];
    if (message !== undefined) form.setError(field, { type: 'server', message });
    else if (said?.restsUntil !== undefined) setFailure(said);
    else overlays.showFailure(error);
    form.setFocus(field);
  };
  const enter = async ({ mobileNum, countryDialingCode }: TypedPhone, password: string): Promise<void> => {
    const account = { type: 'username', username: mobileNum, password, countryDialingCode } as const;
    const result = await requests.signIn({ ...account, remember: false });
    // The password is set: who cannot be signed in now does it by hand.
    if (!result.ok) navigate(href('login'), { replace: true });
  };
  const send = async ({ mobile, code, password }: PhoneRecovery): Promise<void> => {
    const hideLoading = overlays.toast('setPassword', t('forgot.saving'));
    try {
      const proof = await sms.prove(code);
      const proven = proof?.kind === 'token' ? { firebaseIdToken: proof.idToken } : {};
      const change = { newPassword: password, ...mobile };
      await http.call(setPasswordByPhone, { ...change, verificationCode: code, ...proven }).finally(hideLoading);
      overlays.toast('success', t('forgot.success'));
      form.forget();
    } catch (error) {
      return refuse(error);
    }
    await enter(mobile, password);
  };

  const isFilled = [values.mobile, values.code, values.password].every((value) => value !== undefined && value !== '');
  return {
    form,
    choice,
    sms,
    failure,
    endRest: () => setFailure(undefined),
    canSend: isFilled && isValid && failure === undefined,
    submit: () => void form.handleSubmit(send)(),
  };
}
