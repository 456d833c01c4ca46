import type { HttpMethod } from '../endpoint';
import { fillPath } from '../fill-path';
import type { DeviceHeader } from '../http-headers';
import type { ResolvedCall } from './resolve-call';

/** Who makes a call, as every call says it. */
export interface Caller {
  /** Code of the merchant: the trial merchant's in a trial session. */
  readonly merchant: string;
  /** Code of the language on the screen, upper case. */
  readonly language: string;
  /** Where the site runs. */
  readonly device: DeviceHeader;
  /** Id of the resolved set that the page runs. */
  readonly release: string;
  /** A fresh UUID for each try. */
  readonly requestId: string;
  /** The session's token; null for visitors. */
  readonly token: string | null;
  /** One per user intention; sent only where the call is idempotent. */
  readonly idempotencyKey?: string | undefined;
}

/** A call ready to go, but for the form of its body. */
export interface WrittenRequest {
  /** As the gateway wants it. */
  readonly method: HttpMethod;
  /** Without the query. */
  readonly url: string;
  /** Not encoded yet; empty where the fields are in the body. */
  readonly query: Readonly<Record<string, string>>;
  /** By the gateway's names, without those of the body. */
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of the body, by the names they travel under; null where they stand in the query. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** The text of a query or form field: lists joined by commas; null where there is nothing to send. */
export function fieldText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** The fields that have something to say, as text. */
export function textFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(fields).map(([name, value]) => [name, fieldText(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}

/** The caller's token where a call carries it; null where it carries none. */
export function sentToken({ auth }: Pick<ResolvedCall, 'auth'>, { token }: Pick<Caller, 'token'>): string | null {
  return auth === 'public' ? null : token;
}

function headersOf(call: ResolvedCall, caller: Caller): Record<string, string> {
  const { headers } = call;
  const token = sentToken(call, caller);
  return {
    [headers.merchant]: caller.merchant,
    [headers.language]: caller.language,
    [headers.gateway]: call.gatewayNumber,
    [headers.device]: caller.device,
    [headers.requestId]: caller.requestId,
    [headers.release]: caller.release,
    ...(call.module === null ? {} : { [headers.module]: call.module }),
    ...(token === null ? {} : { [headers.authorization]: `${call.tokenScheme} ${token}`.trimStart() }),
    ...(call.idempotent && caller.idempotencyKey !== undefined
      ? { [headers.idempotencyKey]: caller.idempotencyKey }
      : {}),
  };
}

/** Our fields under the names they travel by. */
function renamed(call: ResolvedCall, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      (Object.hasOwn(call.fields, name) ? call.fields[name] : undefined) ?? name,
      value,
    ]),
  );
}

/** Puts a call where its gateway wants it. Throws an `Error` that names the call when its path cannot be filled. */
export function writeRequest(call: ResolvedCall, request: unknown, caller: Caller): WrittenRequest {
  const { path, rest } = fillPath(call, (request ?? {}) as Record<string, unknown>);
  const fields = renamed(call, rest);
  const isQuery = call.transport === 'query';
  return {
    method: call.method,
    url: `${call.base}${path}`,
    query: isQuery ? textFields(fields) : {},
    headers: headersOf(call, caller),
    body: isQuery ? null : fields,
  };
}
