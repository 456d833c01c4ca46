import { lettersOf } from 'shared-contracts/text-length';

/** No letter in use has more code units: of a long text, only so much is looked at. */
const LONGEST_LETTER = 40;

/** The first letters of a text, as its readers count them; none of them is cut. */
export function firstLetters(text: string, count: number): string {
  return lettersOf(text.slice(0, count * LONGEST_LETTER))
    .slice(0, count)
    .join('');
}
