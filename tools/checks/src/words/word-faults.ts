import type { FileLanguage } from 'shared-contracts/language';
import type { GlossaryRow } from './glossary';
import type { SiteText } from './site-texts';

/** The same words, whatever their case and their last mark. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[.!。！]$/, '')
    .toLowerCase();
}

/** The words of a text: without its places, and without the tags of HTML. */
function wordsOf(text: string): string {
  return text.replace(/\$?\{\{?[^}]*\}\}?|<[^>]*>/g, ' ');
}

/** Whole words; Chinese has no spaces between them. Latin terms are found in the plural too. */
function hasWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (/\p{Script=Han}/u.test(word)) return text.includes(word);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}s?(?![\p{L}\p{N}])`, 'iu').test(text);
}

/** English texts that are translated in two ways. */
function twoTranslations(language: FileLanguage, texts: readonly SiteText[], rows: readonly GlossaryRow[]): string[] {
  const found = new Map<string, Map<string, string>>();
  for (const { place, EN, [language]: words } of texts) {
    if (EN === undefined || words === undefined || language === 'EN') continue;
    const translations = found.get(plain(EN)) ?? new Map<string, string>();
    found.set(plain(EN), translations.set(plain(words), place));
  }
  return [...found].flatMap(([english, translations]) => {
    const allowed = rows.find(({ term }) => term === english)?.translations ?? [];
    if (translations.size < 2 || [...translations.keys()].every((words) => allowed.includes(words))) return [];
    const ways = [...translations].map(([words, place]) => `“${words}” (${place})`).join(', ');
    return [`${language}: “${english}” is translated in two ways: ${ways}`];
  });
}

function faultsOfText(language: FileLanguage, text: SiteText, rows: readonly GlossaryRow[]): string[] {
  const { place, EN = '', [language]: words } = text;
  if (words === undefined) return [];
  return rows.flatMap(({ term, isWhole, translations, never }) => {
    const wrong = never.filter((word) => hasWord(wordsOf(words), word));
    const faults = wrong.map((word) => `${language}: “${word}” is never used for “${term}”: “${words}” (${place})`);
    const lower = words.toLowerCase();
    const isMeant = isWhole ? plain(EN) === term : hasWord(wordsOf(EN), term);
    if (language === 'EN' || !isMeant || translations.some((translation) => lower.includes(translation))) return faults;
    return [...faults, `${language}: “${term}” is not translated by its row: “${EN}” is “${words}” (${place})`];
  });
}

/** What is wrong with the words of a language, by its glossary (docs/words). */
export function wordFaults(
  language: FileLanguage,
  texts: readonly SiteText[],
  rows: readonly GlossaryRow[],
): readonly string[] {
  return [...twoTranslations(language, texts, rows), ...texts.flatMap((text) => faultsOfText(language, text, rows))];
}
