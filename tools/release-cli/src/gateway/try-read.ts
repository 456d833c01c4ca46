import { randomUUID } from 'node:crypto';
import { envelopeSchema } from 'shared-contracts/api/envelope';
import { readEnvelope } from 'shared-contracts/api/gateway/read-envelope';
import type { ResolvedCall } from 'shared-contracts/api/gateway/resolve-call';
import { writeRequest } from 'shared-contracts/api/gateway/write-request';
import { readAnswerValue } from 'shared-contracts/api/reading';
import * as v from 'valibot';
import { PrivateAddress } from '../notify/public-address';
import { requestText } from '../notify/send-request';
import { messageOf } from '../text/user-error';
import type { PublicRead } from './public-reads';

/** How an answer was taken: `partly` where something of it was passed over, `failed` where no page can use it. */
export interface TriedRead {
  readonly call: string;
  readonly outcome: 'read' | 'partly' | 'failed';
  /** What is wrong, by place and by what was expected there; no values. */
  readonly faults: readonly string[];
}

/** Where and as whom the calls are made. */
export interface Asking {
  /** Origin of calls that go to the page's own. */
  readonly site: string;
  readonly merchant: string;
  readonly language: string;
  readonly timeoutMs: number;
  /** The token of a test account's session, for calls that need one; null for visitors. */
  readonly token: string | null;
  /** Whether calls may go to this machine or a private network. */
  readonly allowPrivate: boolean;
  /** Ends the calls before their time. */
  readonly signal?: AbortSignal | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function ask(
  call: ResolvedCall,
  request: PublicRead['request'],
  asking: Asking,
  signal: AbortSignal,
): Promise<Answer> {
  const { site, merchant, language, token, allowPrivate } = asking;
  const written = writeRequest(call, request, {
    merchant,
    language,
    device: 'MOBILE',
    release: 'mfe gateway',
    requestId: randomUUID(),
    token,
  });
  const address = new URL(written.url, site);
  for (const [name, value] of Object.entries(written.query)) address.searchParams.set(name, value);
  const sent = {
    url: address.href,
    method: written.method,
    headers: { ...written.headers, ...(written.body === null ? {} : { 'Content-Type': 'application/json' }) },
    body: written.body === null ? '' : JSON.stringify(written.body),
    allowPrivate,
  };
  const answer = await requestText(sent, signal);
  return { status: answer.status, body: parsed(answer.text) };
}

function judged(read: PublicRead, call: ResolvedCall, answer: Answer): Omit<TriedRead, 'call'> {
  if (answer.body === undefined) return { outcome: 'failed', faults: [`status ${answer.status}, and no JSON`] };
  const envelope = v.safeParse(envelopeSchema, readEnvelope(call, answer).body);
  if (!envelope.success) return { outcome: 'failed', faults: [`status ${answer.status}, and no envelope`] };
  if (!envelope.output.success) return { outcome: 'failed', faults: [`refused: ${envelope.output.code}`] };
  const { value, faults } = readAnswerValue(read.endpoint.reply, envelope.output.value);
  const lines = faults.map(({ path, expected }) => `${path === '' ? 'the value' : path}: expected ${expected}`);
  if (value === undefined) return { outcome: 'failed', faults: lines };
  return { outcome: lines.length === 0 ? 'read' : 'partly', faults: lines };
}

/** Makes a call as a page would, and reads its answer by the contract. Throws {@link PrivateAddress} where it may not go. */
export async function tryRead(read: PublicRead, call: ResolvedCall, asking: Asking): Promise<TriedRead> {
  const name = `${read.endpoint.id} ${call.method} ${call.path}`;
  const late = AbortSignal.timeout(asking.timeoutMs);
  const signal = AbortSignal.any([late, ...(asking.signal === undefined ? [] : [asking.signal])]);
  try {
    return { call: name, ...judged(read, call, await ask(call, read.request, asking, signal)) };
  } catch (error) {
    if (error instanceof PrivateAddress) throw error;
    const what = late.aborted ? `no answer within ${asking.timeoutMs / 1000} s` : `no answer: ${messageOf(error)}`;
    return { call: name, outcome: 'failed', faults: [what] };
  }
}
