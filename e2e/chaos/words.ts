import path from 'node:path';
import { packageTexts } from 'services/texts/package-texts';
import { releasedPackages } from 'services/section-folders';
import { FILE_LANGUAGES, type FileLanguage } from 'shared-contracts/language';
import { ROOT } from '../support/places';

/** Places in a text that are filled in: `{{name}}`, and `$t(...)`. */
const FILLED = /\\\{\\\{.*?\\\}\\\}|\\\$t\\\(.*?\\\)/g;
const PLACE = /\{\{.*?\}\}|\$t\(.*?\)/g;

/** What no player may read, whatever went wrong. */
const NOBODYS_WORDS = [
  /\[object/,
  /\bundefined\b/,
  /\bNaN\b/,
  /SyntaxError|TypeError|Unexpected token|is not valid JSON/,
  /gateway\.js/,
  /"success"/,
  /\{\{|\}\}/,
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternOf(text: string): RegExp {
  return new RegExp(`^${escaped(text).replaceAll(FILLED, '.*')}$`, 's');
}

/** Whether a text says something by itself: of places and punctuation alone, every text would be one. */
function hasOwnWords(text: string): boolean {
  return /\p{Letter}/u.test(text.replaceAll(PLACE, ''));
}

function localeOf(name: string, language: FileLanguage): unknown {
  return packageTexts(path.join(ROOT, name), language);
}

let known: { readonly exact: ReadonlySet<string>; readonly filled: readonly RegExp[] } | undefined;

function locales(): NonNullable<typeof known> {
  if (known !== undefined) return known;
  const texts = releasedPackages(ROOT)
    .flatMap((name) => FILE_LANGUAGES.flatMap((language) => textsOf(localeOf(name, language))))
    .map((text) => text.trim());
  known = {
    exact: new Set(texts),
    filled: texts.filter((text) => text.includes('{{') && hasOwnWords(text)).map(patternOf),
  };
  return known;
}

/** Whether a text is one of the site's own, with whatever is filled into it. */
export function isOwnText(text: string): boolean {
  const { exact, filled } = locales();
  const said = text.trim();
  return !/\p{Letter}/u.test(said) || exact.has(said) || filled.some((pattern) => pattern.test(said));
}

/** How the name of what tries again begins, in every language: a page that could not start speaks all of them. */
export function retryNames(): RegExp {
  const names = FILE_LANGUAGES.flatMap((language) => {
    const { action } = localeOf('host-shell', language) as { readonly action: { retry: string; reload: string } };
    return [action.retry, action.reload];
  });
  return new RegExp(`^(${names.map(escaped).join('|')})`);
}

/** What of a page's text is nobody's words: names of programs, bodies, empty places. */
export function strayWords(text: string): readonly string[] {
  return NOBODYS_WORDS.flatMap((pattern) => text.match(pattern)?.slice(0, 1) ?? []);
}
