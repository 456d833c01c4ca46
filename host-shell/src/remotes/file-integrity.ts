import { STYLE_TABLE } from './style-table';

/** Hashes by address, as the page's import map lists them for scripts. */
export function scriptIntegrity(page: Document = document): Readonly<Record<string, string>> {
  try {
    const text = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const table = (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
    return Object.fromEntries(Object.entries(table).map(([url, hash]) => [new URL(url, page.baseURI).href, hash]));
  } catch {
    return {};
  }
}

/** The hash an address must have, script or style. */
export function expectedHash(url: string): string | undefined {
  return scriptIntegrity()[url] ?? STYLE_TABLE[url];
}

/**
 * After a file did not come: whether it is there with other bytes. A browser tells a wrong hash and a lost
 * connection by the same error, and only the first is worth telling the operator at once.
 */
export async function hasOtherBytes(url: string): Promise<boolean> {
  const expected = expectedHash(url);
  if (expected === undefined) return false;
  try {
    const response = await fetch(url, { cache: 'no-store', credentials: 'omit' });
    if (!response.ok) return false;
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== expected;
  } catch {
    return false;
  }
}
