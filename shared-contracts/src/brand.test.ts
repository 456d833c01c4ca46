import { brandPalette, brandStyles, type BrandValues } from './brand';
import { contrast, oklchToHex } from './color';

const BRANDS: Record<string, BrandValues> = {
  aurora: { hue: 275, chroma: 0.17, accentHue: 85 },
  bahari: { hue: 195, chroma: 0.12, accentHue: 35 },
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

  describe.each(Object.entries(BRANDS))('%s', (_name, brand) => {
    it.each(['dark', 'light'] as const)('keeps AA contrast in the %s theme', (theme) => {
      const colours = brandPalette(brand, theme);
      const surfaces = [colours.page, colours.card, colours.raised];
      const onSurface = [
        colours.text,
        colours.muted,
        colours.accent,
        colours.win,
        colours.loss,
        colours.warn,
        colours.info,
      ];
      const worst = Math.min(
        ...surfaces.flatMap((surface) => onSurface.map((colour) => contrast(surface, colour))),
        contrast(colours.brand, colours['on-brand']),
        contrast(colours.accent, colours['on-accent']),
      );
      expect(worst).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('writes both themes as custom properties', () => {
    const styles = brandStyles({ hue: 275, chroma: 0.17, accentHue: 85 });
    expect(styles).toMatch(/^:root\{color-scheme:dark;--brand-page:#[0-9a-f]{6};/);
    expect(styles).toContain(':root[data-theme=light]{color-scheme:light;--brand-page:#');
  });
});
