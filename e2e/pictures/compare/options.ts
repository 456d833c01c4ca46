import { parseArgs } from 'node:util';
import { FILE_LANGUAGES, type FileLanguage } from 'shared-contracts/language';

/** What of the pictures is looked at. */
export interface CompareOptions {
  /** Keeps what is seen now in place of comparing it. */
  readonly isWriting: boolean;
  /** Every theme and language, and the main screens of the other merchants. */
  readonly isWhole: boolean;
  /** Names of screens, with or without the person who sees them; all when empty. */
  readonly screens: readonly string[];
  /** Those that were asked for; the suite's own choice when empty. */
  readonly languages: readonly FileLanguage[];
}

/** Screens of one look: taken together, kept in a folder of their own. */
export interface PictureSet {
  readonly merchant: string;
  readonly theme: 'dark' | 'light';
  readonly language: FileLanguage;
  /** Every screen, or the main ones. */
  readonly has: 'every' | 'main';
}

/** Whose site answers at the bare address. */
export const DEFAULT_MERCHANT = 'aurora';
const OTHER_MERCHANTS = ['bahari', 'lotus'] as const;
const THEMES = ['dark', 'light'] as const;

function words(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',');
}

function languageOf(word: string): FileLanguage {
  const found = FILE_LANGUAGES.find((language) => language === word);
  if (found === undefined) throw new Error(`${word} has no file of texts: there are ${FILE_LANGUAGES.join(', ')}`);
  return found;
}

/** Reads the words of `pnpm pictures:compare`; throws a sentence about the one that is wrong. */
export function readCompareOptions(args: readonly string[]): CompareOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      write: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      screens: { type: 'string' },
      languages: { type: 'string' },
    },
  });
  return {
    isWriting: values.write,
    isWhole: values.whole,
    screens: words(values.screens),
    languages: words(values.languages).map(languageOf),
  };
}

/** The sets that are looked at: a usual run sees every screen once. */
export function setsOf({ isWhole, languages }: CompareOptions): readonly PictureSet[] {
  const own = { merchant: DEFAULT_MERCHANT, has: 'every' as const };
  const chosen = languages.length > 0 ? languages : isWhole ? FILE_LANGUAGES : (['EN'] as const);
  if (!isWhole) return chosen.map((language) => ({ ...own, theme: 'dark', language }));
  const others = chosen.includes('EN') ? OTHER_MERCHANTS : [];
  return [
    ...chosen.flatMap((language) => THEMES.map((theme) => ({ ...own, theme, language }))),
    ...others.flatMap((merchant) =>
      THEMES.map((theme) => ({ merchant, theme, language: 'EN' as const, has: 'main' as const })),
    ),
  ];
}

/** The name of the folder of a set. */
export function folderOf({ merchant, theme, language }: PictureSet): string {
  return `${merchant}-${theme}-${language}`;
}

/** What a picture is called: who sees which path. */
export function nameOf(who: string, path: string): string {
  return `${who}-${path.replace(/^\/(m\/)?/, '').replaceAll(/[^\w]+/g, '-')}`;
}

/** Whether a picture was asked for: by its whole name, or by that of the screen. */
export function isAskedFor(name: string, { screens }: CompareOptions): boolean {
  return screens.length === 0 || screens.some((screen) => name === screen || name.replace(/^[a-z]+-/, '') === screen);
}
