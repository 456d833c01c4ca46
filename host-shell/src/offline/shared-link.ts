import { ownPath, PATHS } from 'shared-contracts/paths';
import { SHARED_PATH } from 'shared-contracts/release/installed';
import { parseAddress } from 'shared-contracts/web-address';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence and is no part of an address in it. */
const SENTENCE_ENDS = '.,;:!?)]';

function withoutSentenceEnd(found: string): string {
  let end = found.length;
  while (end > 0 && SENTENCE_ENDS.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

function ownLinks(text: string, hosts: readonly string[]): readonly string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([found]) => {
    const address = parseAddress(withoutSentenceEnd(found));
    if (address === null) return [];
    const { host, pathname, search } = address;
    const path = hosts.includes(host) ? ownPath(`${pathname}${search}`) : null;
    return path === null ? [] : [path];
  });
}

/**
 * Where something leads that was shared with the installed site: to the first link of this site in it, the one of an
 * invitation for instance, else home. Null for every page that nothing was shared with.
 */
export function sharedPath(pathname: string, search: string, hosts: readonly string[]): string | null {
  if (pathname !== SHARED_PATH) return null;
  const query = new URLSearchParams(search);
  const texts = ['url', 'text', 'title'].map((name) => query.get(name) ?? '');
  return texts.flatMap((text) => ownLinks(text, hosts)).find((path) => !path.startsWith(SHARED_PATH)) ?? PATHS.home;
}

/** Puts the page at the place that a shared link leads to; for use before anything looks at the address. */
export function openSharedLink({ location, history }: Window, mainDomain: string): void {
  const path = sharedPath(location.pathname, location.search, [location.host, mainDomain]);
  if (path !== null) history.replaceState(null, '', path);
}
