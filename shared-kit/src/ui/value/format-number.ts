const formatsByLocale = new Map<string, Intl.NumberFormat>();

/** A number as it is shown: grouped as the language does, at most two decimals, with the digits 0 to 9. */
export function formatNumber(value: number, locale: string): string {
  const known = formatsByLocale.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 2 });
  if (known === undefined) formatsByLocale.set(locale, format);
  return format.format(value);
}
