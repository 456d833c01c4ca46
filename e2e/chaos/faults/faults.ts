import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';

/** Everything that may happen to a call between the page and its answer. */
export const FAULTS = [
  'network',
  'timeout',
  'unauthorised',
  'forbidden',
  'limited',
  'internal',
  'closed',
  'broken',
  'shape',
  'empty',
  'huge',
  'slow',
  'lost',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What each is called in the report. */
export const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  network: 'no connection',
  timeout: 'no answer',
  unauthorised: '401',
  forbidden: '403',
  limited: '429 with Retry-After',
  internal: '500',
  closed: '503',
  broken: 'half of a JSON',
  shape: 'JSON of another shape',
  empty: 'an empty answer',
  huge: 'an answer of 5 MB',
  slow: 'an answer after 20 s',
  lost: 'an answer that is lost',
};

/** A refusal as the gateway would word it. */
export interface Refused {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
}

export const REFUSALS: Readonly<Partial<Record<Fault, Refused>>> = {
  unauthorised: { status: 401, code: 'session.expired', headers: {} },
  forbidden: { status: 403, code: 'role.forbidden', headers: {} },
  limited: { status: 429, code: 'rate.limited', headers: { 'Retry-After': '30' } },
  internal: { status: 500, code: 'internal', headers: {} },
  closed: { status: 503, code: 'system.upgrading', headers: {} },
};

/** Words that an answer brings along and no player may read. */
export const SERVER_WORDS = 'at Object.handle (/srv/gateway.js:7)';

/** Bodies in the place of an answer. */
export const GARBLED: Readonly<Partial<Record<Fault, string>>> = {
  broken: '{"success":tru',
  shape: '{"success":true,"value":"a word where a form was agreed"}',
  empty: '',
};

/** So many bytes more than was asked for. */
export const HUGE_BYTES = 5 * 1024 * 1024;

/** Faults for which the page has to wait; its clock is moved on. */
export const WAITING_FAULTS: readonly Fault[] = ['timeout', 'slow'];

/** Longer than the site waits for an answer, and when the slow one comes. */
export const WAIT_MS = { limit: 15_000, answer: 20_000 } as const;

/** Whether the server does what it was asked for although the page learns nothing of it. */
export function reachesServer(fault: Fault): boolean {
  return fault === 'huge' || fault === 'slow' || fault === 'lost' || fault in GARBLED;
}

/** Whether the page can still read the answer: a reply that may be anything is right in any shape. */
export function isAccepted(id: EndpointId, fault: Fault): boolean {
  if (fault === 'huge') return true;
  if (fault !== 'shape') return false;
  const { value } = JSON.parse(GARBLED.shape ?? '{}') as { readonly value: unknown };
  const read = ENDPOINTS[id].reply['~standard'].validate(value);
  return !('issues' in read) || read.issues === undefined;
}
