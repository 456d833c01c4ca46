import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../text/user-error';
import { PrivateAddress } from './public-address';
import type { OutgoingRequest, Send } from './send-request';

/** What came of sending a request. */
export interface Delivery {
  /** Why it did not arrive; null when it did. */
  readonly fault: string | null;
  /** Whether the same again may arrive later. */
  readonly isPassing: boolean;
}

/** By which requests are sent; tests give others. */
export interface Sender {
  readonly send: Send;
  /** Waits before another try. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Ends a try that takes longer. */
  readonly limit: (ms: number) => AbortSignal;
}

/** Times of a write, in milliseconds: it is not kept waiting beyond `allMs`. */
export const WRITE_TIMES = { pauses: [250, 1000], tryMs: 3000, allMs: 8000 } as const;
export type Times = { readonly pauses: readonly number[]; readonly tryMs: number; readonly allMs: number };

/** Once, as a tick tries again what did not arrive. */
export const TICK_TIMES: Times = { pauses: [], tryMs: 3000, allMs: 8000 };

export function networkSender(send: Send): Sender {
  return {
    send,
    wait: async (ms, signal) => delay(ms, undefined, { signal }),
    limit: (ms) => AbortSignal.timeout(ms),
  };
}

const BUSY = [408, 425, 429];

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { fault: null, isPassing: false };
  const isRedirect = status >= 300 && status < 400;
  return {
    fault: isRedirect ? `it answered ${status}, and redirects are not followed` : `it answered ${status}`,
    isPassing: status >= 500 || BUSY.includes(status),
  };
}

async function tryOnce(request: OutgoingRequest, { send }: Sender, signal: AbortSignal): Promise<Delivery> {
  try {
    return deliveryOf(await send(request, signal));
  } catch (error) {
    // Where a name leads may change, but whoever made it lead inside is not asked again and again.
    if (error instanceof PrivateAddress) return { fault: error.message, isPassing: false };
    return { fault: signal.aborted ? 'it did not answer in time' : messageOf(error), isPassing: true };
  }
}

/** Sends a request, again after each pause while what went wrong may pass, until the whole time is over. Never rejects. */
export async function deliver(request: OutgoingRequest, sender: Sender, times: Times): Promise<Delivery> {
  const all = sender.limit(times.allMs);
  const once = async (): Promise<Delivery> =>
    tryOnce(request, sender, AbortSignal.any([all, sender.limit(times.tryMs)]));
  let delivery = await once();
  for (const pause of times.pauses) {
    if (!delivery.isPassing || all.aborted) return delivery;
    try {
      await sender.wait(pause, all);
    } catch {
      // The time was over during the pause: what is known of the last try is the answer.
      return delivery;
    }
    delivery = await once();
  }
  return delivery;
}
