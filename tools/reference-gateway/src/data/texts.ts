import { fileLanguage, htmlLanguage, type FileLanguage, type LanguageCode } from 'shared-contracts/language';

/** One text in every language that has files. */
export type Texts = Readonly<Record<FileLanguage, string>>;

/** Writes a text in the order English, Chinese, Indonesian, Filipino. */
export function texts(EN: string, CN: string, ID: string, TY: string): Texts {
  return { EN, CN, ID, TY };
}

/** A number as each language writes it: `5,000`, `5.000`. */
export function figures(value: number, decimals = 0): Texts {
  const form = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const figure = (language: FileLanguage) => value.toLocaleString(htmlLanguage(language), form);
  return texts(figure('EN'), figure('CN'), figure('ID'), figure('TY'));
}

/** Texts that the database keeps in English, by their English. */
export type KnownTexts = ReadonlyMap<string, Texts>;

export function knownTexts(all: readonly Texts[]): KnownTexts {
  return new Map(all.map((text) => [text.EN, text]));
}

/** A text of the database in a language; one that nobody has put into others is shown as it was written. */
export function knownIn(language: LanguageCode, text: string, known: KnownTexts): string {
  const all = known.get(text);
  return all === undefined ? text : textIn(language, all);
}

/** The text to show for a code; one without texts of its own is shown in the fallback language. */
export function textIn(language: LanguageCode, all: Texts): string {
  return all[fileLanguage(language)];
}
