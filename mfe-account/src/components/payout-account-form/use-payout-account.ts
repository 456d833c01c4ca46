import { useState } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { addPayoutAccount, memberInfo, type PayoutKind } from 'shared-contracts/api/endpoints/member';
import { readAgain } from 'shared-kit/changes';
import { useEndpoint, useQueryClient } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, moneyFaults, useFaultText } from 'shared-kit/money';
import { useRemoteContext } from 'shared-kit/remote';
import { usePayoutAccountCache, usePayoutAccounts } from '../../api/use-payout-accounts';
import { useT } from '../../i18n';
import type { FormFailure } from '../../model/login/login-failure';
import {
  accountErrors,
  accountRequest,
  EMPTY_ACCOUNT,
  type AccountValues,
} from '../../model/money/payout-account-form';
import { saidOf } from '../form-failure/said-of';

export interface PayoutAccountEntry {
  readonly form: UseFormReturn<AccountValues, unknown, AccountValues>;
  /** The name on record, masked, which the account is bound to; empty where there is none yet. */
  readonly realName: string;
  readonly kinds: readonly PayoutKind[];
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  readonly submit: () => void;
}

const NO_KINDS: readonly PayoutKind[] = [];
const FIELDS: readonly string[] = Object.keys(EMPTY_ACCOUNT);

/** Adds a payout account; a refusal empties the payment password and nothing else. */
export function usePayoutAccount(onAdded: () => void): PayoutAccountEntry {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const { replace } = usePayoutAccountCache();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FormFailure>();
  const [isSending, setSending] = useState(false);
  const { faultText, learn } = useFaultText((key, figures) => t(`fault.${key}`, figures));
  const { data: member } = useEndpoint(memberInfo, {});
  const kinds = usePayoutAccounts().read.data?.kinds ?? NO_KINDS;
  const realName = member?.payeeNameMasked ?? '';
  const facts = { kinds, hasRealName: realName !== '' };
  const schema = faultSchema<AccountValues>((values) => accountErrors(values, facts));
  const form = useSchemaForm<AccountValues, AccountValues>(schema, {
    defaultValues: EMPTY_ACCOUNT,
    kept: { as: 'payoutAccount', fields: ['kind', 'bank', 'holder', 'number'] },
  });
  useRevalidation(form);

  const refuse = (error: unknown): void => {
    const faults = isApiError(error) ? moneyFaults(error.failure).filter(({ field }) => FIELDS.includes(field)) : [];
    const rest = saidOf(error);
    for (const [index, fault] of faults.entries()) {
      const name = fault.field as keyof AccountValues;
      learn(fault);
      if (name === 'paymentPassword') form.resetField(name);
      form.setError(name, { type: 'server', message: fault.key }, { shouldFocus: index === 0 });
    }
    if (rest) setFailure(rest);
    else if (faults.length === 0) overlays.showFailure(error);
  };

  const send = async (values: AccountValues): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      replace(await http.call(addPayoutAccount, accountRequest(values, facts.hasRealName)));
      form.reset(EMPTY_ACCOUNT);
      // A first account sets the real name.
      if (!facts.hasRealName) void readAgain(client, [memberInfo.id]);
      overlays.toast('success', t('payout.added'));
      onAdded();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };

  return {
    form,
    realName,
    kinds,
    faultText,
    isSending,
    failure,
    endRest: () => setFailure(undefined),
    submit: () => void form.handleSubmit(send)(),
  };
}
