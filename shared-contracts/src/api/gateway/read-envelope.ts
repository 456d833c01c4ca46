import { ERROR_STATUS, isErrorCode, type ErrorCode } from '../error-codes';
import type { EnvelopePlaces, ResolvedCall } from './resolve-call';

/** An answer as it came, without its headers. */
export interface StatusAndBody {
  /** HTTP status. */
  readonly status: number;
  /** Parsed JSON, unchecked; the text itself where it is none. */
  readonly body: unknown;
}

/** What stands at a place; only what an answer itself carries, never what every object has. */
export function atPlace(value: unknown, place: string): unknown {
  if (place === '.') return value;
  let inside = value;
  for (const name of place.split('.')) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, name)) return undefined;
    inside = (inside as Readonly<Record<string, unknown>>)[name];
  }
  return inside;
}

/** The value with our fields in their own places; an answer without one of them goes without it. */
function ourValue(call: ResolvedCall, value: unknown): unknown {
  const places = Object.entries(call.reply);
  if (places.length === 0) return value;
  const found = places.map(([name, place]) => [name, atPlace(value, place)] as const);
  const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...own, ...Object.fromEntries(found) };
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'session.expired',
  403: 'role.forbidden',
  404: 'not_found',
  429: 'rate.limited',
  503: 'system.upgrading',
};

/** A gateway that gives no code is taken by its status. */
function codeOf(places: EnvelopePlaces, { status, body }: StatusAndBody): string {
  const said = atPlace(body, places.code);
  if (typeof said !== 'string' && typeof said !== 'number') return CODE_OF_STATUS[status] ?? 'internal';
  const text = String(said);
  return (Object.hasOwn(places.codes, text) ? places.codes[text] : undefined) ?? text;
}

function isSuccess({ success }: EnvelopePlaces, { status, body }: StatusAndBody): boolean | null {
  if (success === 'status') return status < 300;
  const said = atPlace(body, success.field);
  if (said === undefined) return null;
  return success.values.some((value) => value === said);
}

/**
 * An answer of any gateway as one in the contract's envelope, with the status that its code stands for
 * where the gateway says 200 to everything. What is no envelope is handed on as it is, for the caller to refuse.
 */
export function readEnvelope(call: ResolvedCall, answer: StatusAndBody): StatusAndBody {
  const places = call.envelope;
  if (places === null) return withOurValue(call, answer);
  const isGood = isSuccess(places, answer);
  if (isGood === null) return { status: answer.status, body: null };
  if (isGood)
    return withOurValue(call, {
      status: answer.status,
      body: { success: true, value: atPlace(answer.body, places.value) ?? null },
    });
  const code = codeOf(places, answer);
  const message = atPlace(answer.body, places.message);
  const details = atPlace(answer.body, places.details);
  return {
    status: answer.status < 300 ? (isErrorCode(code) ? ERROR_STATUS[code] : 422) : answer.status,
    body: {
      success: false,
      code,
      message: typeof message === 'string' ? message : '',
      ...(details === undefined ? {} : { value: details }),
    },
  };
}

function withOurValue(call: ResolvedCall, answer: StatusAndBody): StatusAndBody {
  const { body } = answer;
  if (typeof body !== 'object' || body === null || !('value' in body) || atPlace(body, 'success') !== true)
    return answer;
  return { status: answer.status, body: { ...body, value: ourValue(call, body.value) } };
}
