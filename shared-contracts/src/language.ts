/** The languages that have files of text. `TY` is Filipino. */
export const FILE_LANGUAGES = ['CN', 'EN', 'ID', 'TY'] as const;
export type FileLanguage = (typeof FILE_LANGUAGES)[number];

/** Every language code the site knows, in upper case as the API wants them (docs/product/shell.md#language). */
export const LANGUAGE_CODES = [
  ...FILE_LANGUAGES,
  'VI', 'TH', 'TW', 'KR', 'JP', 'MS', 'KM', 'LO', 'MY', 'HI', 'BN', 'UR', 'TA', 'TE', 'NE', 'SI',
  'ES', 'PT', 'FR', 'DE', 'IT', 'RU', 'TR', 'AR', 'FA', 'PL',
] as const; // prettier-ignore
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** A code without a file of its own is shown in this one. */
export const FALLBACK_LANGUAGE: FileLanguage = 'CN';

/** What a start with nothing usable saved uses, whatever the configured default is. */
export const START_LANGUAGE: FileLanguage = 'EN';

/** What a merchant offers when its status does not say otherwise. */
export const DEFAULT_SUPPORTED_LANGUAGES: readonly LanguageCode[] = ['TY', 'EN'];

const HTML_LANGUAGE: Partial<Record<LanguageCode, string>> = {
  CN: 'zh-CN', TY: 'fil', TW: 'zh-TW', KR: 'ko', JP: 'ja',
}; // prettier-ignore
const RIGHT_TO_LEFT: readonly LanguageCode[] = ['AR', 'FA', 'UR'];

/** Narrows any value to a known language code; codes are upper case and nothing else matches. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return (LANGUAGE_CODES as readonly unknown[]).includes(value);
}

/** The file of texts to show for a code. */
export function fileLanguage(code: LanguageCode): FileLanguage {
  return (FILE_LANGUAGES as readonly string[]).includes(code) ? (code as FileLanguage) : FALLBACK_LANGUAGE;
}

/** The BCP 47 tag for the `lang` attribute and `Intl`. */
export function htmlLanguage(code: LanguageCode): string {
  return HTML_LANGUAGE[code] ?? code.toLowerCase();
}

/** The text direction of a code. */
export function textDirection(code: LanguageCode): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr';
}

/** The language that a raw address names, in its first group: `?language=ID`, the first that is a code. */
export const ADDRESS_LANGUAGE = /[?&]language=([A-Z]{2})(?:&|$)/;

/** The language that an address or its query asks for; null where it names none. */
export function askedLanguage(address: string): string | null {
  return ADDRESS_LANGUAGE.exec(address)?.[1] ?? null;
}

/**
 * The language to start in: the supported code that the address asks for, else the saved one; anything else starts in
 * English, whatever the configured default says. Does not write: the live chat has to see that nothing is saved.
 */
export function startLanguage(
  saved: string | null,
  supported: readonly LanguageCode[],
  asked: string | null = null,
): LanguageCode {
  const isUsable = (code: string | null): code is LanguageCode => isLanguageCode(code) && supported.includes(code);
  return [asked, saved].find(isUsable) ?? START_LANGUAGE;
}
