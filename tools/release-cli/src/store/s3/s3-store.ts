import { randomBytes } from 'node:crypto';
import { UserError } from '../../text/user-error';
import { assertKey } from '../keys';
import { errorCodeOf, parseListing } from './s3-answer';
import {
  isPassing,
  S3_RETRY_POLICY,
  S3Client,
  S3Unreachable,
  type S3Answer,
  type S3RetryPolicy,
  type S3Request,
} from './s3-client';
import { conditionHeader, etagOf, findEtagForm, isLost, isStored, type EtagForm } from './s3-condition';
import type { S3Connection } from './s3-connection';
import { objectHeaders, WRITES_HEADER } from './s3-headers';
import { StoreConflict, type StoredObject, type ObjectStore } from '../store';

const KEPT_WRITES = 8;

/** No object need be there: any answer has a date. */
const CLOCK_KEY = 'clock';

interface Head {
  readonly etag: string;
  readonly writes: readonly string[];
}

export interface S3StoreOptions {
  readonly retryPolicy?: S3RetryPolicy;
  /** Headers an object is stored with. */
  readonly headersOf?: (key: string) => Readonly<Record<string, string>>;
}

function isMissing(answer: S3Answer): boolean {
  return answer.status === 404 && errorCodeOf(new TextDecoder().decode(answer.bytes)) !== 'NoSuchBucket';
}

/** Keys that are no objects of a store: folders that consoles draw, and what begins with a dot. */
function isObject(key: string): boolean {
  return !key.endsWith('/') && key.split('/').every((segment) => !segment.startsWith('.'));
}

/** A store in a bucket of any service that speaks S3 and honours conditional writes. */
export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #prefix: string;
  readonly #headersOf: (key: string) => Readonly<Record<string, string>>;
  #etagForm: Promise<EtagForm> | undefined;

  constructor(
    connection: S3Connection,
    { retryPolicy = S3_RETRY_POLICY, headersOf = objectHeaders }: S3StoreOptions = {},
  ) {
    this.#client = new S3Client(connection, retryPolicy);
    this.#prefix = connection.prefix;
    this.#headersOf = headersOf;
  }

  async get(key: string): Promise<StoredObject | null> {
    assertKey(key);
    const request = { method: 'GET', key } as const;
    const answer = await this.#client.send(request);
    if (isMissing(answer)) return null;
    return { bytes: answer.bytes, etag: this.#etag(request, answer) };
  }

  async create(key: string, bytes: Uint8Array): Promise<void> {
    assertKey(key);
    await this.#write(key, bytes, null, []);
  }

  async replace(key: string, bytes: Uint8Array, ifMatch: string | null): Promise<string> {
    assertKey(key);
    if (ifMatch === null) return this.#write(key, bytes, null, []);
    const present = await this.#head(key);
    if (present?.etag !== ifMatch) throw new StoreConflict(key);
    return this.#write(key, bytes, ifMatch, present.writes);
  }

  /** The service's, from the date of an answer to a question that costs nothing. */
  async time(): Promise<Date | null> {
    const { headers } = await this.#client.send({ method: 'HEAD', key: CLOCK_KEY });
    const moment = new Date(headers.get('date') ?? '');
    return Number.isNaN(moment.getTime()) ? null : moment;
  }

  async list(prefix: string): Promise<readonly string[]> {
    const below = this.#prefix + prefix;
    const keys: string[] = [];
    let next: string | null = null;
    do {
      const query: Record<string, string> = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: below,
        ...(next === null ? {} : { 'continuation-token': next }),
      };
      const request = { method: 'GET', query } as const;
      const answer = await this.#client.send(request);
      if (!isStored(answer)) throw this.#client.refusal(request, answer);
      const page = parseListing(new TextDecoder().decode(answer.bytes));
      if (page.next !== null && page.next === next)
        throw new UserError('S3 gives the same page of a listing again and again');
      keys.push(...page.keys);
      next = page.next;
    } while (next !== null);
    return keys
      .filter((key) => key.startsWith(below))
      .map((key) => key.slice(this.#prefix.length))
      .filter(isObject)
      .toSorted();
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    const request = { method: 'DELETE', key } as const;
    const answer = await this.#client.send(request);
    if (!isStored(answer) && !isMissing(answer)) throw this.#client.refusal(request, answer);
  }

  /**
   * Writes under a condition and knows afterwards whether it did: a lost answer, a 500 (some services' word
   * for a lost race) and a 412 (it may be the second try that meets the first) are decided by re-reading.
   */
  async #write(key: string, bytes: Uint8Array, expected: string | null, earlier: readonly string[]): Promise<string> {
    const mark = randomBytes(8).toString('hex');
    const request = {
      method: 'PUT',
      key,
      body: bytes,
      headers: {
        ...this.#headersOf(key),
        ...conditionHeader(expected, await this.#findEtagForm()),
        [WRITES_HEADER]: [mark, ...earlier].slice(0, KEPT_WRITES).join(' '),
      },
    } as const;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#client.tryOnce(request);
      const isAnswer = !(outcome instanceof S3Unreachable);
      const etag = isAnswer && isStored(outcome) ? etagOf(outcome) : undefined;
      if (etag !== undefined) return etag;
      if (isAnswer && !isUndecided(outcome)) throw this.#client.refusal(request, outcome);
      const now = await this.#head(key);
      if (now?.writes[0] === mark) return now.etag;
      // Ours was there and others have written over it since: done, but nobody may build upon its etag.
      if (now?.writes.includes(mark) === true) return `overwritten-${mark}`;
      if ((now?.etag ?? null) !== expected) throw new StoreConflict(key);
      if (attempt >= this.#client.attempts) {
        if (isAnswer && isLost(outcome.status)) throw new StoreConflict(key);
        throw this.#client.refusal(request, outcome);
      }
      await this.#client.pause(attempt);
    }
  }

  async #head(key: string): Promise<Head | null> {
    const request = { method: 'HEAD', key } as const;
    const answer = await this.#client.send(request);
    if (answer.status === 404) return null;
    const etag = this.#etag(request, answer);
    return { etag, writes: (answer.headers.get(WRITES_HEADER) ?? '').split(' ').filter((mark) => mark !== '') };
  }

  #etag(request: S3Request, answer: S3Answer): string {
    const refusal = this.#client.refusal(request, answer);
    if (!isStored(answer)) throw refusal;
    const etag = etagOf(answer);
    if (etag === undefined) throw new UserError(`${refusal.message} without an ETag`);
    return etag;
  }

  /** Asked once; a failure to find out is not remembered. */
  async #findEtagForm(): Promise<EtagForm> {
    this.#etagForm ??= findEtagForm(this.#client);
    try {
      return await this.#etagForm;
    } catch (error) {
      this.#etagForm = undefined;
      throw error;
    }
  }
}

/** Whether only a look at the object can tell if the write took place. */
function isUndecided(answer: S3Answer): boolean {
  return isStored(answer) || isLost(answer.status) || isPassing(answer.status) || isMissing(answer);
}
