import { useState } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { memberInfo, setPaymentPassword } from 'shared-contracts/api/endpoints/member';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, type MoneyFault, moneyFaults, useFaultText } from 'shared-kit/money';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { needsConfirmation } from '../../model/security/confirmation';
import type { ConfirmedChange } from '../confirm-identity/confirm-first';
import type { FormFailure } from '../../model/login/login-failure';
import { pinErrors, type PinValues } from '../../model/security/payment-password';
import { saidOf } from '../form-failure/said-of';

const EMPTY: PinValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

export interface PaymentPassword {
  readonly form: UseFormReturn<PinValues, unknown, PinValues>;
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  readonly submit: () => void;
}

/** The server calls every wrong one the payment password; here that is the old one. */
function fieldOf({ field }: MoneyFault): keyof PinValues {
  return field === 'newPassword' ? 'newPassword' : 'oldPassword';
}

/** Sets or changes the payment password; what was typed stays but for what was wrong. */
export function usePaymentPassword(hasOld: boolean, onSaved: () => void, confirmed?: ConfirmedChange): PaymentPassword {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FormFailure>();
  const [isSending, setSending] = useState(false);
  const { faultText, learn } = useFaultText((key, figures) => t(`fault.${key}`, figures));
  const form = useSchemaForm<PinValues, PinValues>(
    faultSchema<PinValues>((values) => pinErrors(values, hasOld)),
    { defaultValues: EMPTY, kept: null },
  );
  useRevalidation(form);

  const refuse = (error: unknown): void => {
    if (confirmed && needsConfirmation(error)) return confirmed.again();
    const [fault] = isApiError(error) ? moneyFaults(error.failure) : [];
    const rest = saidOf(error);
    if (fault && hasOld) {
      const field = fieldOf(fault);
      learn(fault);
      form.resetField(field);
      form.setError(field, { type: 'server', message: fault.key }, { shouldFocus: true });
    } else if (rest) setFailure(rest);
    else overlays.showFailure(error);
  };

  const send = async ({ oldPassword, newPassword }: PinValues): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await http.call(setPaymentPassword, {
        newPassword,
        ...(hasOld && { oldPassword }),
        ...(confirmed && { confirmation: confirmed.confirmation }),
      });
      form.reset(EMPTY);
      overlays.toast('success', t('pin.saved'));
      void readAgain(client, [memberInfo.id]);
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };

  return {
    form,
    faultText,
    isSending,
    failure,
    endRest: () => setFailure(undefined),
    submit: () => void form.handleSubmit(send)(),
  };
}
