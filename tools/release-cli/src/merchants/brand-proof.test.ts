import { brandPalette } from 'shared-contracts/brand';
import { assertReadable, brandContrasts, contrastFaults, contrastsOf } from './brand-proof';

describe('the contrasts of a brand', () => {
  it('are enough for every hue, chroma and lightness that settings take', () => {
    for (let hue = 0; hue < 360; hue += 30)
      for (const chroma of [0, 0.15, 0.3])
        for (const lightness of [undefined, 0, 0.5, 1])
          expect(() =>
            assertReadable({ hue, chroma, accentHue: 360 - hue, ...(lightness === undefined ? {} : { lightness }) }),
          ).not.toThrow();
  });

  it('name the pair and the theme where a palette is not readable', () => {
    const palette = { ...brandPalette({ hue: 275, chroma: 0.17, accentHue: 85 }, 'light'), muted: '#cccccc' };
    const faults = contrastFaults(contrastsOf(palette, 'light'));
    expect(faults).toHaveLength(3);
    expect(faults[0]).toMatch(/^muted on page in the light theme has a contrast of 1\.\d\d instead of 4\.5$/);
  });

  it('are of both themes', () => {
    const themes = brandContrasts({ hue: 1, chroma: 0.1, accentHue: 2 }).map(({ theme }) => theme);
    expect(themes.filter((theme) => theme === 'dark')).toHaveLength(themes.length / 2);
  });
});
