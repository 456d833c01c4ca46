import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { readAnswerValue } from 'shared-contracts/api/reading';
import * as v from 'valibot';

/** One call that a component made. */
export interface RecordedCall {
  readonly id: string;
  readonly request: unknown;
  readonly options: CallOptions;
}

type Answer = (request: unknown) => unknown;

/** A gateway for unit tests: answers what it was told to, checks replies by the contract, records every call. */
export interface FakeHttp extends ApiClient {
  readonly calls: RecordedCall[];
  /** Answers an endpoint from now on; the reply is parsed by the endpoint's schema like a real one. */
  readonly answer: <E extends Endpoint>(
    endpoint: E,
    reply: v.InferInput<E['reply']> | ((request: RequestOf<E>) => v.InferInput<E['reply']>),
  ) => void;
  /** Makes an endpoint fail from now on. */
  readonly fail: (endpoint: Endpoint, failure: ApiFailure) => void;
  /** Leaves an endpoint without an answer from now on: what a screen shows while it waits. */
  readonly hang: (endpoint: Endpoint) => void;
  /** The same of every endpoint that was told nothing else. */
  readonly hangAll: () => void;
  readonly callsOf: (endpoint: Endpoint) => readonly RecordedCall[];
}

/** Rejects as the client does where the caller gives the call up; a call that is not given up never hears of it. */
function givenUp({ id }: Endpoint, { signal }: CallOptions): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(apiError(id, { kind: 'cancelled' }));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
}

export function fakeHttp(): FakeHttp {
  const answers = new Map<string, Answer>();
  const calls: RecordedCall[] = [];
  const hanging: Answer = () => new Promise(() => undefined);
  let untold: Answer | undefined;
  return {
    calls,
    callsOf: (endpoint) => calls.filter((call) => call.id === endpoint.id),
    answer: (endpoint, reply) => {
      answers.set(endpoint.id, typeof reply === 'function' ? (reply as Answer) : () => reply);
    },
    fail: (endpoint, failure) => {
      answers.set(endpoint.id, () => {
        throw apiError(endpoint.id, failure);
      });
    },
    hang: (endpoint) => {
      answers.set(endpoint.id, hanging);
    },
    hangAll: () => {
      untold = hanging;
    },
    call: async <E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      options: CallOptions = {},
    ): Promise<ReplyOf<E>> => {
      calls.push({ id: endpoint.id, request, options });
      const answer = answers.get(endpoint.id) ?? untold;
      if (answer === undefined)
        throw apiError(endpoint.id, { kind: 'malformed', detail: 'the test gave no answer for it' });
      const reply = await Promise.race([answer(v.parse(endpoint.request, request)), givenUp(endpoint, options)]);
      const { value, faults } = readAnswerValue(endpoint.reply, reply);
      if (value === undefined) throw apiError(endpoint.id, { kind: 'malformed', detail: faults.at(-1)?.path ?? '' });
      return value as ReplyOf<E>;
    },
  };
}
