import { failureCode } from 'shared-contracts/api/api-error';
import { dividends, withdrawDividend, type Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import {
  faultSchema,
  moneyFaults,
  pinError,
  useMoneyOrder,
  useMoneyText,
  type OrderAttempt,
  type OrderNotice,
} from 'shared-kit/money';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { useFaultWords } from '../../components/money-form/use-fault-words';
import { useT } from '../../i18n';

export interface WithdrawalValues {
  readonly paymentPassword: string;
}

export interface Withdrawal {
  readonly form: UseFormReturn<WithdrawalValues, unknown, WithdrawalValues>;
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  readonly notice: OrderNotice | undefined;
  readonly submit: () => void;
}

type Refusal = Extract<OrderAttempt<unknown>, { kind: 'refused' }>;

/**
 * Pays a dividend into the wallet: a try whose answer was lost goes again under its key, so it is never paid
 * twice.
 */
export function useWithdrawal({ id, amount }: Dividend, onClose: () => void): Withdrawal {
  const t = useT();
  const moneyText = useMoneyText();
  const { intents, overlays } = useRemoteContext();
  const client = useQueryClient();
  const mayPass = useRealAccountGate();
  const { faultText, learn } = useFaultWords();
  const { isSending, notice, send } = useMoneyOrder(withdrawDividend, `${withdrawDividend.id} ${id}`);
  const form = useSchemaForm<WithdrawalValues, WithdrawalValues>(
    faultSchema<WithdrawalValues>(({ paymentPassword }) => {
      const pin = pinError(paymentPassword);
      return pin ? { paymentPassword: pin } : {};
    }),
    { defaultValues: { paymentPassword: '' }, kept: null },
  );
  useRevalidation(form);

  const end = (kind: 'success' | 'fail', text: string): void => {
    void readAgain(client, [dividends.id]);
    overlays.toast(kind, text);
    onClose();
  };
  const refuse = ({ failure, error }: Refusal): void => {
    // Somebody was faster, or the period is not what it was.
    if (failureCode(error) === 'version.conflict') return end('fail', t('dividend.taken'));
    const [fault] = moneyFaults(failure).filter(({ field }) => field === 'paymentPassword');
    if (fault === undefined) return overlays.showFailure(error);
    form.resetField('paymentPassword');
    learn(fault);
    form.setError('paymentPassword', { type: 'server', message: fault.key }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    // Staff accounts move no money.
    if (!mayPass('money')) return onClose();
    const attempt = await send({ dividendId: id, paymentPassword }, { amount });
    if (attempt.kind === 'refused') refuse(attempt);
    // An earlier try that turns out to have been made has paid it as well.
    if (attempt.kind !== 'done' && attempt.kind !== 'known') return;
    void intents.request('refreshWallet', {});
    end('success', t('dividend.paid', { amount: moneyText(amount) }));
  });
  return { form, faultText, isSending, notice, submit: () => void submit() };
}
