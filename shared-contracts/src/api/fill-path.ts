import type { Endpoint } from './endpoint';
import { urlPart } from '../url/url-part';

const PLACEHOLDER = /\{(\w+)\}/g;

/** The path of one call, and the fields that are left to travel elsewhere. */
export interface FilledPath {
  /** Relative to the API prefix; the placeholders are filled and encoded. */
  readonly path: string;
  /** The request without the fields that the path took. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** The names of the request fields that a path takes, in order. */
export function pathFields(path: string): string[] {
  return Array.from(path.matchAll(PLACEHOLDER), (match) => match[1] ?? '');
}

/**
 * Fills the placeholders of an endpoint's path from the request. Throws an `Error` that names the call and
 * the field when a field is missing, empty or cannot be one segment of a path.
 */
export function fillPath(
  endpoint: Pick<Endpoint, 'id' | 'path'>,
  request: Readonly<Record<string, unknown>> = {},
): FilledPath {
  const taken = new Set(pathFields(endpoint.path));
  const path = endpoint.path.replace(PLACEHOLDER, (_, name: string) => pathSegment(endpoint.id, name, request[name]));
  const rest = Object.fromEntries(Object.entries(request).filter(([name]) => !taken.has(name)));
  return { path, rest };
}

function pathSegment(id: string, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '') throw new Error(`${id}: path field "${name}" is missing`);
  // Encoding leaves dots alone, and a URL parser resolves a segment of dots into another path.
  if (text === '.' || text === '..') throw new Error(`${id}: path field "${name}" is no path segment`);
  return urlPart(text);
}
