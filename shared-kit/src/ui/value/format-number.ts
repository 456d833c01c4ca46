type Style = 'decimal' | 'percent';

const formats = new Map<string, Intl.NumberFormat>();

/** Grouped as the language does, at most two decimals, with the digits 0 to 9. */
function formatOf(locale: string, style: Style): Intl.NumberFormat {
  const key = `${style} ${locale}`;
  const known = formats.get(key);
  const format = known ?? new Intl.NumberFormat(locale, { style, numberingSystem: 'latn', maximumFractionDigits: 2 });
  if (known === undefined) formats.set(key, format);
  return format;
}

/** A number as it is shown: grouped as the language does, at most two decimals. */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale, 'decimal').format(value);
}

/** A number of percent with its sign, as the language writes both: `0.9%`, `0,9%`. */
export function formatPercent(percent: number, locale: string): string {
  return formatOf(locale, 'percent').format(percent / 100);
}
