import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'shared-kit/form';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from '../sheet-form/sheet-form.module.css';

type Fields = Record<string, string>;

export interface ChangeFormProps<Values extends Fields, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly submit: () => void;
  /** What one should know before. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** The fields of a change of the account, and the button that saves it, once. */
export function ChangeForm<Values extends Fields, Output>({
  form,
  submit,
  text,
  children,
}: ChangeFormProps<Values, Output>): ReactNode {
  const t = useT();
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting) submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('security.save')}
        </Button>
      </form>
    </FormProvider>
  );
}
