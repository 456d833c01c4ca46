import { brandPalette, COLOUR_ROLES } from 'shared-contracts/brand';
import { brandTokens } from './brand-tokens';

const BRAND = { hue: 275, chroma: 0.17, accentHue: 85 };

it('has a colour token for every role of both themes, in the group’s type', () => {
  const { dark, light } = brandTokens(BRAND);
  for (const group of [dark, light]) {
    const { $type, ...roles } = group;
    expect($type).toBe('color');
    expect(Object.keys(roles).toSorted()).toEqual([...COLOUR_ROLES].toSorted());
  }
});

it('writes a colour as components of sRGB from 0 to 1, with its hex', () => {
  const hex = brandPalette(BRAND, 'dark').page;
  const components = [1, 3, 5].map((start) =>
    Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)),
  );
  expect(brandTokens(BRAND).dark['page']).toEqual({ $value: { colorSpace: 'srgb', components, hex } });
});
