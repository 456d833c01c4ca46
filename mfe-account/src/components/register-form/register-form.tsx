import { useState, type FormEvent, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { FormProvider } from 'shared-kit/form';
import { Link } from 'shared-kit/router';
import { Button, Checkbox } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { MIN_AGE } from '../../model/age';
import { CaptchaField } from '../captcha-field/captcha-field';
import { RegisterField } from './register-field';
import styles from './register-form.module.css';
import { useRegisterForm, type RegisterFormOptions } from './use-register-form';

const HOLE = '\u0000';

/** The agreement as one sentence in which the terms are a link; the order of words is the language's. */
function Agreement(): ReactNode {
  const t = useT();
  const [before, after] = t('register.agreement', { age: MIN_AGE, terms: HOLE }).split(HOLE);
  return (
    <>
      {before}
      <Link to={href('help', { tag: 'terms' })} className={styles.terms}>
        {t('register.terms')}
      </Link>
      {after}
    </>
  );
}

/** The form of registration by username (S2 2). */
export function RegisterForm(options: RegisterFormOptions): ReactNode {
  const t = useT();
  const [hasAgreed, setAgreed] = useState(true);
  const { form, fields, captcha, dialingCode, today, submit, reset } = useRegisterForm(options);
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && hasAgreed) submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        {fields.map((field) =>
          field.name === 'identifying' ? (
            <CaptchaField key={field.name} name={field.name} captcha={captcha} />
          ) : (
            <RegisterField key={field.name} field={field} dialingCode={dialingCode} today={today} />
          ),
        )}
        <Checkbox label={<Agreement />} checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <Button type="submit" size="lg" block busy={isSubmitting} disabled={!hasAgreed}>
          {t('register.submit')}
        </Button>
        <Button variant="quiet" block disabled={isSubmitting} onClick={reset}>
          {t('register.reset')}
        </Button>
      </form>
    </FormProvider>
  );
}
