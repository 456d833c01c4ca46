import type { FormEvent, ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { FormProvider, useFormContext, type UseFormReturn } from 'shared-kit/form';
import { Checkbox } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { TextLink } from '../auth-stage/text-link';
import { CaptchaField } from '../captcha-field/captcha-field';
import { FormFailureNote } from '../form-failure/form-failure';
import styles from './login-frame.module.css';
import type { LoginAttempts } from './use-login-attempts';
import { useKeepsPasswords } from '../../browser/use-key-store';

/** What every method's form has. */
interface LoginFields {
  captcha: string;
  remember: boolean;
}

export interface LoginFrameProps<Values extends LoginFields, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly attempts: LoginAttempts;
  readonly submit: () => void;
  readonly besideSubmit?: ReactNode;
  /** The method's own fields. */
  readonly children: ReactNode;
}

/** What all methods of signing in have around their own fields: captcha, remembering, refusals, the button. */
export function LoginFrame<Values extends LoginFields, Output>(props: LoginFrameProps<Values, Output>): ReactNode {
  const { form, attempts, submit, besideSubmit, children } = props;
  const t = useT();
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && !attempts.isResting) submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        {children}
        {attempts.needsCaptcha && <CaptchaField name="captcha" captcha={attempts.captcha} />}
        {attempts.remembers && (
          <div className={styles.options}>
            <RememberBox />
            <TextLink to={href('forget')} tone="quiet">
              {t('login.forgot')}
            </TextLink>
          </div>
        )}
        {attempts.failure !== undefined && <FormFailureNote failure={attempts.failure} onRested={attempts.endRest} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            size={attempts.remembers ? 'lg' : 'md'}
            block
            busy={isSubmitting}
            disabled={attempts.isResting}
          >
            {t('login.submit')}
          </Button>
          {besideSubmit}
        </div>
      </form>
    </FormProvider>
  );
}

function RememberBox(): ReactNode {
  const t = useT();
  const { register } = useFormContext<LoginFields>();
  // Where no password is kept, the box is about the name or the number.
  const label = useKeepsPasswords() === true ? 'login.remember' : 'login.rememberMe';
  return <Checkbox label={t(label)} {...register('remember')} />;
}
