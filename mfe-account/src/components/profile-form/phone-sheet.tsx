import type { ReactNode } from 'react';
import { useRevalidation, useSchemaForm } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useDialingCountry } from '../mobile-field/use-dialing-country';
import { useT } from '../../i18n';
import type { RuleKey } from '../../model/fields/field-rules';
import { needsConfirmation } from '../../model/security/confirmation';
import { phoneSchema, refusalAt, type PhoneOutput, type PhoneValues } from '../../model/profile/profile-form';
import type { ConfirmedChange } from '../confirm-identity/confirm-first';
import { useFirstFocus } from '../confirm-identity/use-first-focus';
import { MobileField } from '../mobile-field/mobile-field';
import { smsTarget } from '../sms-code-field/sms-target';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import { useSmsCode } from '../sms-code-field/use-sms-code';
import { ChangeForm } from './change-form';
import { ConfirmedSheet } from './confirmed-sheet';
import { useProfileSave } from './use-profile-save';

const FIELDS = ['mobileNum', 'verificationCode'] as const;

interface PhoneChange extends ConfirmedChange {
  readonly onSaved: () => void;
}

function usePhoneForm({ confirmation, again, onSaved }: PhoneChange) {
  const { overlays } = useRemoteContext();
  const save = useProfileSave();
  const choice = useDialingCountry({ of: 'profile phone' });
  const { country } = choice;
  const form = useSchemaForm<PhoneValues, PhoneOutput>(phoneSchema(country), {
    defaultValues: { mobileNum: '', verificationCode: '' },
    kept: { as: 'profile phone', fields: ['mobileNum'] },
  });
  useRevalidation(form);
  const refuse = (field: (typeof FIELDS)[number], message: RuleKey): void => {
    form.setError(field, { type: 'server', message });
    form.setFocus(field, { shouldSelect: true });
  };
  // The server proves a new number with a code of the purpose `register`.
  const sms = useSmsCode('register', () =>
    smsTarget(form, 'mobileNum', country, () => form.trigger('mobileNum', { shouldFocus: true })),
  );
  const send = async ({ mobileNum, verificationCode }: PhoneOutput): Promise<void> => {
    try {
      const proof = await sms.prove(verificationCode);
      if (proof === null) return refuse('verificationCode', 'smsWrong');
      const proven = proof.kind === 'token' ? { firebaseIdToken: proof.idToken } : { verificationCode: proof.code };
      await save({ ...mobileNum, ...proven, confirmation });
      form.forget();
      onSaved();
    } catch (error) {
      if (needsConfirmation(error)) return again();
      const refusal = refusalAt(error, FIELDS);
      if (refusal === undefined) overlays.showFailure(error);
      else refuse(refusal.field, refusal.message);
    }
  };
  return { form, choice, sms, submit: () => void form.handleSubmit(send)() };
}

function PhoneForm(change: PhoneChange): ReactNode {
  const t = useT();
  const { form, choice, sms, submit } = usePhoneForm(change);
  useFirstFocus(() => form.setFocus('mobileNum'));
  return (
    <ChangeForm form={form} submit={submit} text={t('security.phoneText')}>
      <MobileField name="mobileNum" label={t('field.mobile')} choice={choice} />
      <SmsCodeField name="verificationCode" sms={sms} enterKeyHint="go" />
    </ChangeForm>
  );
}

export interface PhoneSheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * Changes the phone: a confirmation first, then a code sent to the new number
 * (docs/product/accounts.md#security-centre).
 */
export function PhoneSheet({ title, onClose }: PhoneSheetProps): ReactNode {
  const t = useT();
  return (
    <ConfirmedSheet title={title} text={t('confirm.forPhone')} onClose={onClose}>
      {(confirmed) => <PhoneForm {...confirmed} onSaved={onClose} />}
    </ConfirmedSheet>
  );
}
