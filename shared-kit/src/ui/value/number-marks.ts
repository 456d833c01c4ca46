/** How a language groups whole numbers, and what it writes before the decimals. */
export interface NumberMarks {
  readonly group: Intl.NumberFormat;
  readonly decimalMark: string;
}

const marksByLocale = new Map<string, NumberMarks>();

/** The marks of a BCP 47 tag, with the digits 0 to 9. */
export function marksOf(locale: string): NumberMarks {
  const known = marksByLocale.get(locale);
  if (known) return known;
  const group = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' });
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const marks = { group, decimalMark: parts.find((part) => part.type === 'decimal')?.value ?? '.' };
  marksByLocale.set(locale, marks);
  return marks;
}
