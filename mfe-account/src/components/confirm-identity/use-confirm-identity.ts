import { useState } from 'react';
import { confirmIdentity, sendMemberCode } from 'shared-contracts/api/endpoints/confirmation';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { useEndpoint } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import {
  confirmationRequest,
  confirmationSchema,
  proofRefused,
  type ConfirmationValues,
  type ConfirmationWay,
} from '../../model/security/confirmation';
import type { FormFailure } from '../../model/login/login-failure';
import { saidOf } from '../form-failure/said-of';
import { useCodeSending, type CodeSending } from '../sms-code-field/use-code-sending';

export interface IdentityForm {
  readonly form: UseFormReturn<ConfirmationValues, unknown, ConfirmationValues>;
  readonly way: ConfirmationWay;
  readonly choose: (way: ConfirmationWay) => void;
  /** The proven number that a code can go to, masked; empty where there is none. */
  readonly phone: string;
  readonly sending: CodeSending;
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  readonly submit: () => void;
}

/** Confirms who holds the session; `onConfirmed` gets what one change needs, and is waited for. */
export function useConfirmIdentity(
  onConfirmed: (confirmation: string) => Promise<void> | void,
  first: ConfirmationWay = 'password',
): IdentityForm {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const { data: member } = useEndpoint(memberInfo, {});
  const [way, setWay] = useState<ConfirmationWay>(first);
  const [failure, setFailure] = useState<FormFailure>();
  const form = useSchemaForm<ConfirmationValues, ConfirmationValues>(confirmationSchema(way), {
    defaultValues: { proof: '' },
    kept: null,
  });
  useRevalidation(form);
  const sending = useCodeSending({
    wait: 'confirm',
    target: () => Promise.resolve(true),
    ask: async () => (await http.call(sendMemberCode, { to: 'phone' })).expirationTime,
    sentText: t('sms.sent'),
  });
  const refuse = (error: unknown): void => {
    const message = proofRefused(error);
    const said = saidOf(error);
    if (message !== undefined) {
      form.resetField('proof');
      form.setError('proof', { type: 'server', message });
      form.setFocus('proof');
    } else if (said !== undefined) setFailure(said);
    else overlays.showFailure(error);
  };
  const send = async ({ proof }: ConfirmationValues): Promise<void> => {
    let confirmation: string;
    try {
      confirmation = (await http.call(confirmIdentity, confirmationRequest(way, proof))).confirmation;
    } catch (error) {
      return refuse(error);
    }
    await onConfirmed(confirmation);
  };
  return {
    form,
    way,
    choose: (next) => {
      form.reset({ proof: '' });
      setFailure((last) => (last?.restsUntil === undefined ? undefined : last));
      setWay(next);
    },
    phone: member?.mobileVerified === true ? member.mobileMasked : '',
    sending,
    failure,
    endRest: () => setFailure(undefined),
    submit: () => void form.handleSubmit(send)(),
  };
}
