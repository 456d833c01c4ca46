/** A letter with its marks, a flag, or pictures that are joined: where browsers cannot tell letters themselves. */
const LETTER =
  /\p{Regional_Indicator}\p{Regional_Indicator}|\r\n|(?:[^\p{M}\u200d]|^)(?:[\p{M}\p{Emoji_Modifier}\ufe0e\ufe0f]|\u200d\p{Extended_Pictographic}?)*/gsu;

function* lettersByPoints(text: string): Generator<string> {
  for (const [letter] of text.matchAll(LETTER)) yield letter;
}

// Letters are the same in every language; the browser's own may be none (`C`), at which WebKit throws.
function* lettersBySegmenter(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield segment;
}

/** The first letters of a text, as its readers count them; none of them is cut. */
export function firstLetters(text: string, count: number): string {
  // Firefox before 125 has no segmenter.
  const letters = 'Segmenter' in Intl ? lettersBySegmenter(text) : lettersByPoints(text);
  let length = 0;
  for (let left = count; left > 0; left -= 1) {
    const next = letters.next();
    if (next.done === true) break;
    length += next.value.length;
  }
  return text.slice(0, length);
}
