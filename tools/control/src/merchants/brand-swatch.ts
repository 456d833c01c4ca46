import { html, type Html } from 'release-cli/console/html';
import type { MerchantSettings } from 'release-cli/merchants/merchant-tables';
import { brandPalette, type BrandValues, type ColourRole } from 'shared-contracts/brand';

const SHOWN: readonly ColourRole[] = ['page', 'card', 'brand-fill', 'accent-fill'];

/** A brand's colours in the dark theme above those in the light one; its values stand beside it in words. */
export function brandSwatch(brand: MerchantSettings['brand']): Html {
  const rows = (['dark', 'light'] as const).flatMap((theme, row) => {
    const palette = brandPalette(brand as BrandValues, theme);
    return SHOWN.map((role, column) => ({ fill: palette[role], x: column * 16, y: row * 16 }));
  });
  return html`<svg class="swatch" viewBox="0 0 64 32" aria-hidden="true">
    ${rows.map(({ fill, x, y }) => html`<rect x="${x}" y="${y}" width="16" height="16" fill="${fill}" />`)}
  </svg>`;
}

/** A brand in words. */
export function brandText({ hue, chroma, accentHue, lightness, surfaceHue }: MerchantSettings['brand']): string {
  const more = [
    ...(lightness === undefined ? [] : [`lightness ${lightness}`]),
    ...(surfaceHue === undefined ? [] : [`surfaces ${surfaceHue}`]),
  ];
  return [`hue ${hue}`, `chroma ${chroma}`, `money ${accentHue}`, ...more].join(', ');
}
