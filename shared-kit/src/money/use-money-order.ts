import { useCallback, useRef, useState } from 'react';
import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { useRemoteContext } from '../remote/remote-context';
import { isInDoubt } from './money-faults';

/** How an attempt at an order ended. `ignored`: one is under way already. */
export type OrderAttempt<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly error: Error }
  | { readonly kind: 'doubt' }
  | { readonly kind: 'ignored' };

export interface MoneyOrder<E extends Endpoint> {
  readonly isSending: boolean;
  /** The last attempt may have been made: nobody can tell until it is tried again. */
  readonly isInDoubt: boolean;
  /** `intention` tells one order from another; without it, the request does. Secrets belong in neither. */
  readonly send: (request: RequestOf<E>, intention?: unknown) => Promise<OrderAttempt<ReplyOf<E>>>;
}

/**
 * Sends an order of money: never two at a time, and every attempt at the same order under the same key, until an
 * answer says that it was made. A lost answer, a second press or a retry make no second order (decisions, part 3).
 */
export function useMoneyOrder<E extends Endpoint>(endpoint: E): MoneyOrder<E> {
  const { http } = useRemoteContext();
  const underWay = useRef(false);
  const lastKey = useRef<{ readonly order: string; readonly key: string }>(null);
  const [isSending, setSending] = useState(false);
  const [hasDoubt, setDoubt] = useState(false);

  const keyFor = useCallback((order: string): string => {
    if (lastKey.current?.order !== order) lastKey.current = { order, key: crypto.randomUUID() };
    return lastKey.current.key;
  }, []);

  const attempt = useCallback(
    async (request: RequestOf<E>, order: string): Promise<OrderAttempt<ReplyOf<E>>> => {
      try {
        const reply: ReplyOf<E> = await http.call<E>(endpoint, request, { idempotencyKey: keyFor(order) });
        // The next order is another one, even if it is for the same amount.
        lastKey.current = null;
        setDoubt(false);
        return { kind: 'done', reply };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const leavesDoubt = isInDoubt(error.failure);
        setDoubt(leavesDoubt);
        return leavesDoubt ? { kind: 'doubt' } : { kind: 'refused', failure: error.failure, error };
      }
    },
    [http, endpoint, keyFor],
  );

  const send = useCallback<MoneyOrder<E>['send']>(
    async (request, intention = request) => {
      if (underWay.current) return { kind: 'ignored' };
      underWay.current = true;
      setSending(true);
      try {
        return await attempt(request, JSON.stringify(intention));
      } finally {
        underWay.current = false;
        setSending(false);
      }
    },
    [attempt],
  );
  return { isSending, isInDoubt: hasDoubt, send };
}
