import { brandDocument } from './brand-tokens';
import { brandOfTokens } from './brand-of-tokens';

const PRESENT = { hue: 275, chroma: 0.17, accentHue: 85 };
const main = (value: unknown): unknown => ({ brand: { $type: 'color', main: { $value: value } } });

describe('the brand of design tokens', () => {
  it.each([PRESENT, { hue: 12.5, chroma: 0.2, accentHue: 90, lightness: 0.61, surfaceHue: 250 }])(
    'is %j again after an export',
    (brand) => {
      expect(brandOfTokens(JSON.parse(JSON.stringify(brandDocument(brand))), PRESENT)).toEqual({ brand, unused: [] });
    },
  );

  it.each<[unknown, number, number, number]>([
    ['#ff0000', 29.2, 0.258, 0.628],
    [{ colorSpace: 'srgb', components: [1, 0, 0] }, 29.2, 0.258, 0.628],
    [{ colorSpace: 'srgb-linear', components: [1, 0, 0] }, 29.2, 0.258, 0.628],
    [{ colorSpace: 'hsl', components: [0, 100, 50] }, 29.2, 0.258, 0.628],
    [{ colorSpace: 'oklch', components: [0.6, 0.1, -90] }, 270, 0.1, 0.6],
    [{ colorSpace: 'rec2020', components: [0.8, 0.2, 0.1], hex: '#ff0000' }, 29.2, 0.258, 0.628],
  ])('has of %j hue, chroma and lightness in OKLCH', (value, hue, chroma, lightness) => {
    const { brand } = brandOfTokens(main(value), PRESENT);
    expect(brand).toEqual({ ...PRESENT, hue, chroma, lightness });
  });

  it('follows aliases, keeps what no token says, and names tokens that decide nothing', () => {
    const file = {
      palette: { $type: 'color', night: { $value: '#101050' }, gold: { $value: '#ffcc00' } },
      radius: { $type: 'dimension', card: { $value: { value: 12, unit: 'px' } } },
      brand: { accent: { $value: '{palette.gold}' } },
    };
    const { brand, unused } = brandOfTokens(file, PRESENT);
    expect(brand).toEqual({ ...PRESENT, accentHue: 90.4 });
    expect(unused).toEqual(['palette.night', 'palette.gold', 'radius.card']);
  });

  it('of a grey keeps the hue', () => {
    expect(brandOfTokens(main('#808080'), PRESENT).brand).toMatchObject({ hue: 275, chroma: 0 });
  });

  it.each<[unknown, string]>([
    [{ brand: { $type: 'color', primary: { $value: '#ff0000' } } }, 'brand.primary is no token of a brand: there are'],
    [{ brand: { $type: 'number', main: { $value: 4 } } }, 'brand.main is of the type "number": make it a color'],
    [main('red'), 'brand.main is neither #rrggbb nor a colour space with components'],
    [main({ colorSpace: 'srgb', components: [1, 0] }), 'brand.main has no three components'],
    [main({ colorSpace: 'srgb', components: [1, 0, '0'] }), 'brand.main has a component that is neither a number nor'],
    [main({ colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5 }), 'brand.main is not opaque: leave its alpha out'],
    [main({ colorSpace: 'constructor', components: [1, 0, 0] }), 'brand.main is in the colour space "constructor"'],
    [{ other: { $type: 'color', $value: '#ff0000' } }, 'there is no token brand.main, brand.accent, brand.surface'],
  ])('is refused of %j', (document, sentence) => {
    expect(() => brandOfTokens(document, PRESENT)).toThrow(sentence);
  });
});
