import { useRef, useState } from 'react';
import { isApiError, isInDoubt, type ApiFailure } from 'shared-contracts/api/api-error';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { randomId } from 'shared-contracts/random-id';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useRemoteContext } from '../remote/remote-context';
import { serverNow } from '../clock/server-time';
import { haptic } from '../parts/motion/haptic';
import {
  isSameWish,
  readOpenOrders,
  saysOrderWasMade,
  saysOrderWasNotMade,
  withOpenOrder,
  withoutOpenOrder,
  type OpenOrder,
  type OrderChoice,
} from './open-orders';

/** How an attempt at an order ended. `ignored`: one is under way already; `known`: an earlier one was made instead. */
export type OrderAttempt<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly error: Error }
  | { readonly kind: 'doubt' | 'known' | 'ignored' };

/**
 * What a person must know of an earlier order: whether it was made nobody can tell until it is tried again (`doubt`),
 * or it was made and nothing was sent in its place (`known`).
 */
export interface OrderNotice {
  readonly kind: 'doubt' | 'known';
  readonly amount: number;
  /** What its form had chosen, where that was kept. */
  readonly choice?: OrderChoice | undefined;
}

/** What tells one order from another. Secrets belong in neither. */
export interface OrderWish {
  /** All of it, in units of the currency. */
  readonly amount: number;
  /** Where the amount does not say it all, what does: who gets how much, for instance. */
  readonly detail?: string;
  /** What is to be chosen again to send the same order once more, by field; nothing private, as it is kept. */
  readonly choice?: OrderChoice;
}

/** The orders of one form. */
export interface MoneyOrder<E extends Endpoint> {
  readonly isSending: boolean;
  readonly notice: OrderNotice | undefined;
  readonly send: (request: RequestOf<E>, wish: OrderWish) => Promise<OrderAttempt<ReplyOf<E>>>;
}

/** The orders of this tab that have no answer yet; they outlive the page, and end with the session. */
function useOpenOrders(desk: string) {
  const { storage } = useRemoteContext();
  const kept = (): string | null => storage.getSession(SESSION_KEY.openOrders);
  const all = (): readonly OpenOrder[] => readOpenOrders(kept(), serverNow()).filter((order) => order.desk === desk);
  return {
    find: (wish: OrderWish): OpenOrder | undefined => all().find((order) => isSameWish(order, { desk, ...wish })),
    open: (order: OpenOrder): void => storage.setSession(SESSION_KEY.openOrders, withOpenOrder(kept(), order)),
    settle: ({ key }: OpenOrder): void =>
      storage.setSession(SESSION_KEY.openOrders, withoutOpenOrder(kept(), key, serverNow())),
    doubt: (): OrderNotice | undefined => {
      const [newest] = all();
      return newest && { kind: 'doubt', amount: newest.amount, choice: newest.choice };
    },
  };
}

/**
 * Sends an order of money: never two at a time, and every attempt at the same order under the same key, until an
 * answer says that it was made. A lost answer, a second press, a retry or a reload make no second order (decisions,
 * part 3).
 *
 * @param desk what is told of open orders is of this one only; where one call serves several forms, each has its own
 */
export function useMoneyOrder<E extends Endpoint>(endpoint: E, desk: string = endpoint.id): MoneyOrder<E> {
  const { http } = useRemoteContext();
  const orders = useOpenOrders(desk);
  const underWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState(orders.doubt);

  const attempt: MoneyOrder<E>['send'] = async (request, wish) => {
    const { amount } = wish;
    const earlier = orders.find(wish);
    const order = earlier ?? { desk, key: randomId(), at: serverNow(), ...wish };
    // Kept before it is sent: the page may be gone before the answer comes.
    orders.open(order);
    const settle = (): void => {
      orders.settle(order);
      setNotice(orders.doubt());
    };
    try {
      const reply: ReplyOf<E> = await http.call<E>(endpoint, request, { idempotencyKey: order.key });
      settle();
      haptic('done');
      return { kind: 'done', reply };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { failure } = error;
      if (isInDoubt(failure)) {
        setNotice({ kind: 'doubt', amount, choice: order.choice });
        return { kind: 'doubt' };
      }
      if (saysOrderWasMade(failure)) {
        orders.settle(order);
        setNotice({ kind: 'known', amount });
        return { kind: 'known' };
      }
      // What stops a call at the door says nothing of an order that was sent before.
      if (earlier === undefined || saysOrderWasNotMade(failure)) settle();
      return { kind: 'refused', failure, error };
    }
  };

  const send: MoneyOrder<E>['send'] = async (request, wish) => {
    if (underWay.current) return { kind: 'ignored' };
    underWay.current = true;
    setSending(true);
    try {
      return await attempt(request, wish);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  return { isSending, notice, send };
}
