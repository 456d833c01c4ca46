import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import { apiError, failureCode, isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { encryptionKey } from 'shared-contracts/api/endpoints/system';
import { encryptionHeader, HEADER, MOBILE_GATEWAY, type DeviceHeader } from 'shared-contracts/api/http-headers';
import { readAnswer, type RawAnswer } from './read-answer';
import { seal, type EncryptionKey } from './sealing';
import { toWire, type WireRequest } from './wire-request';

/** No answer after this long is a slow connection (D-19). */
export const TIMEOUT_MS = 15_000;

/** What every call says of who asks; asked anew for each. */
export interface CallIdentity {
  readonly merchant: string;
  readonly language: string;
  readonly device: DeviceHeader;
  readonly release: string;
  readonly token: string | null;
}

/** What the client is given; everything else it decides itself. */
export interface HttpClientSetup {
  readonly origin: string;
  readonly identity: () => CallIdentity;
  /** Told of every failure, before the caller is: a session may have ended, the site may have closed. */
  readonly onFailure: (failure: ApiFailure, carriedToken: boolean) => void;
  /** Answers that the page's starter asked for before this code ran, taken once. */
  readonly takeEarly?: (endpointId: string) => Promise<RawAnswer> | undefined;
  readonly isOnline?: () => boolean;
  readonly now?: () => number;
}

/** A sealed call that may be tried once more: the server changed its key, or saw the same number twice (E-27). */
const SEAL_AGAIN = ['encryption.key_unknown', 'encryption.replay'];

/** The one way to the gateway; axios lives here and nowhere else. */
export class HttpClient implements ApiClient {
  private readonly http: AxiosInstance;
  private key: EncryptionKey | null = null;

  constructor(private readonly setup: HttpClientSetup) {
    this.http = axios.create({
      baseURL: setup.origin,
      timeout: TIMEOUT_MS,
      withCredentials: true,
      validateStatus: () => true,
      adapter: 'fetch',
    });
  }

  readonly call = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const identity = this.setup.identity();
    const carriesToken = endpoint.auth !== 'public' && identity.token !== null;
    try {
      return await this.attempt(endpoint, request, options, identity);
    } catch (error) {
      const failure: ApiFailure = isApiError(error)
        ? error.failure
        : { kind: 'malformed', detail: 'the call could not be made' };
      this.setup.onFailure(failure, carriesToken);
      throw isApiError(error) ? error : apiError(endpoint.id, failure);
    }
  };

  /** One call with the second tries that are allowed: a read after a lost connection, a sealed call with a fresh key. */
  private async attempt<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
    identity: CallIdentity,
  ): Promise<ReplyOf<E>> {
    try {
      return await this.once(endpoint, request, options, identity);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (endpoint.transport === 'encrypted' && SEAL_AGAIN.includes(failureCode(error) ?? '')) this.key = null;
      else if (endpoint.method !== 'GET' || error.failure.kind !== 'network' || error.failure.offline) throw error;
      return this.once(endpoint, request, options, identity);
    }
  }

  private async once<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
    identity: CallIdentity,
  ): Promise<ReplyOf<E>> {
    const early = this.setup.takeEarly?.(endpoint.id);
    if (early !== undefined) {
      const answer = await early.catch(() => undefined);
      if (answer !== undefined) return readAnswer(endpoint, answer);
    }
    const wire = toWire(endpoint, request);
    const headers = this.headers(endpoint, options, identity);
    if (wire.contentType !== undefined) headers['Content-Type'] = wire.contentType;
    let body = wire.body;
    if (endpoint.transport === 'encrypted') {
      const sealed = await seal(wire.body, await this.currentKey(), this.now());
      headers[HEADER.encryption] = encryptionHeader(sealed.kid);
      body = sealed.body;
    }
    return readAnswer(endpoint, await this.send(endpoint, { ...wire, body }, headers, options));
  }

  private async send(
    endpoint: Endpoint,
    wire: WireRequest,
    headers: Record<string, string>,
    options: CallOptions,
  ): Promise<RawAnswer> {
    if (this.isOffline()) throw apiError(endpoint.id, { kind: 'network', offline: true });
    const abort = new AbortController();
    const cancel = (): void => abort.abort();
    if (options.signal?.aborted === true) cancel();
    options.signal?.addEventListener('abort', cancel);
    try {
      const answer: AxiosResponse<unknown> = await this.http.request({
        url: wire.url,
        method: endpoint.method,
        params: wire.query,
        data: wire.body,
        headers,
        signal: abort.signal,
        ...(options.keepalive === true ? { fetchOptions: { keepalive: true } } : {}),
      });
      return {
        status: answer.status,
        body: answer.data,
        retryAfter: String(answer.headers['retry-after'] ?? '') || undefined,
      };
    } catch (error) {
      throw apiError(endpoint.id, this.lost(error));
    } finally {
      options.signal?.removeEventListener('abort', cancel);
    }
  }

  private lost(error: unknown): ApiFailure {
    if (axios.isCancel(error)) return { kind: 'cancelled' };
    const code = error instanceof AxiosError ? error.code : undefined;
    if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
    if (code === AxiosError.ERR_BAD_RESPONSE) return { kind: 'malformed', detail: 'not JSON' };
    return { kind: 'network', offline: this.isOffline() };
  }

  private headers(endpoint: Endpoint, options: CallOptions, identity: CallIdentity): Record<string, string> {
    return {
      [HEADER.merchant]: identity.merchant,
      [HEADER.language]: identity.language,
      [HEADER.gateway]: MOBILE_GATEWAY,
      [HEADER.device]: identity.device,
      [HEADER.requestId]: crypto.randomUUID(),
      [HEADER.release]: identity.release,
      ...(endpoint.module === undefined ? {} : { [HEADER.module]: endpoint.module }),
      ...(endpoint.auth !== 'public' && identity.token !== null ? { Authorization: `Bearer ${identity.token}` } : {}),
      ...(endpoint.idempotent ? { [HEADER.idempotencyKey]: options.idempotencyKey ?? crypto.randomUUID() } : {}),
    };
  }

  private async currentKey(): Promise<EncryptionKey> {
    if (this.key === null || this.key.expiresAt <= this.now()) this.key = await this.call(encryptionKey, {});
    return this.key;
  }

  private isOffline(): boolean {
    return !(this.setup.isOnline?.() ?? navigator.onLine);
  }

  private now(): number {
    return this.setup.now?.() ?? Date.now();
  }
}
