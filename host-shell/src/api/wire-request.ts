import type { Endpoint } from 'shared-contracts/api/endpoint';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { fillPath } from 'shared-contracts/api/fill-path';

/** A call as it goes over the wire, before headers that depend on who asks. */
export interface WireRequest {
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly contentType?: string;
}

/** The text of a query field; lists travel as repeated values joined by commas, nothing as nothing. */
function queryText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

function queryOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(fields).map(([name, value]) => [name, queryText(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}

function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, queryText(part) ?? '');
    }
  }
  return form;
}

/** Puts a parsed request where its endpoint says it travels; sealing comes later for encrypted ones. */
export function toWire(endpoint: Endpoint, request: unknown): WireRequest {
  const { path, rest } = fillPath(endpoint, (request ?? {}) as Record<string, unknown>);
  const url = `${API_PREFIX}${path}`;
  switch (endpoint.transport) {
    case 'query':
      return { url, query: queryOf(rest) };
    case 'form':
      return {
        url,
        query: {},
        body: new URLSearchParams(queryOf(rest)).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'multipart':
      return { url, query: {}, body: multipart(rest) };
    default:
      return { url, query: {}, body: rest, contentType: 'application/json' };
  }
}
