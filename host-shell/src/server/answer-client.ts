import { apiError } from 'shared-contracts/api/api-error';
import { assertGatewayOrigin } from 'shared-contracts/api/gateway/gateway-origin';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { resolveCall } from 'shared-contracts/api/gateway/resolve-call';
import { writeRequest } from 'shared-contracts/api/gateway/write-request';
import { randomId } from 'shared-contracts/random-id';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import type { GatewayClient, HttpClientSetup } from '../api/http-client';
import { readAnswer } from '../api/read-answer';
import { earlyKey } from '../starter/early-key';
import { earlyRequests } from '../starter/early-reads';
import type { AskedCall } from './rendered-page';
import { usedPart, watched } from './used-part';

/** Sends nothing: gives out the answers that a page is rendered from, and notes what was asked for. */
export class AnswerClient implements GatewayClient {
  private readonly calls = new Map<string, AskedCall>();
  /** What of the answers goes with the page, by `earlyKey`. */
  private readonly taken = new Map<string, () => unknown>();
  private readonly seen = new Map<string, Set<PropertyKey>>();
  private readonly unread = new Set<string>();

  /**
   * @param answers bodies by path and query of the call
   * @param now when the page is rendered, epoch ms
   */
  constructor(
    private readonly setup: HttpClientSetup,
    private readonly answers: Readonly<Record<string, unknown>>,
    private readonly now: number,
  ) {}

  /** Every call that was asked for, each once. */
  get asked(): readonly AskedCall[] {
    return [...this.calls.values()];
  }

  /** Whether each was answered by what the call can read. */
  get isComplete(): boolean {
    return this.unread.size === 0;
  }

  /** What was read of the bodies that were given out, by `earlyKey`. */
  get used(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.taken].map(([key, part]) => [key, part()]));
  }

  readonly early = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): ReplyOf<E> | undefined => {
    const { site } = this.setup;
    if (site.gateway !== undefined || endpoint.method !== 'GET') return undefined;
    const caller = { ...this.setup.identity(), requestId: randomId() };
    const call = resolveCall(site, endpoint);
    const { url, query, headers } = writeRequest(call, request, caller);
    const fields = new URLSearchParams(query).toString();
    const path = `${url.slice(site.apiOrigin.length)}${fields === '' ? '' : '?'}${fields}`;
    const body = this.answerTo({ path, headers });
    if (body === undefined) return undefined;
    const read = (answer: unknown): ReplyOf<E> => readAnswer(endpoint, call, { status: 200, body: answer });
    const key = earlyKey(endpoint.id, query, caller);
    const seen = this.seen.get(key) ?? new Set();
    this.seen.set(key, seen);
    try {
      const reply = watched(read(body), seen);
      this.taken.set(key, () => usedPart(body, seen, read));
      return reply;
    } catch {
      this.unread.add(path);
      return undefined;
    }
  };

  readonly call = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> => {
    const reply = this.early(endpoint, request);
    if (reply === undefined) throw apiError(endpoint.id, { kind: 'network', offline: true });
    return reply;
  };

  /** The calls that a screen says it begins with. */
  ahead(reads: readonly FirstRead[], search: string): void {
    const { site, identity, timeZone } = this.setup;
    const asker = {
      ...identity(),
      site: site.code,
      search,
      now: new Date(this.now),
      timeZone: timeZone?.() ?? null,
    };
    for (const { path, headers } of earlyRequests(reads, asker)) this.answerTo({ path, headers });
  }

  readonly written: GatewayClient['written'] = (call) => {
    assertGatewayOrigin(this.setup.site, this.setup.environment);
    return writeRequest(call, {}, { ...this.setup.identity(), requestId: randomId() });
  };

  private answerTo(call: AskedCall): unknown {
    if (!this.calls.has(call.path)) this.calls.set(call.path, call);
    if (Object.hasOwn(this.answers, call.path)) return this.answers[call.path];
    this.unread.add(call.path);
    return undefined;
  }
}
