import { brandPalette, brandProperties, brandStyles, COLOUR_ROLES, type BrandValues } from './brand';
import { mixColours, oklchToHex } from './brand-colours';
import { contrast } from './color';

const BRANDS: Record<string, BrandValues> = {
  aurora: { hue: 275, chroma: 0.17, accentHue: 85 },
  bahari: { hue: 200, chroma: 0.12, accentHue: 35 },
  lotus: { hue: 25, chroma: 0.19, accentHue: 160, surfaceHue: 340 },
};

describe('brand colours', () => {
  it('turns OKLCH into the sRGB colours everybody knows', () => {
    expect([oklchToHex(0, 0, 0), oklchToHex(1, 0, 0), oklchToHex(0.62796, 0.25768, 29.2339)]).toEqual([
      '#000000',
      '#ffffff',
      '#ff0000',
    ]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  // Figures of a browser: color-mix(in oklab, red, blue) and so on.
  it.each([
    ['#ff0000', '#0000ff', 0.5, '#8c53a2'],
    ['#ffffff', '#000000', 0.5, '#636363'],
    ['#f4bf3f', '#151828', 0, '#f4bf3f'],
    ['#f4bf3f', '#151828', 1, '#151828'],
  ])('mixes %s and %s as a browser does', (first, second, share, mixture) => {
    expect(mixColours(first, second, share)).toBe(mixture);
  });

  describe.each(Object.entries(BRANDS))('%s', (_name, brand) => {
    it.each(['dark', 'light'] as const)('keeps AA contrast in the %s theme', (theme) => {
      const colours = brandPalette(brand, theme);
      const surfaces = [colours.page, colours.card, colours.raised];
      const inks = (['text', 'muted', 'brand-ink', 'accent', 'win', 'loss', 'warn', 'info'] as const).map(
        (role) => colours[role],
      );
      const worst = Math.min(
        ...surfaces.flatMap((surface) => inks.map((colour) => contrast(surface, colour))),
        contrast(colours['brand-fill'], colours['on-brand']),
        contrast(colours['accent-fill'], colours['on-accent']),
        contrast(colours['loss-fill'], colours['on-loss']),
      );
      expect(worst).toBeGreaterThanOrEqual(4.5);
    });
  });

  it.each<[string, number, number, string, string]>([
    ['black', 0, 0, '#ffffff', '#000000'],
    ['white', 1, 0, '#ffffff', '#000000'],
    ['a very dark blue', 0.2, 0.05, '#a9c0de', '#05162c'],
    ['a very light yellow', 0.95, 0.12, '#faf392', '#faf392'],
  ])('fills with %s as it is, or turned round where nobody could tell it', (name, lightness, chroma, dark, light) => {
    const brand = { hue: name.endsWith('blue') ? 255 : 105, chroma, accentHue: 85, lightness };
    expect(brandPalette(brand, 'dark')['brand-fill']).toBe(dark);
    expect(brandPalette(brand, 'light')['brand-fill']).toBe(light);
  });

  it('fills with the colour of signs where the brand has no lightness', () => {
    for (const theme of ['dark', 'light'] as const)
      for (const brand of Object.values(BRANDS)) {
        const palette = brandPalette(brand, theme);
        expect(palette['brand-fill']).toBe(palette.brand);
        expect(contrast(palette['brand-strong'], palette['on-brand'])).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('keeps gold golden in the light theme, where its ink is dark', () => {
    const aurora = brandPalette({ hue: 275, chroma: 0.17, accentHue: 85 }, 'light');
    expect(contrast(aurora['accent-fill'], aurora.card)).toBeLessThan(2.2);
    expect(contrast(aurora['accent-fill'], aurora['on-accent'])).toBeGreaterThan(7);
    expect(aurora['accent-fill']).not.toBe(aurora.accent);
  });

  it('writes every role once, and in the light theme again where it is another', () => {
    const brand = { hue: 275, chroma: 0.17, accentHue: 85 };
    const styles = brandStyles(brand);
    expect(styles).toMatch(/^:root\{color-scheme:dark;--brand-page:#[0-9a-f]{6};/);
    expect(styles).toContain(':root[data-theme=light]{color-scheme:light;--brand-page:#');
    const [dark, light] = [brandPalette(brand, 'dark'), brandPalette(brand, 'light')];
    const written = [...styles.matchAll(/--brand-([a-z-]+):#[0-9a-f]{6}/g)].map(([, role]) => role);
    expect(written).toEqual([...COLOUR_ROLES, ...COLOUR_ROLES.filter((role) => dark[role] !== light[role])]);
  });

  it('writes the channels and the mixtures that browsers without color-mix() cannot compute', () => {
    const brand = { hue: 275, chroma: 0.17, accentHue: 85 };
    const { text, page, line, raised } = brandPalette(brand, 'light');
    const properties = brandProperties(brand, 'light');
    const channels = [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16));
    expect(properties.get('--rgb-text')).toBe(channels.join(' '));
    expect(properties.get('--mix-track')).toBe(mixColours(page, text, 0.06));
    expect(properties.get('--mix-skeleton')).toBe(mixColours(raised, line, 0.72));
  });
});
