/** Longer than any name that an account may have. */
const LONGEST_NAME = 20;

/** The part of a typed name that may be searched for. */
export function searchedName(text: string): string {
  return text.trim().slice(0, LONGEST_NAME);
}
