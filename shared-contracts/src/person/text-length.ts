/** A text with one kind of line break: forms send each as two characters. */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Code points of the longest letters in use: flags of regions have 7, families up to 10. What is longer counts as more. */
const LONGEST_LETTER = 16;

/** The letters of a text as a reader sees them: a flag, a family or a letter with its accents is one. */
export function lettersOf(text: string): readonly string[] {
  // Not in every browser of the support table: one without it takes code points for letters.
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  if (Segmenter === undefined) return Array.from(text);
  return Array.from(new Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** How many letters a reader counts in a text; a line break is one. Marks piled on a letter count again after a while. */
export function lengthOf(text: string): number {
  return lettersOf(withPlainBreaks(text)).reduce(
    (sum, letter) => sum + Math.ceil(Array.from(letter).length / LONGEST_LETTER),
    0,
  );
}
