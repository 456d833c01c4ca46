const ANY_LOCAL_PORT = 'http://localhost:*';

/**
 * Whether an address's origin is one of those listed. Origins are compared whole, as the browser understands
 * the address: no prefixes, no patterns, so neither `http://localhost:4301.evil.example` nor a user's name
 * before an `@` passes for another origin.
 */
export function isAllowedOrigin(url: URL, allowed: readonly string[]): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const isLocal = url.protocol === 'http:' && url.hostname === 'localhost';
  return allowed.some((origin) => (origin === ANY_LOCAL_PORT ? isLocal : origin === url.origin));
}

/** Whether an address leads away from this site, to an origin that is allowed. */
export function isAllowedElsewhere(address: string, allowed: readonly string[]): boolean {
  try {
    const url = new URL(address);
    return url.origin !== window.location.origin && isAllowedOrigin(url, allowed);
  } catch {
    return false;
  }
}
