import type { CallOptions } from 'shared-contracts/api/api-client';
import type { WrittenRequest } from 'shared-contracts/api/gateway/write-request';
import type { RawAnswer } from '../../starter/raw-answer';

/** No answer after this long is a slow connection (docs/product/common.md#connection-and-session). */
export const TIMEOUT_MS = 15_000;

/** A request on its way out, ready in every word. */
export interface Outgoing extends Pick<WrittenRequest, 'url' | 'method' | 'query' | 'headers'> {
  readonly body?: unknown;
  /** Who asked gives up. */
  readonly signal?: CallOptions['signal'];
  /** Goes out even when the page is left. */
  readonly keepalive?: boolean | undefined;
  /** Told the share that has gone out. */
  readonly onUpload?: ((share: number) => void) | undefined;
}

/** Brings a request to the gateway; whatever answer comes is an answer, anything else is an `TransportError`. */
export type Send = (outgoing: Outgoing) => Promise<RawAnswer>;

/** Why no answer came. */
export class TransportError extends Error {
  constructor(readonly reason: 'cancelled' | 'timeout' | 'network' | 'not JSON') {
    super(reason);
  }
}

/** What ends a request early: who asked, or its carrier. */
export interface AbortHandle {
  readonly signal: AbortSignal;
  readonly now: () => void;
  /** Stops listening to who asked. */
  readonly forget: () => void;
}

/** An end of its own for a request, which follows that of who asked. */
export function abortHandleFor(asker: CallOptions['signal']): AbortHandle {
  const abort = new AbortController();
  const now = (): void => abort.abort();
  if (asker?.aborted === true) now();
  asker?.addEventListener('abort', now);
  return { signal: abort.signal, now, forget: () => asker?.removeEventListener('abort', now) };
}
