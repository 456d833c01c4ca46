/** What a merchant sets of its looks; every colour of the site follows from these. */
export interface BrandValues {
  /** OKLCH hue of surfaces and the main action, degrees. */
  readonly hue: number;
  /** OKLCH chroma of the main action, 0 to 0.3. */
  readonly chroma: number;
  /** OKLCH hue of money and wins, degrees. */
  readonly accentHue: number;
  /** OKLCH lightness of the brand's colour, 0 for black to 1 for white; without it each theme has its own. */
  readonly lightness?: number;
  /** OKLCH hue of dark surfaces where it differs from the brand's. */
  readonly surfaceHue?: number;
}
