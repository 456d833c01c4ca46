import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import { ownPath } from 'shared-contracts/paths';
import { parseAddress } from 'shared-contracts/web-address';

const HOME_GROUP = 'm_home';

/** The banners of the home carousel, without those that have no picture. */
export function homeBanners(banners: readonly Banner[]): Banner[] {
  return banners.filter((banner) => banner.groupName === HOME_GROUP && banner.url !== '');
}

/** Where a banner leads: into the site, out of it in a new tab, or nowhere. */
export type BannerLink =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'none' };

export function bannerLink(linkage: string): BannerLink {
  const path = ownPath(linkage);
  if (path !== null) return { kind: 'inside', path };
  if (parseAddress(linkage)?.protocol === 'https:') return { kind: 'outside', url: linkage };
  return { kind: 'none' };
}
