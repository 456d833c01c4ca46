import type { ReactNode } from 'react';
import { FormField, useRevalidation, useSchemaForm } from 'shared-kit/form';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { profileSchema, refusalAt, type ProfileField, type ProfileValues } from '../../model/profile/profile-form';
import { ChangeForm } from './change-form';
import { useProfileSave } from './use-profile-save';
import { useRuleText } from '../rule-text/use-rule-text';

export interface ProfileSheetProps {
  readonly field: ProfileField;
  readonly title: string;
  /** What one should know before. */
  readonly text?: string;
  /** What stands in the field at first; a value that is masked elsewhere is never filled in. */
  readonly value?: string;
  readonly onClose: () => void;
}

const AUTO_COMPLETE: Record<ProfileField, string> = { nickname: 'nickname', payeeName: 'name' };

/** One line about the account, changed; what is typed stays through every refusal. */
export function ProfileSheet({ field, title, text, value = '', onClose }: ProfileSheetProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { overlays } = useRemoteContext();
  const save = useProfileSave();
  const form = useSchemaForm<ProfileValues, ProfileValues>(profileSchema(field), {
    defaultValues: { value },
    kept: { as: `profile ${field}`, fields: ['value'] },
  });
  useRevalidation(form);
  const send = async (values: ProfileValues): Promise<void> => {
    try {
      await save({ [field]: values.value });
      form.forget();
      onClose();
    } catch (error) {
      const refusal = refusalAt(error, [field]);
      if (refusal === undefined) return overlays.showFailure(error);
      form.setError('value', { type: 'server', message: refusal.message });
      form.setFocus('value');
    }
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t('report.close')}>
      <ChangeForm form={form} submit={() => void form.handleSubmit(send)()} text={text}>
        <FormField
          name="value"
          label={t(`field.${field}`)}
          translate={ruleText}
          autoCapitalize="words"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="done"
          data-autofocus=""
          autoComplete={AUTO_COMPLETE[field]}
        />
      </ChangeForm>
    </Sheet>
  );
}
