import { useState } from 'react';
import { TRANSFER_LIMITS } from 'shared-contracts/api/endpoints/agent-money';
import { lengthOf } from 'shared-contracts/text-length';
import { useRevalidation, useSchemaForm, useWatch, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, pinError, type FaultKey, type MoneyFault, type OrderNotice } from 'shared-kit/money';
import { useTypedState, type Wallet } from 'shared-kit/remote';
import { useFaultWords } from '../../components/money-form/use-fault-words';
import { useSendMoney } from '../../components/money-form/use-send-money';
import {
  envelopeFault,
  leastAmount,
  sharesOf,
  type EnvelopeFacts,
  type Share,
  type SplitMode,
} from '../../model/red-envelopes/envelope-split';
import type { Selection } from '../../model/red-envelopes/recipients';
import { afterRetry, failedShares, type ShareResult } from '../../model/red-envelopes/sending-results';

export interface RainValues {
  readonly amount: string;
  readonly greeting: string;
  readonly paymentPassword: string;
}

export interface RedRain {
  readonly form: UseFormReturn<RainValues, unknown, RainValues>;
  readonly faultText: (key: string) => string;
  readonly mode: SplitMode;
  readonly setMode: (mode: SplitMode) => void;
  readonly selected: Selection;
  readonly select: (selected: Selection) => void;
  /** Somebody pressed Send without anybody to send to. */
  readonly lacksRecipients: boolean;
  /** Who would get how much as things stand. */
  readonly shares: readonly Share[];
  readonly isSending: boolean;
  readonly notice: OrderNotice | undefined;
  readonly submit: () => void;
  /** What became of the last sending; undefined while none is looked at. */
  readonly results: readonly ShareResult[] | undefined;
  /** Sends what failed once more, with a payment password typed anew. */
  readonly retry: () => void;
  readonly startOver: () => void;
}

const NOBODY: Selection = [];
const EMPTY: RainValues = { amount: '', greeting: '', paymentPassword: '' };

/** Everything wrong with a sending; on a retry amounts and words stand already, and only the password is asked for. */
function rainFaults(values: RainValues, facts: Facts): Record<string, FaultKey> {
  const pin = pinError(values.paymentPassword);
  const wrongPin = pin && { paymentPassword: pin };
  if (facts.isRetry) return { ...wrongPin };
  const amount = envelopeFault(values.amount, facts);
  const isLong = lengthOf(values.greeting) > TRANSFER_LIMITS.greeting;
  return { ...(amount && { amount }), ...(isLong && { greeting: 'tooLong' }), ...wrongPin };
}

interface Facts extends EnvelopeFacts {
  readonly isRetry: boolean;
}

function useRainForm(facts: Facts) {
  const words = useFaultWords({ min: leastAmount(facts.mode, facts.recipients, facts.decimals) });
  const form = useSchemaForm<RainValues, RainValues>(
    faultSchema<RainValues>((values) => rainFaults(values, facts)),
    { defaultValues: EMPTY, kept: { as: 'redRain', fields: ['amount', 'greeting'] } },
  );
  useRevalidation(form);
  const refuse = (faults: readonly MoneyFault[]): void => {
    form.resetField('paymentPassword');
    if (faults.length === 0) form.setFocus('paymentPassword');
    faults.forEach((fault, index) => {
      words.learn(fault);
      const name = fault.field === 'amount' && !facts.isRetry ? 'amount' : 'paymentPassword';
      form.setError(name, { type: 'server', message: fault.key }, { shouldFocus: index === 0 });
    });
  };
  return { form, faultText: words.faultText, refuse };
}

/** Red envelopes: checked, sent under one key, what failed sent again; a refusal empties the password only. */
export function useRedRain({ balance, decimals }: Pick<Wallet, 'balance' | 'decimals'>): RedRain {
  const [mode, setMode] = useTypedState<SplitMode>('redRain mode', 'each');
  const [selected, select] = useTypedState<Selection>('redRain recipients', NOBODY);
  const [wasPressed, setPressed] = useState(false);
  const [results, setResults] = useState<readonly ShareResult[]>();
  const { isSending, notice, send } = useSendMoney('redenvelope');
  const isRetry = results !== undefined;
  const { form, faultText, refuse } = useRainForm({ mode, recipients: selected.length, balance, decimals, isRetry });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const shares = sharesOf(mode, amount, selected, decimals);

  const deliver = async (what: readonly Share[], { paymentPassword, greeting }: RainValues): Promise<void> => {
    const outcome = await send(what, paymentPassword, greeting.trim());
    if (outcome.kind === 'refused') return refuse(outcome.faults);
    if (outcome.kind === 'open') return;
    form.resetField('paymentPassword');
    setResults(results ? afterRetry(results, outcome.results) : outcome.results);
  };

  return {
    form,
    faultText,
    mode,
    setMode: (next) => {
      setMode(next);
      form.clearErrors('amount');
    },
    selected,
    select,
    lacksRecipients: wasPressed && selected.length === 0,
    shares,
    isSending,
    notice,
    submit: () => {
      setPressed(true);
      void form.handleSubmit((values) =>
        selected.length === 0 ? undefined : deliver(sharesOf(mode, values.amount, selected, decimals), values),
      )();
    },
    results,
    retry: () => void form.handleSubmit((values) => deliver(failedShares(results ?? []), values))(),
    startOver: () => {
      setResults(undefined);
      setPressed(false);
      select(NOBODY);
      form.reset(EMPTY);
    },
  };
}
