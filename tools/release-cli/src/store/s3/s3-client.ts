import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { UserError } from '../../text/user-error';
import { sha256Hex } from '../digest';
import { refusalOf } from './s3-answer';
import type { S3Connection } from './s3-connection';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key below the connection's prefix; absent for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** What the service answered, good or bad. */
export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** How long the client waits and how often it tries. */
export interface S3RetryPolicy {
  /** Of one try, its whole answer included. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** Before the second try; doubles with each further one. */
  readonly firstPauseMs: number;
  /** Aborts after so many milliseconds; `AbortSignal.timeout` unless told. */
  readonly limit?: (ms: number) => AbortSignal;
}

export const S3_RETRY_POLICY: S3RetryPolicy = { timeoutMs: 30_000, attempts: 6, firstPauseMs: 100 };

/** No answer came: the request may have had its effect or not. */
export class S3Unreachable extends Error {
  override readonly name = 'S3Unreachable';
}

const PASSING_FAILURES: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Whether the same request may succeed a little later. */
export function isPassing(status: number): boolean {
  return PASSING_FAILURES.includes(status);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** What lies below fetch's own "fetch failed"; several addresses that failed together have a code only. */
function networkCause(error: unknown): string {
  const cause = memberOf(error, 'cause') ?? error;
  return String(memberOf(cause, 'message') || memberOf(cause, 'code') || cause);
}

/** Sends signed requests to one bucket. */
export class S3Client {
  readonly attempts: number;
  readonly #connection: S3Connection;
  readonly #retryPolicy: S3RetryPolicy;

  constructor(connection: S3Connection, retryPolicy: S3RetryPolicy) {
    this.attempts = retryPolicy.attempts;
    this.#connection = connection;
    this.#retryPolicy = retryPolicy;
  }

  /** One try. Any answer is given back, and so is the lack of one: for writes it has to be looked into. */
  async tryOnce(request: S3Request): Promise<S3Answer | S3Unreachable> {
    const { url, method, headers } = await this.#sign(request);
    try {
      const answer = await fetch(url, {
        method,
        headers,
        // A redirect would carry the signature elsewhere, where it is wrong anyway.
        redirect: 'manual',
        signal: (this.#retryPolicy.limit ?? ((ms) => AbortSignal.timeout(ms)))(this.#retryPolicy.timeoutMs),
        // The types of browsers take no memory that threads share, and ours is none.
        ...(request.body === undefined ? {} : { body: request.body as Uint8Array<ArrayBuffer> }),
      });
      return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
    } catch (error) {
      return new S3Unreachable(networkCause(error));
    }
  }

  /** For requests that may be repeated without harm: tries again while the failure may pass. */
  async send(request: S3Request): Promise<S3Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.tryOnce(request);
      if (!(outcome instanceof S3Unreachable) && !isPassing(outcome.status)) return outcome;
      if (attempt >= this.attempts) throw this.refusal(request, outcome);
      await this.pause(attempt);
    }
  }

  /** Waits longer each time, and never as long as another writer that began at the same moment. */
  async pause(attempt: number): Promise<void> {
    await delay(this.#retryPolicy.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }

  /** The one sentence for a request that cannot be had. */
  refusal(request: S3Request, outcome: S3Answer | S3Unreachable): UserError {
    const { endpoint, bucket, prefix } = this.#connection;
    const subject = `${request.method} s3://${bucket}/${request.key === undefined ? prefix : prefix + request.key}`;
    if (outcome instanceof S3Unreachable)
      return new UserError(`No answer from ${endpoint} to ${subject}: ${outcome.message}`);
    return refusalOf(subject, outcome.status, new TextDecoder().decode(outcome.bytes));
  }

  async #sign({ method, key, query = {}, headers = {}, body }: S3Request): Promise<{
    readonly url: URL;
    readonly method: string;
    readonly headers: Headers;
  }> {
    const { endpoint, bucket, prefix, region, credentials } = this.#connection;
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${prefix}${key}`}`);
    url.search = new URLSearchParams(query).toString();
    return new AwsV4Signer({
      ...credentials,
      method,
      url: url.href,
      service: 's3',
      region,
      // The signature covers the bytes too: what is cut short or changed on the way is refused.
      headers: { ...headers, 'x-amz-content-sha256': sha256Hex(body ?? '') },
    }).sign();
  }
}
