import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { escapeText } from './markup';

type Picture = NonNullable<MerchantConfig['brand']['logo']>[number];

/**
 * How a logo stands wherever it does: as high as the mark it replaces, `--logo-height` where there is more room, and no wider
 * than its place. Only pages of merchants with a logo have this, so others pay nothing.
 */
const STYLES =
  '[data-logo]{display:block;block-size:var(--logo-height,28px);inline-size:auto;max-inline-size:100%;' +
  'object-fit:contain;object-position:0;font-weight:800;overflow:hidden;white-space:nowrap}' +
  // A logo has its own mark.
  '.splash .splash-logo i{display:none}';

const ONE_THEME = '[data-theme=dark] [data-logo=light],[data-theme=light] [data-logo=dark]{display:none}';

/** Styles of a merchant's logo; nothing where it has none. */
export function logoStyles({ brand: { logo } }: MerchantConfig): string {
  if (logo === undefined) return '';
  return `${STYLES}${logo.length > 1 ? ONE_THEME : ''}`;
}

function image({ src, width, height, theme }: Picture, name: string): string {
  return `<img src="${escapeText(src)}" width="${width}" height="${height}" alt="${escapeText(name)}" data-logo="${theme ?? 'both'}">`;
}

/** What the page shows in the header's place before the host is there: the merchant's logo, or its name. */
export function splashName({ name, brand: { logo } }: MerchantConfig): string {
  return logo === undefined ? escapeText(name) : logo.map((picture) => image(picture, name)).join('');
}
