/** Fewest words of a feedback (docs/product/messaging.md#feedback). */
export const FEEDBACK_MIN_WORDS = 3;
/** Most words of a feedback. */
export const FEEDBACK_MAX_WORDS = 300;
/** Most UTF-16 code units of a feedback: words may be long, and a request has an end. */
export const FEEDBACK_MAX_UNITS = 6000;

/** Scripts that write without spaces: each of their signs counts as a word, as people there count them. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const WORD = new RegExp(String.raw`[${UNSPACED}]|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}'’-])+`, 'gu');
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** How many words a text has; signs alone are none. */
export function wordCount(text: string): number {
  return (text.match(WORD) ?? []).filter((word) => HAS_LETTER.test(word)).length;
}

/** Makes the check of a feedback's length in words. */
export function feedbackLength(min: number, max: number): (text: string) => boolean {
  return (text) => {
    const count = wordCount(text);
    return min <= count && count <= max;
  };
}

/** Whether a feedback has a length that is taken. */
export const isFeedback = feedbackLength(FEEDBACK_MIN_WORDS, FEEDBACK_MAX_WORDS);
