/**
 * Why a call gave no value. Recognised by its `kind`, never by class: it crosses separately built bundles.
 * - `network`: no answer came; `offline` says that the device knew it had no connection.
 * - `timeout`: no answer within the client's limit, 15 s.
 * - `unauthorised`: 401; `code` tells an expired session from a missing one.
 * - `forbidden`: 403.
 * - `rejected`: any other refusal the server put into words.
 * - `malformed`: an answer that is not what the contract says.
 * - `cancelled`: the caller gave up; never shown.
 */
export type ApiFailure =
  | {
      readonly kind: 'network';
      /** Whether the browser said it is offline. */
      readonly offline: boolean;
    }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'unauthorised';
      /** `session.missing` or `session.expired`; an operator's gateway may say others. */
      readonly code: string;
    }
  | {
      readonly kind: 'forbidden';
      /** Such as `role.forbidden`; see `ERROR_STATUS`. */
      readonly code: string;
    }
  | {
      readonly kind: 'rejected';
      /** One of `ERROR_STATUS`, or one that this version does not know; `internal` where a proxy answered with 5xx. */
      readonly code: string;
      /** HTTP status. */
      readonly status: number;
      /** The server's own words in the session's language; empty when it sent none. */
      readonly message: string;
      /** Details such as `{captcha: true}` or `{fields: {…}}`; unparsed. */
      readonly value?: unknown;
      /** Seconds, from the `Retry-After` header of a 429 or 503. */
      readonly retryAfter?: number;
    }
  | {
      readonly kind: 'malformed';
      /** `not JSON`, `not an envelope`, the path of the field that failed, or why the call was not made; never a value. */
      readonly detail: string;
    }
  | { readonly kind: 'cancelled' };

/** What a failed call rejects with: an `Error` that carries the failure. */
export interface ApiError extends Error {
  readonly name: 'ApiError';
  /** Id of the call, such as `R-28`. */
  readonly endpoint: string;
  /** Why it failed. */
  readonly failure: ApiFailure;
}

/** Makes the error a client rejects with. The message names the call and the kind, never any content. */
export function apiError(endpoint: string, failure: ApiFailure): ApiError {
  const code = 'code' in failure ? ` ${failure.code}` : '';
  const error = new Error(`${endpoint}: ${failure.kind}${code}`);
  return Object.assign(error, { name: 'ApiError' as const, endpoint, failure });
}

/** Recognises an {@link ApiError} by shape, so that it survives the way between bundles. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'failure' in value;
}

/** The server's code of a failure; undefined for other failures, and for whatever else was thrown. */
export function failureCode(value: unknown): string | undefined {
  return isApiError(value) && 'code' in value.failure ? value.failure.code : undefined;
}

/** What something other than the gateway answers, as the sign-in page of a public network does. */
const NOT_FROM_THE_GATEWAY: ReadonlySet<string> = new Set(['not JSON', 'not an envelope']);

/** Whether the gateway answered and the answer was of no use: what is wrong is not the connection. */
export function isWrongAnswer(value: unknown): boolean {
  if (!isApiError(value)) return false;
  const { failure } = value;
  if (failure.kind === 'rejected') return failure.status >= 500;
  return failure.kind === 'malformed' && !NOT_FROM_THE_GATEWAY.has(failure.detail);
}

/** Whether a call may have done its work although no answer says so: the answer was lost, or was none. */
export function isInDoubt(failure: ApiFailure): boolean {
  if (failure.kind === 'network') return !failure.offline;
  if (failure.kind === 'rejected') return failure.status >= 500;
  return failure.kind === 'timeout' || failure.kind === 'malformed';
}
