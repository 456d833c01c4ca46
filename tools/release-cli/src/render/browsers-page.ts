import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { darkPaletteOf } from '../markup/brand-of';
import { escapeText } from '../markup/markup';

/** A part that is left out, with its headings, where a merchant names no way to customer service. */
const SERVICE_PART = /<!--service-->(.*?)<!--\/service-->/gs;

/**
 * The page for browsers that cannot run the site, of a host's template: the merchant's name, colours (dark, written out)
 * and ways to customer service. A place that is not known stays as it is.
 */
export function browsersPage(template: string, merchant: MerchantConfig): string {
  const palette = darkPaletteOf(merchant);
  const links = (merchant.customerService ?? [])
    .map(({ name, url }) => `<a href="${escapeText(url)}">${escapeText(name)}</a>`)
    .join(' ');
  const places = new Map<string, string>([
    ...Object.entries(palette),
    ['merchant', escapeText(merchant.name)],
    ['service', links],
  ]);
  return template
    .replace(SERVICE_PART, (_whole, part: string) => (links === '' ? '' : part))
    .replace(/\{([a-z-]+)\}/g, (whole, place: string) => places.get(place) ?? whole);
}
