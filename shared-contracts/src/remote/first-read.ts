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

/**
 * Names a call that the page asks for itself, before any code has come. It is a hint: code that asks for anything else
 * asks anew. Throws for calls that do more than read, or whose path has fields.
 */
export function firstRead<E extends Endpoint>(endpoint: E, request: RequestOf<E>): FirstRead {
  const { id, path, auth, module, method, transport } = endpoint;
  if (method !== 'GET' || transport !== 'query' || path.includes('{')) throw new Error(`${id} cannot be asked ahead`);
  const fields = textFields(request as Readonly<Record<string, unknown>>);
  return { id, path, auth, ...(module !== undefined && { module }), fields };
}
