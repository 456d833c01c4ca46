import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import { hashOf } from './file-integrity';
import { STYLE_TABLE } from './style-table';

/** What files are found to be when they are asked for once more: those of the release, others, or not there. */
export type FoundFiles = 'right' | 'other' | 'unreachable';

/** A hash begins with how it is made: `sha256`, or `sha384` in releases of old. */
const ALGORITHM_LENGTH = 6;

/** The hash an address must have, script or style, be it marked or not. */
function expectedHash(url: string): string | undefined {
  return hashOf(url.replace(RETRY_MARK, '')) ?? STYLE_TABLE[url];
}

/** Without a secure context there is no digest, but the browser compares what it has just kept with a hash. */
function compareByBrowser(url: string, integrity: string): Promise<FoundFiles> {
  return fetch(url, { cache: 'force-cache', integrity }).then(
    () => 'right',
    () => 'other',
  );
}

async function findFile(url: string): Promise<FoundFiles> {
  const expected = expectedHash(url);
  if (expected === undefined) return 'unreachable';
  try {
    // Goes to the network and renews what the browser keeps: wrong bytes must not stay there for a year.
    const response = await fetch(url, { cache: 'reload' });
    if (!response.ok) return 'unreachable';
    const algorithm = expected.slice(0, ALGORITHM_LENGTH);
    const subtle: SubtleCrypto | undefined = crypto.subtle;
    if (subtle === undefined) return await compareByBrowser(url, expected);
    const digest = await subtle.digest(algorithm.replace('sha', 'SHA-'), await response.arrayBuffer());
    const hash = `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    return hash === expected ? 'right' : 'other';
  } catch {
    return 'unreachable';
  }
}

/**
 * After files did not come: whether they are there, and with which bytes. A browser tells a wrong hash and a
 * lost connection by the same error; the worst of all files counts.
 */
export async function findFiles(urls: readonly string[]): Promise<FoundFiles> {
  const found = await Promise.all(urls.map(findFile));
  if (found.includes('other')) return 'other';
  return found.length > 0 && found.every((file) => file === 'right') ? 'right' : 'unreachable';
}
