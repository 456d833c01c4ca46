import { BRAND_PATH } from 'shared-contracts/remote/site-logo';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { escapeText } from './markup';

/**
 * What pages of merchants with a logo have for it, so that all others, and the host's code, have nothing: the kit draws the
 * pictures and the wordmark beside each other, and the page decides which are seen.
 */

type Picture = NonNullable<MerchantConfig['brand']['logo']>[number];

const PICTURE = `[src^="${BRAND_PATH}"]`;
const LOST = 'data-lost-logo';

/** As high as the mark it replaces, `--logo-height` where there is more room, and no wider than its place. */
const STYLES =
  `${PICTURE}{block-size:var(--logo-height,28px);inline-size:auto;max-inline-size:100%;object-fit:contain;object-position:0}` +
  `:root:not([${LOST}]) ${PICTURE}~:not(${PICTURE}),[${LOST}] ${PICTURE},.splash .splash-logo i{display:none}`;

const ONE_THEME = '[data-theme=dark] [data-logo=light],[data-theme=light] [data-logo=dark]{display:none}';

/** Styles of a merchant's logo; nothing where it has none. */
export function logoStyles({ brand: { logo } }: MerchantConfig): string {
  if (logo === undefined) return '';
  return `${STYLES}${logo.length > 1 ? ONE_THEME : ''}`;
}

/** Notices a logo that does not come, also before the host listens to anything. In words that the oldest engines read. */
const WATCH =
  'addEventListener("error",function(event){var picture=event.target;' +
  `if(picture.getAttribute&&/^${BRAND_PATH.replaceAll('/', String.raw`\/`)}/.test(picture.getAttribute("src")))` +
  `document.documentElement.setAttribute("${LOST}","")},true)`;

/** The script that shows the wordmark where the logo does not come; nothing where the merchant has none. */
export function logoScripts({ brand: { logo } }: MerchantConfig): readonly string[] {
  return logo === undefined ? [] : [WATCH];
}

function image({ src, width, height, theme }: Picture, name: string): string {
  const mark = theme === undefined ? '' : ` data-logo="${theme}"`;
  return `<img src="${escapeText(src)}" width="${width}" height="${height}" alt="${escapeText(name)}"${mark}>`;
}

/** What the page shows in the header's place before the host is there: the merchant's logo, and its name for where it fails. */
export function splashName({ name, brand: { logo } }: MerchantConfig): string {
  const word = escapeText(name);
  return logo === undefined ? word : `${logo.map((picture) => image(picture, name)).join('')}<span>${word}</span>`;
}
