/** A text with one kind of line break: forms send each as two characters. */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Code points of the longest letters in use: flags of regions have 7, families up to 10. What is longer counts as more. */
const LONGEST_LETTER = 16;

/** A letter with its marks, a flag, or pictures that are joined: where browsers cannot tell letters themselves. */
const LETTER =
  /\p{Regional_Indicator}{2}|\r\n|.(?:[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu;

/** The letters of a text as a reader sees them: a flag, a family or a letter with its accents is one. */
export function lettersOf(text: string): readonly string[] {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return text.match(LETTER) ?? [];
  // Letters are the same in every language; the browser's own may be none (`C`), at which WebKit throws.
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** How many letters a reader counts in a text; a line break is one. Marks piled on a letter count again after a while. */
export function lengthOf(text: string): number {
  return lettersOf(withPlainBreaks(text)).reduce(
    (sum, letter) => sum + Math.ceil(Array.from(letter).length / LONGEST_LETTER),
    0,
  );
}
