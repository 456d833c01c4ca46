import type { Endpoint } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import type { Store } from '../../data/store/store';
import { invalidFields } from '../refusal';
import { secretHash } from './secrets';

const KEPT_FOR = 24 * 60 * 60 * 1000;
const KEY = /^[\w-]{8,100}$/;
/** A hash over six digits would give them away; they do not tell one order from another either. */
const SECRET_FIELDS: readonly string[] = ['paymentPassword'];

interface Answer {
  readonly request_hash: string;
  readonly value: string;
}

/** One call that may come twice. */
export interface RepeatableCall {
  readonly endpoint: Pick<Endpoint, 'id'>;
  readonly memberId: number;
  readonly key: string | undefined;
  readonly request: unknown;
  readonly now: number;
}

/** Writes what a call changes and keeps its answer in one transaction: a gateway that dies keeps both or neither. */
export type Commit = <Result>(write: () => Result) => Result;

export interface IdempotencyGuard {
  /**
   * Runs the work once per member, endpoint and key; a repeated key is answered with the first answer, also
   * while the first is still under way and after a restart. Work that moves money hands its writing to `commit`.
   * Refusals are not kept: they moved nothing. A key that comes back with another request is refused.
   */
  readonly once: (call: RepeatableCall, work: (commit: Commit) => Promise<unknown>) => Promise<unknown>;
}

/** Keeps answers for a day. */
export function createIdempotencyGuard(store: Store): IdempotencyGuard {
  const underWay = new Map<string, { readonly requestHash: string; readonly answer: Promise<unknown> }>();

  function keep(call: RepeatableCall, key: string, requestHash: string, value: unknown): void {
    store.run('DELETE FROM idempotent_answers WHERE created_at <= ?', call.now - KEPT_FOR);
    store.run(
      'INSERT INTO idempotent_answers (member_id, endpoint, key, request_hash, value, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      call.memberId,
      call.endpoint.id,
      key,
      requestHash,
      JSON.stringify(value ?? null),
      call.now,
    );
  }

  async function workAndKeep(
    call: RepeatableCall,
    key: string,
    requestHash: string,
    work: (commit: Commit) => Promise<unknown>,
  ) {
    let isKept = false;
    const commit: Commit = (write) =>
      store.transaction(() => {
        const value = write();
        keep(call, key, requestHash, value);
        isKept = true;
        return value;
      });
    const value = (await work(commit)) ?? null;
    if (!isKept) keep(call, key, requestHash, value);
    return value;
  }

  return {
    once: async (call, work) => {
      const key = call.key;
      if (!key || !KEY.test(key)) throw invalidFields({ [HEADER.idempotencyKey]: 'required' });
      const requestHash = secretHash(JSON.stringify(call.request ?? null, withoutSecrets));
      const name = `${call.memberId}\n${call.endpoint.id}\n${key}`;
      const running = underWay.get(name);
      if (running) return sameRequest(running.requestHash, requestHash, () => running.answer);
      const kept = store.get<Answer>(
        'SELECT request_hash, value FROM idempotent_answers WHERE member_id = ? AND endpoint = ? AND key = ?',
        call.memberId,
        call.endpoint.id,
        key,
      );
      if (kept) return sameRequest(kept.request_hash, requestHash, () => JSON.parse(kept.value) as unknown);
      const answer = workAndKeep(call, key, requestHash, work).finally(() => underWay.delete(name));
      underWay.set(name, { requestHash, answer });
      return answer;
    },
  };
}

function sameRequest<Result>(first: string, second: string, answer: () => Result): Result {
  if (first !== second) throw invalidFields({ [HEADER.idempotencyKey]: 'reused' });
  return answer();
}

function withoutSecrets(name: string, value: unknown): unknown {
  return SECRET_FIELDS.includes(name) ? undefined : value;
}
