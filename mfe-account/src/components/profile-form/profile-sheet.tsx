import type { FormEvent, ReactNode } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { FormField, FormProvider, useRevalidation, useSchemaForm } from 'shared-kit/form';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { useRuleText, useT } from '../../i18n';
import { profileSchema, refusedBecause, type ProfileField, type ProfileValues } from '../../model/profile-form';
import styles from './profile-form.module.css';
import { useProfileSave } from './use-profile-save';

export interface ProfileSheetProps {
  readonly field: ProfileField;
  readonly title: string;
  /** What one should know before. */
  readonly text?: string;
  /** What stands in the field at first; a value that is masked elsewhere is never filled in. */
  readonly value?: string;
  readonly onClose: () => void;
}

const INPUT: Record<ProfileField, { autoComplete: string; inputMode: 'text' | 'email'; maxLength: number }> = {
  nickname: { autoComplete: 'nickname', inputMode: 'text', maxLength: 20 },
  payeeName: { autoComplete: 'name', inputMode: 'text', maxLength: 80 },
  email: { autoComplete: 'email', inputMode: 'email', maxLength: 60 },
};

/** One line about the account, changed; what is typed stays through every refusal. */
export function ProfileSheet({ field, title, text, value = '', onClose }: ProfileSheetProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { overlays } = useRemoteContext();
  const save = useProfileSave();
  const form = useSchemaForm<ProfileValues, ProfileValues>(profileSchema(field), { defaultValues: { value } });
  useRevalidation(form);
  const { isSubmitting } = form.formState;
  const send = async (values: ProfileValues): Promise<void> => {
    try {
      await save({ [field]: values.value });
      onClose();
    } catch (error) {
      const message = isApiError(error) ? refusedBecause(error.failure, field) : undefined;
      if (message === undefined) return overlays.showFailure(error);
      form.setError('value', { type: 'server', message });
      form.setFocus('value');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(send)();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t('report.close')}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={submit}>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          <FormField
            name="value"
            label={t(`field.${field}`)}
            translate={ruleText}
            autoCapitalize={field === 'email' ? 'none' : 'words'}
            spellCheck={false}
            enterKeyHint="done"
            data-autofocus=""
            {...INPUT[field]}
          />
          <Button type="submit" size="lg" block busy={isSubmitting}>
            {t('security.save')}
          </Button>
        </form>
      </FormProvider>
    </Sheet>
  );
}
