import type { Endpoint, EndpointAuth, RequestOf } from '../api/endpoint';
import { textFields } from '../api/gateway/write-request';

/** A call that a screen or widget begins with, as plain data. */
export interface FirstRead {
  /** Id of the call, such as `R-37`. */
  readonly id: string;
  /** Below the API's prefix, without fields. */
  readonly path: string;
  /** A page whose visitor may not make the call leaves it out. */
  readonly auth: EndpointAuth;
  /** Value of the `ModuleId` header; without it none is sent. */
  readonly module?: string;
  /**
   * Fields of the query. `{merchant}` is the merchant of who asks, `{site}` that of the page, `{language}` the one shown,
   * `{today}` the operator's business day, `{?name}` a field of the page's own query.
   */
  readonly fields: Readonly<Record<string, string>>;
}

/** What only the page knows of a first request. */
export interface FirstAsker {
  /** Code of the merchant that calls are made for: the trial merchant in a trial session. */
  readonly merchant: string;
  /** Code of the language on the screen, upper case. */
  readonly language: string;
  /** The operator's business day, `YYYY-MM-DD`. */
  readonly today: string;
  /** A field of the page's own query. A page whose address does not have it, or has others, does not ask ahead. */
  readonly query: (name: string) => string;
}

/**
 * A request that something begins with. It is written once: `routes.ts` names it for the page, which asks ahead, and the
 * hook that reads it makes its request by the same function.
 */
export interface FirstRequest<E extends Endpoint> {
  /** A `GET` whose path has no fields. */
  readonly endpoint: E;
  /** The fields of the request; run with placeholders by the build, with values by the hook. */
  readonly requestFor: (asker: FirstAsker) => RequestOf<E>;
}

/** Stands for what the page fills in. */
const PLACES: FirstAsker = {
  merchant: '{merchant}',
  language: '{language}',
  today: '{today}',
  query: (name) => `{?${name}}`,
};

/**
 * Names a request that the page asks for itself, before any code has come. It is a hint: code that asks for anything else
 * asks again. Throws for calls that do more than read, or whose path has fields.
 */
export function firstRead<E extends Endpoint>({ endpoint, requestFor }: FirstRequest<E>): FirstRead {
  const { id, path, auth, module, method, transport } = endpoint;
  if (method !== 'GET' || transport !== 'query' || path.includes('{')) throw new Error(`${id} cannot be asked ahead`);
  const fields = textFields(requestFor(PLACES) as Readonly<Record<string, unknown>>);
  return { id, path, auth, ...(module !== undefined && { module }), fields };
}
