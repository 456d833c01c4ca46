import { SOUND_ADDRESS } from 'shared-contracts/release/delivery-rules';

/** The path of a request, decoded; null for anything that could mean another path than it shows. */
export function requestPath(url: string | undefined): string | null {
  if (url === undefined || !SOUND_ADDRESS.test(url)) return null;
  const [raw = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** The query of a request as it came, with its question mark; empty without one. */
export function rawQuery(url: string | undefined): string {
  return /^[^?#]*(\?[^#]+)/.exec(url ?? '')?.[1] ?? '';
}

/** One field of a request's query. */
export function queryField(url: string | undefined, name: string): string | null {
  const [, query = ''] = (url ?? '').split('?', 2);
  return new URLSearchParams(query).get(name);
}
