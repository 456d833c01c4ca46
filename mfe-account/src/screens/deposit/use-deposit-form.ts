import { useCallback } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { announcements, type Promotion } from 'shared-contracts/api/endpoints/announcements';
import { createDeposit, type DepositMethod } from 'shared-contracts/api/endpoints/money';
import { externalLink } from 'shared-contracts/external-link';
import { href } from 'shared-contracts/paths';
import type { OutcomeReport } from 'shared-contracts/remote/outcome';
import { useEndpoint } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, useWatch, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, moneyFaults, useFaultText, useMoneyOrder, type OrderNotice } from 'shared-kit/money';
import { useCurrency, useRemoteContext } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';
import * as v from 'shared-kit/schema';
import { useT } from '../../i18n';
import {
  depositErrors,
  depositFields,
  depositRequest,
  methodOf,
  type DepositValues,
} from '../../model/money/deposit-form';
import { amountText } from '../../model/money/money-amount';

export type DepositPromotion = Pick<Promotion, 'id' | 'title' | 'depositBonus'>;

export interface DepositForm {
  readonly form: UseFormReturn<DepositValues, unknown, DepositValues>;
  readonly method: DepositMethod | undefined;
  readonly promotions: readonly DepositPromotion[];
  readonly faultText: (key: string) => string;
  readonly isSending: boolean;
  /** What is known of an earlier order. */
  readonly notice: OrderNotice | undefined;
  /** Chooses and fills in what that order had; undefined while the form has it. */
  readonly restore: (() => void) | undefined;
  readonly submit: () => void;
}

const CATEGORY = 'DEPOSIT';
const repeatSchema = v.object({ amount: v.string() });

/** Amount, method and promotion of an order that has no answer yet. */
function orderedValues({ amount, choice }: OrderNotice, decimals: number) {
  return {
    amount: amountText(amount, decimals),
    ...(choice && { methodId: choice['methodId'] ?? '', promotionId: choice['promotionId'] ?? '' }),
  };
}

/** What is offered again: the amount of an order that expired, or an order that has no answer yet. */
function repeatedValues(state: unknown, notice: OrderNotice | undefined, decimals: number) {
  const parsed = v.safeParse(repeatSchema, state);
  if (parsed.success) return parsed.output;
  return notice === undefined ? { amount: '' } : orderedValues(notice, decimals);
}

/** The promotions a deposit can be made with, undefined until they are known; without them it is made all the same. */
function useDepositPromotions(): readonly DepositPromotion[] | undefined {
  const { site } = useRemoteContext();
  const request = { types: 'PR', platform: 'M', merchantCode: site.merchantCode() } as const;
  const { data } = useEndpoint(announcements, request);
  return data?.promotion.filter(({ category, signUpStatus }) => category === CATEGORY && (signUpStatus ?? '') === '');
}

/** Puts an order without an answer back into the form. */
function useRestore(
  form: UseFormReturn<DepositValues, unknown, DepositValues>,
  notice: OrderNotice | undefined,
  method: DepositMethod | undefined,
): (() => void) | undefined {
  const { decimals } = useCurrency();
  const [amount, promotionId] = useWatch({ control: form.control, name: ['amount', 'promotionId'] });
  if (notice?.kind !== 'doubt') return undefined;
  const now: Record<string, string | undefined> = { amount, promotionId, methodId: method?.id };
  const ordered = Object.entries(orderedValues(notice, decimals));
  if (ordered.every(([name, value]) => now[name] === value)) return undefined;
  return () => {
    for (const [name, value] of ordered) form.setValue(name as 'amount', value);
    form.clearErrors();
  };
}

/** The deposit form. It stands above what is loaded, so that nothing loading loses what was typed. */
export function useDepositForm(methods: readonly DepositMethod[], leaveTo: (address: string) => void): DepositForm {
  const { navigate, overlays, telemetry } = useRemoteContext();
  const { state, search } = useLocation();
  const offered = useDepositPromotions();
  const order = useMoneyOrder(createDeposit);
  const { decimals } = useCurrency();
  const schema = faultSchema<DepositValues>((values) =>
    depositErrors(methodOf(methods, values.methodId), values, decimals),
  );
  const form = useSchemaForm<DepositValues, DepositValues>(schema, {
    defaultValues: {
      methodId: '',
      promotionId: new URLSearchParams(search).get('promotion') ?? '',
      ...repeatedValues(state, order.notice, decimals),
      fields: {},
    },
    kept: { as: 'deposit', fields: ['methodId', 'amount', 'promotionId', 'fields'] },
  });
  const method = methodOf(methods, useWatch({ control: form.control, name: 'methodId' }));
  const t = useT();
  const { faultText, learn } = useFaultText((key, figures) => t(`fault.${key}`, figures), method);
  useRevalidation(form);

  const send = useCallback(
    async (values: DepositValues): Promise<void> => {
      if (!method) return;
      // A link may name a promotion that has ended meanwhile.
      const isOffered = offered?.some(({ id }) => id === values.promotionId) ?? true;
      const request = depositRequest(method, isOffered ? values : { ...values, promotionId: '' });
      const choice = { methodId: method.id, promotionId: values.promotionId };
      const attempt = await order.send(request, { amount: request.amount, choice });
      const end = attempt.kind === 'refused' ? attempt.failure.kind : attempt.kind;
      telemetry.report('outcome', { of: 'deposit', end } satisfies OutcomeReport);
      if (attempt.kind === 'done') {
        form.forget();
        navigate(href('deposit', { order: attempt.reply.id }));
        const page = externalLink(attempt.reply.payUrl);
        if (page !== null) leaveTo(page);
      } else if (attempt.kind === 'refused') {
        const shown = depositFields(method);
        const faults = moneyFaults(attempt.failure).filter(({ field }) => shown.includes(field));
        faults.forEach((fault, index) => {
          learn(fault);
          const error = { type: 'server', message: fault.key };
          form.setError(fault.field as 'amount', error, { shouldFocus: index === 0 });
        });
        if (failureCode(attempt.error) === 'play.break') overlays.toast('long', t('deposit.break'));
        else if (faults.length === 0) overlays.showFailure(attempt.error);
      }
    },
    [form, learn, leaveTo, method, navigate, offered, order, overlays, t, telemetry],
  );
  const { isSending, notice } = order;
  const restore = useRestore(form, notice, method);
  return {
    form,
    method,
    promotions: offered ?? [],
    faultText,
    isSending,
    notice,
    restore,
    submit: () => void form.handleSubmit(send)(),
  };
}
