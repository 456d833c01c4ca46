import { useState } from 'react';
import { createWithdrawal, type WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { useRevalidation, useSchemaForm, useWatch, type UseFormReturn } from 'shared-kit/form';
import {
  faultSchema,
  moneyFaults,
  type OrderAttempt,
  type OrderNotice,
  useFaultText,
  useMoneyOrder,
} from 'shared-kit/money';
import { serverNow, useCurrency, useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { formFailure, type FormFailure } from '../../model/login/login-failure';
import { amountText } from '../../model/money/money-amount';
import { EMPTY_WITHDRAWAL, withdrawalErrors, type WithdrawalValues } from '../../model/money/withdrawal-form';

/** A withdrawal that was asked for. */
export interface MadeWithdrawal {
  readonly id: string;
  readonly amount: string;
}

export interface Withdrawal {
  readonly form: UseFormReturn<WithdrawalValues, unknown, WithdrawalValues>;
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  /** What is known of an earlier order. */
  readonly notice: OrderNotice | undefined;
  /** Chooses and fills in what that order had; undefined while the form has it. */
  readonly restore: (() => void) | undefined;
  /** The amount that was sent and not answered. */
  readonly sentAmount: number | undefined;
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  /** What is shown once more before it is sent; undefined while nothing is. */
  readonly asked: WithdrawalValues | undefined;
  readonly review: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly made: MadeWithdrawal | undefined;
  readonly startOver: () => void;
}

export interface WithdrawalFacts {
  /** Undefined while they load: the form stands above them, so that nothing loading loses what was typed. */
  readonly settings: WithdrawalSettings | undefined;
  readonly accounts: readonly PayoutAccount[];
  readonly balance: number | null;
  /** Asks for everything that a withdrawal changes. */
  readonly refresh: () => void;
}

const FIELDS: readonly string[] = Object.keys(EMPTY_WITHDRAWAL);

/** The chosen account, or the first, where it is there. */
export function chosenAccount(accounts: readonly PayoutAccount[], id: string): PayoutAccount | undefined {
  return accounts.find((account) => account.id === id) ?? accounts[0];
}

/** Account and amount of a withdrawal that has no answer yet. */
function orderedValues({ amount, choice }: OrderNotice, decimals: number) {
  return { amount: amountText(amount, decimals), ...(choice && { accountId: choice['accountId'] ?? '' }) };
}

/** Puts a withdrawal without an answer back into the form. */
function useRestore(
  form: UseFormReturn<WithdrawalValues, unknown, WithdrawalValues>,
  sent: OrderNotice | undefined,
  accounts: readonly PayoutAccount[],
): (() => void) | undefined {
  const { decimals } = useCurrency();
  const [amount, accountId] = useWatch({ control: form.control, name: ['amount', 'accountId'] });
  if (sent === undefined) return undefined;
  const now: Record<string, string | undefined> = { amount, accountId: chosenAccount(accounts, accountId)?.id };
  const ordered = Object.entries(orderedValues(sent, decimals));
  if (ordered.every(([name, value]) => now[name] === value)) return undefined;
  return () => {
    for (const [name, value] of ordered) form.setValue(name as 'amount', value);
    form.clearErrors();
  };
}

function useWithdrawalForm({ settings, accounts, balance }: WithdrawalFacts, sent: OrderNotice | undefined) {
  const { decimals } = useCurrency();
  const sentAmount = sent?.amount;
  const schema = faultSchema<WithdrawalValues>((values) => {
    if (!settings) return {};
    const accountId = chosenAccount(accounts, values.accountId)?.id ?? '';
    return withdrawalErrors({ ...values, accountId }, { settings, balance, decimals, sentAmount });
  });
  const form = useSchemaForm<WithdrawalValues, WithdrawalValues>(schema, {
    defaultValues: { ...EMPTY_WITHDRAWAL, ...(sent && orderedValues(sent, decimals)) },
    kept: { as: 'withdrawal', fields: ['accountId', 'amount'] },
  });
  useRevalidation(form);
  return form;
}

/** The withdrawal form: checked, shown once more, sent under one key; a refusal empties the payment password only. */
export function useWithdrawal(facts: WithdrawalFacts): Withdrawal {
  const { settings, accounts, refresh } = facts;
  const { intents, overlays } = useRemoteContext();
  const order = useMoneyOrder(createWithdrawal);
  const sent = order.notice?.kind === 'doubt' ? order.notice : undefined;
  const sentAmount = sent?.amount;
  const form = useWithdrawalForm(facts, sent);
  const [failure, setFailure] = useState<FormFailure>();
  const [asked, setAsked] = useState<WithdrawalValues>();
  const [made, setMade] = useState<MadeWithdrawal>();
  const t = useT();
  const { faultText, learn } = useFaultText((key, figures) => t(`fault.${key}`, figures), settings);

  const refuse = (attempt: Extract<OrderAttempt<unknown>, { kind: 'refused' }>): void => {
    const faults = moneyFaults(attempt.failure).filter(({ field }) => FIELDS.includes(field));
    faults.forEach((fault, index) => {
      const name = fault.field as keyof WithdrawalValues;
      learn(fault);
      if (name === 'paymentPassword') form.resetField(name);
      form.setError(name, { type: 'server', message: fault.key }, { shouldFocus: index === 0 });
    });
    const rest = formFailure(attempt.failure, serverNow());
    if (rest) setFailure(rest);
    else if (faults.length === 0) overlays.showFailure(attempt.error);
    refresh();
  };

  const send = async (values: WithdrawalValues): Promise<void> => {
    const amount = Number(values.amount);
    const attempt = await order.send({ ...values, amount }, { amount, choice: { accountId: values.accountId } });
    if (attempt.kind === 'ignored') return;
    setAsked(undefined);
    if (attempt.kind === 'refused') return refuse(attempt);
    if (attempt.kind === 'doubt') return;
    form.reset(EMPTY_WITHDRAWAL);
    if (attempt.kind === 'done') setMade({ id: attempt.reply.id, amount: values.amount });
    refresh();
    void intents.request('refreshWallet', {});
  };

  return {
    form,
    faultText,
    isSending: order.isSending,
    notice: order.notice,
    restore: useRestore(form, sent, accounts),
    sentAmount,
    failure,
    endRest: () => setFailure(undefined),
    asked,
    review: () =>
      void form.handleSubmit((values) =>
        setAsked({ ...values, accountId: chosenAccount(accounts, values.accountId)?.id ?? '' }),
      )(),
    confirm: () => {
      if (asked) void send(asked);
    },
    cancel: () => setAsked(undefined),
    made,
    startOver: () => setMade(undefined),
  };
}
