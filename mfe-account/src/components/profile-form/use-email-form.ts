import { sendMemberCode } from 'shared-contracts/api/endpoints/confirmation';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { needsConfirmation } from '../../model/security/confirmation';
import { emailSchema, refusalAt, type EmailValues } from '../../model/profile/profile-form';
import type { ConfirmedChange } from '../confirm-identity/confirm-first';
import { useCodeSending, type CodeSending } from '../sms-code-field/use-code-sending';
import { useProfileSave } from './use-profile-save';

export interface EmailChange extends ConfirmedChange {
  readonly onSaved: () => void;
}

const FIELDS = ['email', 'emailCode'] as const;

export interface EmailForm {
  readonly form: UseFormReturn<EmailValues, unknown, EmailValues>;
  readonly sending: CodeSending;
  readonly submit: () => void;
}

/** Changes the e-mail by the code that went to the new one; what is typed stays through every refusal. */
export function useEmailForm({ confirmation, again, onSaved }: EmailChange): EmailForm {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const save = useProfileSave();
  const form = useSchemaForm<EmailValues, EmailValues>(emailSchema, {
    defaultValues: { email: '', emailCode: '' },
    kept: { as: 'profile email', fields: ['email'] },
  });
  useRevalidation(form);

  /** Whether the refusal is said in this form. */
  const refuse = (error: unknown): boolean => {
    if (needsConfirmation(error)) {
      again();
      return true;
    }
    const refusal = refusalAt(error, FIELDS);
    if (refusal === undefined) return false;
    form.setError(refusal.field, { type: 'server', message: refusal.message });
    form.setFocus(refusal.field, { shouldSelect: true });
    return true;
  };
  const sending = useCodeSending({
    wait: 'email',
    target: async () => ((await form.trigger('email', { shouldFocus: true })) ? form.getValues('email').trim() : null),
    ask: async (email) => (await http.call(sendMemberCode, { to: 'email', email, confirmation })).expirationTime,
    sentText: t('sms.mailed'),
    refuse,
  });
  const send = async (values: EmailValues): Promise<void> => {
    try {
      await save({ ...values, confirmation });
      form.forget();
      onSaved();
    } catch (error) {
      if (!refuse(error)) overlays.showFailure(error);
    }
  };
  return { form, sending, submit: () => void form.handleSubmit(send)() };
}
