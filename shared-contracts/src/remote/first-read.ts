import type { Endpoint, EndpointAuth, RequestOf } from '../api/endpoint';
import { textFields } from '../api/gateway/write-request';

/** A call that a screen or widget begins with, as plain data. */
export interface FirstRead {
  readonly id: string;
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly module?: string;
  /**
   * Fields of the query. `{merchant}` is the merchant of who asks, `{site}` that of the page, `{language}` the one shown,
   * `{today}` the day of the device, `{?name}` a field of the page's own query.
   */
  readonly fields: Readonly<Record<string, string>>;
}

/** What only the page knows of a first request. */
export interface FirstAsker {
  readonly merchant: string;
  readonly language: string;
  /** The day of the device, `YYYY-MM-DD`. */
  readonly today: string;
  /** A field of the page's own query. */
  readonly query: (name: string) => string;
}

/**
 * A request that something begins with. It is written once: `routes.ts` names it for the page, which asks ahead, and the
 * hook that reads it makes its request by the same function.
 */
export interface FirstRequest<E extends Endpoint> {
  readonly endpoint: E;
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
 * asks anew. Throws for calls that do more than read, or whose path has fields.
 */
export function firstRead<E extends Endpoint>({ endpoint, requestFor }: FirstRequest<E>): FirstRead {
  const { id, path, auth, module, method, transport } = endpoint;
  if (method !== 'GET' || transport !== 'query' || path.includes('{')) throw new Error(`${id} cannot be asked ahead`);
  const fields = textFields(requestFor(PLACES) as Readonly<Record<string, unknown>>);
  return { id, path, auth, ...(module !== undefined && { module }), fields };
}
