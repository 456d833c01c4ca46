import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import { apiError, failureCode, isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { encryptionKey } from 'shared-contracts/api/endpoints/system';
import type { GatewaySite } from 'shared-contracts/api/gateway/gateway-config';
import { assertGatewayOrigin } from 'shared-contracts/api/gateway/gateway-origin';
import { resolveCall, type ResolvedCall } from 'shared-contracts/api/gateway/resolve-call';
import type { AnswerFault } from 'shared-contracts/api/reading';
import { sentToken, writeRequest, type Caller, type WrittenRequest } from 'shared-contracts/api/gateway/write-request';
import { encryptionHeader, type DeviceHeader } from 'shared-contracts/api/http-headers';
import { randomId } from 'shared-contracts/random-id';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { serverTime, type ServerTime } from 'shared-kit/remote';
import type { EarlyAnswers } from '../boot/early-answers';
import { withinLimit } from '../browser/within-limit';
import { earlyKey } from '../starter/early-key';
import { earlyRequests, maySpeakTo } from '../starter/early-reads';
import type { RawAnswer } from '../starter/raw-answer';
import { send } from './transport/choose-transport';
import { readAnswer, type OnAnswerFaults } from './read-answer';
import { readByFetch } from './transport/read-by-fetch';
import type { EncryptionKey } from './sealing';
import { TransportError, TIMEOUT_MS } from './transport/transport';
import { toWire } from './wire-request';

/** What every call says of who asks; requested again for each. */
export interface CallIdentity {
  readonly merchant: string;
  readonly language: string;
  readonly device: DeviceHeader;
  readonly release: string;
  readonly token: string | null;
}

/** What the client is given; everything else it decides itself. */
export interface HttpClientSetup {
  /** Where the merchant's gateway is and how it differs from the contract. */
  readonly site: GatewaySite;
  /** Of the page; production is never called over http. */
  readonly environment?: string;
  readonly identity: () => CallIdentity;
  /**
   * Told once of every failed call, before the caller is, with the token it carried: that session may have ended,
   * the site may have closed.
   */
  readonly onFailure: (failure: ApiFailure, token: string | null) => void;
  /** Told of what was passed over in an answer, or made it fail. */
  readonly onAnswerFaults?: OnAnswerFaults;
  /** Answers that the page's starter asked for before this code ran. */
  readonly early?: EarlyAnswers;
  /** What the device believes; a hint that words a failure, and never keeps a call from being made. */
  readonly isOnline?: () => boolean;
  /** What learns the server's time by every answer; the page's unless told. */
  readonly time?: ServerTime;
  /** The zone of the operator's business days; null until it is known, and then nothing of "today" is asked ahead. */
  readonly timeZone?: () => string | null;
}

/** A sealed call may be tried once more after these: the server changed its key, or saw the same number twice. */
const SEAL_AGAIN = ['encryption.key_unknown', 'encryption.replay'];

/** One call on its way: what is asked, how this merchant's gateway wants it, and who asks. */
interface Exchange<E extends Endpoint> {
  readonly endpoint: E;
  readonly call: ResolvedCall;
  readonly request: RequestOf<E>;
  readonly options: CallOptions;
  readonly caller: Omit<Caller, 'requestId'>;
}

/** What the starter calls this very question. */
function keyOf(
  { id }: Endpoint,
  call: ResolvedCall,
  caller: Exchange<Endpoint>['caller'],
  { query }: WrittenRequest,
): string {
  return earlyKey(id, query, { ...caller, token: sentToken(call, caller) });
}

/** What the host has of the one way to the gateway. */
export type GatewayClient = Pick<HttpClient, 'call' | 'early' | 'ahead' | 'written'>;

/** The one way to the gateway. */
export class HttpClient implements ApiClient {
  private readonly calls = new WeakMap<Endpoint, ResolvedCall>();
  private gateway: Promise<(endpoint: Endpoint) => ResolvedCall> | null = null;
  private key: EncryptionKey | null = null;
  private keyUnderWay: Promise<EncryptionKey> | null = null;
  private readonly time: ServerTime;

  constructor(private readonly setup: HttpClientSetup) {
    this.time = setup.time ?? serverTime;
  }

  readonly call = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const identity = this.setup.identity();
    try {
      return await this.attempt(await this.exchange(endpoint, request, options, identity));
    } catch (error) {
      const failure: ApiFailure = isApiError(error)
        ? error.failure
        : { kind: 'malformed', detail: error instanceof Error ? error.message : 'the call could not be made' };
      this.setup.onFailure(failure, sentToken(endpoint, identity));
      throw isApiError(error) ? error : apiError(endpoint.id, failure);
    }
  };

  readonly early = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): ReplyOf<E> | undefined => {
    const { site, identity, early } = this.setup;
    // Every drawing of a read asks here until it has data; and the page asks a gateway of another dialect for nothing.
    if (!early?.hasAny() || site.gateway !== undefined) return undefined;
    try {
      const call = resolveCall(site, endpoint);
      const caller = { ...identity(), idempotencyKey: '', requestId: '' };
      const key = keyOf(endpoint, call, caller, writeRequest(call, request, caller));
      const raw = early.now(key);
      if (raw === undefined) return undefined;
      const faults: AnswerFault[] = [];
      const reply = readAnswer(endpoint, call, raw, (_id, found) => faults.push(...found));
      if (raw.isRendered === true) early.addRendered(reply);
      else {
        if (faults.length > 0) this.setup.onAnswerFaults?.(endpoint.id, faults);
        this.time.learn(raw.date);
        void early.take(key);
      }
      return reply;
    } catch {
      // What makes it fail is said, and acted upon, where the call itself finds it.
      return undefined;
    }
  };

  /**
   * Asks for what a screen begins with while its code is being run. What cannot be known before, and what is on its way
   * already, is left out; a failure is that of the call itself, which then asks again.
   */
  ahead(reads: readonly FirstRead[], search: string): void {
    const { site, environment, identity, early } = this.setup;
    if (early === undefined || this.isOffline() || !maySpeakTo(site, environment)) return;
    const asker = {
      ...identity(),
      site: site.code,
      search,
      now: new Date(this.time.now()),
      timeZone: this.setup.timeZone?.() ?? null,
    };
    for (const { key, path, headers } of earlyRequests(reads, asker))
      early.add(key, () => readByFetch({ url: `${site.apiOrigin}${path}`, method: 'GET', query: {}, headers }));
  }

  /** A call without fields as it would go out now, for who sends it by other means. */
  readonly written = (call: ResolvedCall): WrittenRequest => {
    const { site, environment, identity } = this.setup;
    assertGatewayOrigin(site, environment);
    return writeRequest(call, {}, { ...identity(), requestId: randomId() });
  };

  private async exchange<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
    identity: CallIdentity,
  ): Promise<Exchange<E>> {
    // A second try is the same order, so it goes under the same key.
    const idempotencyKey = options.idempotencyKey ?? randomId();
    const call = await this.resolved(endpoint);
    return { endpoint, call, request, options, caller: { ...identity, idempotencyKey } };
  }

  /** The call as the merchant's configuration has it, checked when it is made for the first time. */
  private async resolved(endpoint: Endpoint): Promise<ResolvedCall> {
    const known = this.calls.get(endpoint);
    if (known !== undefined) return known;
    const call = await this.resolve(endpoint);
    this.calls.set(endpoint, call);
    return call;
  }

  private async resolve(endpoint: Endpoint): Promise<ResolvedCall> {
    const { site, environment } = this.setup;
    if (site.gateway === undefined) {
      assertGatewayOrigin(site, environment);
      return resolveCall(site, endpoint);
    }
    // Only a site with a gateway of its own needs the checks of its configuration.
    this.gateway ??= import(/* webpackChunkName: "operator-gateway" */ 'shared-contracts/api/gateway/compile-gateway')
      .then(({ openGateway }) => openGateway(site, environment))
      .catch((error: unknown) => {
        this.gateway = null;
        throw error;
      });
    return (await this.gateway)(endpoint);
  }

  /** One call with the second tries that are allowed: a read after a lost connection, a sealed call with a fresh key. */
  private async attempt<E extends Endpoint>(exchange: Exchange<E>): Promise<ReplyOf<E>> {
    const { endpoint, call } = exchange;
    try {
      return await this.once(exchange);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isRead = endpoint.method === 'GET' && call.method === 'GET';
      if (call.transport === 'encrypted' && SEAL_AGAIN.includes(failureCode(error) ?? '')) this.key = null;
      else if (!isRead || error.failure.kind !== 'network' || error.failure.offline) throw error;
      return this.once(exchange);
    }
  }

  private async once<E extends Endpoint>(exchange: Exchange<E>): Promise<ReplyOf<E>> {
    const { endpoint, call, request, caller } = exchange;
    const written = writeRequest(call, request, { ...caller, requestId: randomId() });
    const early = await this.earlyAnswer(exchange, written);
    const read = (answer: RawAnswer): ReplyOf<E> => readAnswer(endpoint, call, answer, this.setup.onAnswerFaults);
    if (early !== undefined) {
      this.time.learn(early.date);
      return read(early);
    }
    const headers: Record<string, string> = { ...written.headers };
    const wire = toWire(call.transport, written.body);
    if (wire.contentType !== undefined) headers['Content-Type'] = wire.contentType;
    let body = wire.body;
    if (call.transport === 'encrypted') {
      const { seal } = await import(/* webpackChunkName: "sealing" */ './sealing');
      const sealedFor = { merchant: caller.merchant, call: endpoint.id, token: sentToken(call, caller) };
      const sealed = await seal(wire.body, await this.currentKey(), this.time.now(), sealedFor);
      headers[call.headers.encryption] = encryptionHeader(sealed.kid);
      body = sealed.body;
    }
    return read(await this.send(exchange, { ...written, headers }, body));
  }

  /** The starter's answer to this very question, where it asked already; undefined when it did not or lost it. */
  private async earlyAnswer(
    { endpoint, call, caller }: Pick<Exchange<Endpoint>, 'endpoint' | 'call' | 'caller'>,
    written: WrittenRequest,
  ): Promise<RawAnswer | undefined> {
    const answer = this.setup.early?.take(keyOf(endpoint, call, caller, written));
    if (answer === undefined) return undefined;
    return withinLimit(
      answer.catch(() => undefined),
      TIMEOUT_MS,
      () => apiError(endpoint.id, { kind: 'timeout' }),
    );
  }

  private async send(
    { endpoint, options }: Pick<Exchange<Endpoint>, 'endpoint' | 'options'>,
    written: WrittenRequest,
    body: unknown,
  ): Promise<RawAnswer> {
    const { url, method, query, headers } = written;
    const { signal, keepalive, onUpload } = options;
    try {
      const sentAt = this.time.clocks.steady();
      const answer = await send({ url, method, query, headers, body, signal, keepalive, onUpload });
      this.time.learn(answer.date, sentAt);
      return answer;
    } catch (error) {
      throw apiError(endpoint.id, this.lost(error));
    }
  }

  private lost(error: unknown): ApiFailure {
    // What carries may itself have to be fetched, and be lost on the way.
    const reason = error instanceof TransportError ? error.reason : 'network';
    if (reason === 'not JSON') return { kind: 'malformed', detail: reason };
    return reason === 'network' ? { kind: reason, offline: this.isOffline() } : { kind: reason };
  }

  /** The key to seal with; calls that want one at the same time share its fetching, and its failure is theirs. */
  private async currentKey(): Promise<EncryptionKey> {
    if (this.key !== null && this.key.expiresAt > this.time.now()) return this.key;
    this.keyUnderWay ??= this.exchange(encryptionKey, {}, {}, this.setup.identity())
      .then((exchange) => this.attempt(exchange))
      .finally(() => {
        this.keyUnderWay = null;
      });
    this.key = await this.keyUnderWay;
    return this.key;
  }

  private isOffline(): boolean {
    return !(this.setup.isOnline?.() ?? navigator.onLine);
  }
}
