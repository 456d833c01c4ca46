import type { CustomerServiceEntry } from 'shared-contracts/api/endpoints/messaging';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { externalLink } from 'shared-contracts/external-link';

/** The ways to customer service that lead out of the site, the quickest answer first. */
const KINDS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];

function firstOfKinds(found: readonly { readonly kind: string; readonly address: string }[]): string | null {
  for (const kind of KINDS) {
    for (const entry of found) {
      const link = entry.kind === kind ? externalLink(entry.address) : null;
      if (link !== null) return link;
    }
  }
  return null;
}

/** The address of customer service among the links of the site; null where none is usable. */
export function linkInResources({ resources }: Pick<SiteInfo, 'resources'>): string | null {
  return firstOfKinds(resources.map(({ type, url }) => ({ kind: type, address: url })));
}

/** The address among the entries of customer service: only plain ones (type 1) can be followed with the site shut. */
export function linkInEntries(entries: readonly CustomerServiceEntry[]): string | null {
  return firstOfKinds(
    entries.filter(({ type }) => type === '1').map(({ csType, path }) => ({ kind: csType, address: path })),
  );
}
