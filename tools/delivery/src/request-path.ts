/**
 * The path of a request, decoded; null for anything that could mean another path than it shows: dot
 * segments, encoded slashes, backslashes, control characters, or an address of another form.
 */
export function requestPath(url: string | undefined): string | null {
  const [raw = ''] = (url ?? '').split(/[?#]/, 1);
  if (!raw.startsWith('/') || raw.startsWith('//') || /%(2f|5c)/i.test(raw)) return null;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const hasDots = path.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDots || /[\\\p{Cc}]/u.test(path) ? null : path;
}

/** One field of a request's query. */
export function queryField(url: string | undefined, name: string): string | null {
  const [, query = ''] = (url ?? '').split('?', 2);
  return new URLSearchParams(query).get(name);
}
