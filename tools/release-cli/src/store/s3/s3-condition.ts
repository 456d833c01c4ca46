import { randomUUID } from 'node:crypto';
import { UserError } from '../../text/user-error';
import { isPassing, S3Unreachable, type S3Answer, type S3Client, type S3Request } from './s3-client';
import { bytesOf } from '../store';

/** How a service wants an etag in `If-Match`: quoted as the standard says, or bare as some compare it. */
export type EtagForm = 'quoted' | 'bare';

/** The etag of an answer without its quotes; undefined when it has none. */
export function etagOf(answer: S3Answer): string | undefined {
  const written = answer.headers.get('etag')?.replace(/^W\//, '').replaceAll('"', '');
  return written === '' ? undefined : written;
}

/** Whether an answer is a success. */
export function isStored(answer: S3Answer): boolean {
  return answer.status >= 200 && answer.status < 300;
}

/** The header that lets a write through only over what its writer has seen; `null`: over nothing. */
export function conditionHeader(expected: string | null, form: EtagForm): Readonly<Record<string, string>> {
  if (expected === null) return { 'If-None-Match': '*' };
  return { 'If-Match': form === 'quoted' ? `"${expected}"` : expected };
}

/** Whether a write was turned away because of its condition. */
export function isLost(status: number): boolean {
  return status === 412 || status === 409;
}

/** The probe was cut off by a failure that says nothing about conditions. */
class Interruption extends Error {
  constructor(
    readonly request: S3Request,
    readonly outcome: S3Answer | S3Unreachable,
  ) {
    super('interrupted');
  }
}

/** Writes the probe's object; gives its new etag, or null when the condition turned the write away. */
async function tryWrite(
  client: S3Client,
  key: string,
  text: string,
  condition: Readonly<Record<string, string>>,
): Promise<string | null> {
  const request: S3Request = { method: 'PUT', key, headers: condition, body: bytesOf(text) };
  const outcome = await client.tryOnce(request);
  if (outcome instanceof S3Unreachable || isPassing(outcome.status)) throw new Interruption(request, outcome);
  if (isLost(outcome.status)) return null;
  if (!isStored(outcome)) throw client.refusal(request, outcome);
  const etag = etagOf(outcome);
  if (etag === undefined) throw new UserError('This S3 service gives no ETag, so writers could overwrite each other');
  return etag;
}

async function probe(client: S3Client, key: string): Promise<EtagForm> {
  const absent = conditionHeader(null, 'quoted');
  const first = await tryWrite(client, key, 'first', absent);
  if (first === null || (await tryWrite(client, key, 'other', absent)) !== null)
    throw new UserError('This S3 service does not honour If-None-Match, so writers could overwrite each other');
  for (const form of ['quoted', 'bare'] as const) {
    if ((await tryWrite(client, key, 'second', conditionHeader(first, form))) === null) continue;
    if ((await tryWrite(client, key, 'third', conditionHeader(first, form))) === null) return form;
    break;
  }
  throw new UserError('This S3 service does not honour If-Match, so writers could overwrite each other');
}

/**
 * Finds out how a service compares etags, with an object of its own that is gone afterwards; refuses a service
 * that ignores conditions, because there the last writer would silently win.
 */
export async function findEtagForm(client: S3Client): Promise<EtagForm> {
  for (let attempt = 1; ; attempt += 1) {
    const key = `.probe/${randomUUID()}`;
    try {
      return await probe(client, key);
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      if (attempt >= client.attempts) throw client.refusal(error.request, error.outcome);
      await client.pause(attempt);
    } finally {
      await client.tryOnce({ method: 'DELETE', key });
    }
  }
}
