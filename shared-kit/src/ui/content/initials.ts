import { lettersOf } from 'shared-contracts/text-length';

/** Up to two letters that stand for a name: of its first and last word, or its first sign where letters have no case. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const first = lettersOf(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (lettersOf(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}
