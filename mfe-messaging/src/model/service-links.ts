import type { CustomerServiceEntry } from 'shared-contracts/api/endpoints/messaging';
import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import { externalLink } from 'shared-contracts/external-link';
import { decryptServicePath } from './decrypt-service-path';

/** A place outside the site; its title may be empty. */
export interface ServiceLink {
  readonly url: string;
  readonly title: string;
}

/** Where an entry leads, or null: type 1 is an address, 3 a hidden one, anything else leads nowhere. */
export function entryLink({ type, path, title }: CustomerServiceEntry): ServiceLink | null {
  const text = type === '1' ? path : type === '3' ? decryptServicePath(path) : null;
  const url = externalLink(text ?? '');
  return url === null ? null : { url, title };
}

/** The first usable entry of a kind. */
export function serviceLink(entries: readonly CustomerServiceEntry[], csType: string): ServiceLink | null {
  return firstOf(entries.filter((entry) => entry.csType === csType).map(entryLink));
}

/** How the live chat is reached: a call that opens it in this tab, or a place outside the site. */
export type ChatEntry = { readonly kind: 'call'; readonly title: string } | ({ readonly kind: 'link' } & ServiceLink);

const LIVE_CHAT = 'LIVECHAT';

/** The first usable way to the live chat; the call only where the merchant has it switched on (`CBS3`). */
export function chatEntry(entries: readonly CustomerServiceEntry[], hasChatCall: boolean): ChatEntry | null {
  for (const entry of entries.filter(({ csType }) => csType === LIVE_CHAT)) {
    if (entry.type === '2' && hasChatCall) return { kind: 'call', title: entry.title };
    const link = entryLink(entry);
    if (link !== null) return { kind: 'link', ...link };
  }
  return null;
}

/** The first usable link resource of a type. */
export function resourceLink(resources: readonly SiteResource[], type: string): ServiceLink | null {
  const links = resources
    .filter((resource) => resource.type === type)
    .map(({ url, labelNameEn }) => ({ url: externalLink(url), title: labelNameEn }));
  return firstOf(links.map(({ url, title }) => (url === null ? null : { url, title })));
}

function firstOf(links: readonly (ServiceLink | null)[]): ServiceLink | null {
  return links.find((link) => link !== null) ?? null;
}
