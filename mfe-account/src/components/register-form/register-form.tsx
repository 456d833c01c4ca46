import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'shared-kit/form';
import { useTypedState } from 'shared-kit/remote';
import { PillTabs } from 'shared-kit/parts';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { useHeldProof } from '../../store/third-party-proof';
import { FormFailureNote } from '../form-failure/form-failure';
import { Agreement } from './agreement';
import { RegisterField } from './register-field';
import { RegistrationDoubtNote } from './registration-doubt';
import styles from './register-form.module.css';
import { useRegisterForm, type RegisterFormOptions } from './use-register-form';

/** Says which third party a registration is for. A proof that comes while the form is open scrolls to its top. */
function ProofNote(): ReactNode {
  const t = useT();
  const note = useRef<HTMLParagraphElement>(null);
  const proof = useHeldProof();
  const [first] = useState(proof);
  useEffect(() => {
    if (proof !== first) note.current?.focus();
  }, [proof, first]);
  if (proof === null) return null;
  return (
    <p role="status" ref={note} tabIndex={-1} className={styles.proof}>
      <Icon name={proof.channel} size={18} />
      <span>{t('social.pending', { name: t(`social.${proof.channel}`) })}</span>
    </p>
  );
}

/** The form of registration by username or mobile number (docs/product/accounts.md#registration). */
export function RegisterForm(options: RegisterFormOptions): ReactNode {
  const t = useT();
  const [hasAgreed, setAgreed] = useTypedState('register agreement', true);
  const register = useRegisterForm(options);
  const { form, fields, methods, method, failure } = register;
  const { isSubmitting } = form.formState;
  const isResting = failure?.restsUntil !== undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && hasAgreed && !isResting) register.submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <ProofNote />
        {methods.length > 1 && (
          <PillTabs
            variant="segment"
            label={t('register.method')}
            value={method}
            onValueChange={(value) => register.setMethod(value === 'mobile' ? 'mobile' : 'username')}
            tabs={[
              { value: 'username', label: t('register.byUsername'), icon: 'user' },
              { value: 'mobile', label: t('register.byMobile'), icon: 'phone' },
            ]}
          />
        )}
        {fields.map((field, at) => (
          <RegisterField key={field.name} field={field} form={register} isLast={at === fields.length - 1} />
        ))}
        <Agreement isTicked={hasAgreed} onTick={setAgreed} />
        {register.doubt !== undefined && <RegistrationDoubtNote doubt={register.doubt} />}
        {failure !== undefined && <FormFailureNote failure={failure} onRested={register.endRest} />}
        <Button type="submit" size="lg" block busy={isSubmitting} disabled={!hasAgreed || isResting}>
          {t('register.submit')}
        </Button>
        <Button variant="quiet" block disabled={isSubmitting} onClick={register.reset}>
          {t('register.reset')}
        </Button>
      </form>
    </FormProvider>
  );
}
