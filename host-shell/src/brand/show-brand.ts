import { brandShareText, isInBrandShare, parseBrandShare } from 'shared-contracts/release/brand-canary';
import type { Feed } from 'shared-contracts/release/feed';
import { paintBrowser } from './theme';

/**
 * Gives an open page the brand that a device of this bucket now has, of the two whose styles are in the page. The page's
 * first script did so before the first paint; this acts only once the share has changed, or was ended or promoted.
 */
export function showBrand(brands: Feed['brands'], bucket: number, page = document.documentElement): void {
  const { id, below } = parseBrandShare(page.dataset['brandCanary'] ?? '');
  const share = { id, below: brands?.[id] ?? 0 };
  if (id === '' || brands === undefined || share.below === below) return;
  page.dataset['brandCanary'] = brandShareText(share);
  if (isInBrandShare(share, bucket)) page.dataset['brand'] = id;
  else delete page.dataset['brand'];
  paintBrowser(page);
}
