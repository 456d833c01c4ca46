import { subordinates } from 'shared-contracts/api/endpoints/agent';
import { sendTransfers, transfers, type TransferKind } from 'shared-contracts/api/endpoints/agent-money';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { moneyFaults, useMoneyOrder, type MoneyFault, type OrderNotice } from 'shared-kit/money';
import { useCurrency, useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { sharesText, totalOf, type Share } from '../../model/red-envelopes/envelope-split';
import { shareResults, type ShareResult } from '../../model/red-envelopes/sending-results';

/** `open`: nothing is decided, and the same sending can be tried again. */
export type SendOutcome =
  | { readonly kind: 'done'; readonly results: readonly ShareResult[] }
  | { readonly kind: 'refused'; readonly faults: readonly MoneyFault[] }
  | { readonly kind: 'open' };

export interface SendMoney {
  readonly isSending: boolean;
  /** What is known of an earlier sending. */
  readonly notice: OrderNotice | undefined;
  readonly send: (shares: readonly Share[], paymentPassword: string, greeting?: string) => Promise<SendOutcome>;
}

const FIELDS = ['amount', 'paymentPassword'];

/**
 * Sends money to subordinates, each intention under one key: a lost answer or a second press pays nobody twice.
 * Recipients and amounts tell one sending from another; payment password and greeting do not.
 *
 * @param recipient the only one of a form that is for nobody else
 */
export function useSendMoney(kind: TransferKind, recipient = ''): SendMoney {
  const { intents, overlays } = useRemoteContext();
  const client = useQueryClient();
  const { decimals } = useCurrency();
  const mayPass = useRealAccountGate();
  const order = useMoneyOrder(sendTransfers, `${sendTransfers.id} ${kind} ${recipient}`);

  const refresh = (): void => {
    void intents.request('refreshWallet', {});
    void readAgain(client, [subordinates.id]);
    void readAgain(client, [transfers.id]);
  };

  const send: SendMoney['send'] = async (shares, paymentPassword, greeting = '') => {
    // Staff accounts move no money.
    if (!mayPass('money')) return { kind: 'open' };
    const request = { recipients: [...shares], kind, paymentPassword, ...(greeting !== '' && { greeting }) };
    const attempt = await order.send(request, { amount: totalOf(shares, decimals), detail: sharesText(shares) });
    if (attempt.kind === 'done') {
      refresh();
      return { kind: 'done', results: shareResults(shares, attempt.reply.results) };
    }
    if (attempt.kind !== 'refused') return { kind: 'open' };
    const faults = moneyFaults(attempt.failure).filter(({ field }) => FIELDS.includes(field));
    if (faults.length === 0) overlays.showFailure(attempt.error);
    return { kind: 'refused', faults };
  };
  return { isSending: order.isSending, notice: order.notice, send };
}
