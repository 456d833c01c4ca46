const LONGEST = 40;
const KEPT_END = 12;

/**
 * A file's name for a message: without controls and direction marks, shortened in its middle so that the ending stays,
 * and isolated, so that a name in another script does not turn the sentence around.
 */
export function shownFileName(name: string): string {
  const letters = [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')];
  const shown =
    letters.length <= LONGEST
      ? letters
      : [...letters.slice(0, LONGEST - KEPT_END - 1), '…', ...letters.slice(-KEPT_END)];
  return `\u2068${shown.join('')}\u2069`;
}
