import { bootTextOf } from 'shared-contracts/release/boot-names';
import { contentType, PAGE_HEADERS, ruleFor, SITE_RULES } from 'shared-contracts/release/delivery-rules';

/**
 * Every script of the origin may write into the caches that the worker serves from. So what comes out of them is served
 * only where its hash is known: the page's from the worker's own text, which no page can change, the files' from the page.
 * Headers are never those that were kept (decision 0041).
 */

const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384' };

/** Whether bytes are those of a hash as pages and descriptors write it (`sha256-…`). */
export async function hasHash(
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  integrity: string | undefined,
): Promise<boolean> {
  const [name = '', value] = integrity?.split('-') ?? [];
  const algorithm = ALGORITHMS[name];
  if (algorithm === undefined) return false;
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return btoa(String.fromCharCode(...digest)) === value;
}

/** The same of a text. */
export async function textHasHash(text: string, integrity: string | undefined): Promise<boolean> {
  return hasHash(new TextEncoder().encode(text), integrity);
}

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;

interface Styled {
  readonly styleIntegrity: Readonly<Record<string, string>>;
}

/** The hashes of a page's files by their names. The page's own hash has to hold: what it says is taken as it stands. */
export function fileHashes(html: string): ReadonlyMap<string, string> {
  const map = JSON.parse(IMPORT_MAP.exec(html)?.[1] ?? '{}') as {
    readonly integrity?: Readonly<Record<string, string>>;
  };
  const { releases = {} } = JSON.parse(bootTextOf(html) ?? '{}') as {
    readonly releases?: Readonly<Record<string, Readonly<Record<string, Styled>>>>;
  };
  const styled = Object.values(releases).flatMap((versions) => Object.values(versions));
  const styles = styled.flatMap(({ styleIntegrity }) => Object.entries(styleIntegrity));
  return new Map(
    [...Object.entries(map.integrity ?? {}), ...styles].map(([address, hash]) => [
      address.slice(address.lastIndexOf('/') + 1),
      hash,
    ]),
  );
}

/** The headers of every page. */
export const CACHED_PAGE_HEADERS = PAGE_HEADERS;

/** The headers of a package's file. */
export function cachedFileHeaders(name: string): Readonly<Record<string, string>> {
  const rule = ruleFor(SITE_RULES, `/r/host-shell/${name}`);
  return { ...rule?.headers, 'Content-Type': contentType(name) };
}

const PICTURES = /^image\/(?:avif|gif|jpeg|png|webp|svg\+xml)$/;

/** Whether a type (`Content-Type`) is that of a picture. */
export function isPictureType(type: string | null): boolean {
  return PICTURES.test(type ?? '');
}

/** The headers of a picture: its bytes have no hash anywhere, so they are a picture or nothing. */
export function cachedPictureHeaders(type: string | null): Readonly<Record<string, string>> {
  return {
    'Content-Type': isPictureType(type) ? (type ?? '') : 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

/** The headers of a call's answer. */
export const CACHED_RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
