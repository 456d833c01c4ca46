import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, pinError, useMoneyText, type FaultKey, type OrderNotice } from 'shared-kit/money';
import { useRemoteContext, type Wallet } from 'shared-kit/remote';
import { useFaultWords } from '../../components/money-form/use-fault-words';
import { useSendMoney } from '../../components/money-form/use-send-money';
import { useT } from '../../i18n';
import { envelopeFault, leastAmount } from '../../model/red-envelopes/envelope-split';
import { failureReason } from '../../model/red-envelopes/sending-results';

export interface TransferValues {
  readonly amount: string;
  readonly paymentPassword: string;
}

export interface Transfer {
  readonly form: UseFormReturn<TransferValues, unknown, TransferValues>;
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  readonly notice: OrderNotice | undefined;
  readonly submit: () => void;
}

type Purse = Pick<Wallet, 'balance' | 'decimals'>;

function transferFaults(values: TransferValues, purse: Purse): Record<string, FaultKey> {
  const amount = envelopeFault(values.amount, { mode: 'each', recipients: 1, ...purse });
  const pin = pinError(values.paymentPassword);
  return { ...(amount && { amount }), ...(pin && { paymentPassword: pin }) };
}

/** Money for one subordinate; a refusal empties the payment password only. */
export function useTransfer(username: string, purse: Purse, onSent: () => void): Transfer {
  const t = useT();
  const moneyText = useMoneyText();
  const { overlays } = useRemoteContext();
  const { faultText, learn } = useFaultWords({ min: leastAmount('each', 1, purse.decimals) });
  const { isSending, notice, send } = useSendMoney('transfer', username);
  const form = useSchemaForm<TransferValues, TransferValues>(
    faultSchema<TransferValues>((values) => transferFaults(values, purse)),
    {
      defaultValues: { amount: '', paymentPassword: '' },
      kept: { as: `transfer ${username}`, fields: ['amount'] },
    },
  );
  useRevalidation(form);

  const submit = form.handleSubmit(async ({ amount, paymentPassword }) => {
    const outcome = await send([{ username, amount: Number(amount) }], paymentPassword);
    if (outcome.kind === 'open') return;
    if (outcome.kind === 'refused') {
      form.resetField('paymentPassword');
      if (outcome.faults.length === 0) form.setFocus('paymentPassword');
      outcome.faults.forEach((fault, index) => {
        learn(fault);
        const name = fault.field === 'amount' ? 'amount' : 'paymentPassword';
        form.setError(name, { type: 'server', message: fault.key }, { shouldFocus: index === 0 });
      });
      return;
    }
    const [result] = outcome.results;
    if (result?.state === 'sent') {
      form.forget();
      overlays.toast('success', t('transfer.done', { amount: moneyText(amount), name: username }));
      onSent();
      return;
    }
    overlays.toast('fail', t(`sending.reason.${failureReason(result?.code)}`));
  });
  return { form, faultText, isSending, notice, submit: () => void submit() };
}
