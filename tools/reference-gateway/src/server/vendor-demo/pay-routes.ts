import type { FastifyInstance } from 'fastify';
import { href } from 'shared-contracts/paths';
import { fromCents } from '../../rules/money/money';
import { siteUrl } from '../../rules/call/site';
import { siteOrigin } from '../call/site-origin';
import type { Store } from '../../data/store/store';
import { PAY_PATH } from '../../handlers/money/deposits';
import { memberById } from '../../rules/account/members';
import { advanceOrders, endDeposit, type DepositRow } from '../../rules/money/order-ends';
import { findMerchant } from '../../data/merchants';
import { ENDED, sendDemoPage } from './demo-routes';
import type { DemoPage } from './page';

interface PayFields {
  readonly order?: string;
  readonly answer?: string;
}

const ANSWERS: ReadonlyMap<string, 'paid' | 'failed'> = new Map([
  ['pay', 'paid'],
  ['decline', 'failed'],
]);

/** The order of an address, as long as it waits for its money and the session lasts that it was given to. */
function openOrder(store: Store, pageKey: string | undefined, now: number): DepositRow | undefined {
  advanceOrders(store, now);
  return store.get<DepositRow>(
    `SELECT d.* FROM deposits d JOIN wallet_transactions t ON t.id = d.transaction_id
     JOIN sessions s ON s.token_hash = d.session_hash JOIN members m ON m.id = d.member_id
     WHERE d.page_key = ? AND t.state = 'pending' AND s.expires_at > ? AND m.disabled = 0`,
    pageKey ?? '',
    now,
  );
}

function backPathOf(order: DepositRow): string {
  return href('deposit', { order: String(order.transaction_id) });
}

function payPage(store: Store, order: DepositRow, pageKey: string): DemoPage {
  const member = memberById(store, order.member_id);
  const symbol = findMerchant(member.merchant)?.currencySymbol ?? '';
  const amount = fromCents(order.paid_cents).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return {
    title: `${symbol}${amount}`,
    subtitle: 'Demo bank',
    picture: undefined,
    player: undefined,
    facts: [
      ['Order', String(order.transaction_id)],
      ['Method', order.method_id],
    ],
    note: 'This page stands in for a payment provider. No money is moved.',
    backPath: backPathOf(order),
    question: {
      action: PAY_PATH,
      about: pageKey,
      answers: [
        { value: 'pay', label: `Pay ${symbol}${amount}` },
        { value: 'decline', label: 'Decline' },
      ],
    },
  };
}

/** The demo bank's page, where a deposit is paid or declined; both lead back to the deposit. */
export function registerDemoBank(app: FastifyInstance, store: Store, clock: () => number): void {
  app.get<{ Querystring: PayFields }>(PAY_PATH, (request, reply) => {
    const pageKey = String(request.query.order ?? '');
    const order = openOrder(store, pageKey, clock());
    return order ? sendDemoPage(reply, 200, payPage(store, order, pageKey)) : sendDemoPage(reply, 404, ENDED);
  });
  app.post<{ Body: PayFields | null }>(PAY_PATH, (request, reply) => {
    const order = openOrder(store, request.body?.order, clock());
    const end = ANSWERS.get(request.body?.answer ?? '');
    if (!order || !end) return sendDemoPage(reply, 404, ENDED);
    endDeposit(store, order, end, clock());
    return reply.redirect(siteUrl(siteOrigin(request), backPathOf(order)), 303);
  });
}
