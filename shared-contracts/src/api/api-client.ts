import type { Endpoint, ReplyOf, RequestOf } from './endpoint';

/** The part of an `AbortSignal` that a call needs; contracts know no browser types. */
export interface CancelSignal {
  /** A call that is given an aborted signal is not sent. */
  readonly aborted: boolean;
  /** As of an `AbortSignal`. */
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  /** As of an `AbortSignal`; the client calls it when the call is over. */
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** What a caller may ask of one call. */
export interface CallOptions {
  /** Gives the call up: it rejects as `cancelled`. Without one it runs to its end. */
  readonly signal?: CancelSignal;
  /** Lets the call outlive the page, such as add-recent before a launch; off unless told. */
  readonly keepalive?: boolean;
  /**
   * One per user intention: a repeat of the same order must carry the same key. Sent only with idempotent calls; without it
   * the client makes a key for each call.
   */
  readonly idempotencyKey?: string;
  /**
   * Told how much of the body has gone out, 0 to 1. A call that is watched like this may take its time: its limit
   * counts from the last step, not from the start.
   */
  readonly onUpload?: (share: number) => void;
}

/** The one way to the gateway. Replies are parsed by the endpoint's own schema before anyone sees them. */
export interface ApiClient {
  /**
   * Resolves to the parsed value; rejects with an `ApiError` and nothing else. Shows no message by itself:
   * hand the error to `overlays.showFailure` where the user waits for the answer.
   */
  readonly call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>;
  /**
   * The answer of a first read that the page has already, so that its first frame need not wait for a promise; given
   * once. Undefined where the page did not ask, has no answer yet, or got one that only `call` can explain.
   */
  readonly early?: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => ReplyOf<E> | undefined;
}
