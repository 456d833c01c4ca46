/** Constants of a linear congruential generator (Numerical Recipes). */
const FACTOR = 1_664_525;
const STEP = 1_013_904_223;
const RANGE = 2 ** 32;

const WORDS = 480;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = ['(', ')', ';', '{', '}', ',', '.', '=', '=>', '?', ':', '[', ']', '&&'];
const LONGEST_WORD = 9;

function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = (seed * FACTOR + (letter.codePointAt(0) ?? 0) + STEP) % RANGE;
  return seed;
}

/**
 * Text of a length, in bytes, that compresses to about a third, as a minified script does; the same for the same name.
 * Nothing in it can end a script or a style.
 */
export function codeText(name: string, length: number): string {
  let state = seedOf(name);
  const below = (limit: number): number => {
    state = (state * FACTOR + STEP) % RANGE;
    return Math.floor((state / RANGE) * limit);
  };
  const word = (): string =>
    Array.from({ length: 1 + below(LONGEST_WORD) }, () => LETTERS[below(LETTERS.length)]).join('');
  const words = Array.from({ length: WORDS }, word);
  let text = '';
  // The lower of two draws: some words are more frequent than others, as names in code are.
  while (text.length < length)
    text += (words[Math.min(below(WORDS), below(WORDS))] ?? '') + (SIGNS[below(SIGNS.length)] ?? '');
  return text.slice(0, length);
}
