import type { PeerName } from '../../peers/peer-input';

/** The sites that are compared. */
export type SiteName = 'composed' | 'monolith' | PeerName;

/** What tables call the sites, in their order. */
export const SITE_TITLES: ReadonlyMap<SiteName, string> = new Map([
  ['composed', 'composed'],
  ['monolith', 'A+'],
  ['plain', 'plain webpack'],
  ['stock', 'stock federation'],
]);
