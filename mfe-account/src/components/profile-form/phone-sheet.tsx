import type { FormEvent, ReactNode } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { FormProvider, useRevalidation, useSchemaForm } from 'shared-kit/form';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { useDialingCountry } from '../../api/use-dialing-country';
import { useT } from '../../i18n';
import type { RuleKey } from '../../model/field-rules';
import { nationalNumber } from '../../model/mobile-number';
import { phoneSchema, refusedBecause, type PhoneValues } from '../../model/profile-form';
import { MobileField } from '../mobile-field/mobile-field';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import { useSmsCode } from '../sms-code-field/use-sms-code';
import styles from './profile-form.module.css';
import { useProfileSave } from './use-profile-save';

const FIELDS = ['mobileNum', 'verificationCode'] as const;
const NO_COUNTRY: RuleKey = 'countryMissing';

function usePhoneForm(onSaved: () => void) {
  const { overlays } = useRemoteContext();
  const save = useProfileSave();
  const choice = useDialingCountry();
  const { country } = choice;
  const form = useSchemaForm<PhoneValues, PhoneValues>(phoneSchema(country), {
    defaultValues: { mobileNum: '', verificationCode: '' },
  });
  useRevalidation(form);
  const refuse = (field: (typeof FIELDS)[number], message: RuleKey): void => {
    form.setError(field, { type: 'server', message });
    form.setFocus(field, { shouldSelect: true });
  };
  // The server proves a new number with a code of the same purpose as a registration (D-59).
  const sms = useSmsCode('register', async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    if (country === undefined) {
      refuse('mobileNum', NO_COUNTRY);
      return null;
    }
    const mobileNum = nationalNumber(form.getValues('mobileNum'), country.dialingCode);
    return { mobileNum, countryDialingCode: country.dialingCode };
  });
  const send = async ({ mobileNum, verificationCode }: PhoneValues): Promise<void> => {
    if (country === undefined) return refuse('mobileNum', NO_COUNTRY);
    try {
      const proof = await sms.prove(verificationCode);
      if (proof === null) return refuse('verificationCode', 'smsWrong');
      const proven = proof.kind === 'token' ? { firebaseIdToken: proof.idToken } : { verificationCode: proof.code };
      await save({ mobileNum, countryDialingCode: country.dialingCode, ...proven });
      onSaved();
    } catch (error) {
      const field = isApiError(error) ? FIELDS.find((name) => refusedBecause(error.failure, name)) : undefined;
      const message = isApiError(error) && field !== undefined ? refusedBecause(error.failure, field) : undefined;
      if (field === undefined || message === undefined) overlays.showFailure(error);
      else refuse(field, message);
    }
  };
  return { form, choice, sms, submit: () => void form.handleSubmit(send)() };
}

export interface PhoneSheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A phone number bound to the account, proven by a code sent to it (SC-15). */
export function PhoneSheet({ title, onClose }: PhoneSheetProps): ReactNode {
  const t = useT();
  const { form, choice, sms, submit } = usePhoneForm(onClose);
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting) submit();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t('report.close')}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={send}>
          <MobileField name="mobileNum" label={t('field.mobile')} choice={choice} />
          <SmsCodeField name="verificationCode" sms={sms} enterKeyHint="go" />
          <Button type="submit" size="lg" block busy={isSubmitting}>
            {t('security.save')}
          </Button>
        </form>
      </FormProvider>
    </Sheet>
  );
}
