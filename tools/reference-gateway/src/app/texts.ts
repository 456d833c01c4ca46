import { fileLanguage, type FileLanguage, type LanguageCode } from 'shared-contracts/language';

/** One text in every language that has files (D-08). */
export type Texts = Readonly<Record<FileLanguage, string>>;

/** Writes a text in the order English, Chinese, Indonesian, Filipino. */
export function texts(EN: string, CN: string, ID: string, TY: string): Texts {
  return { EN, CN, ID, TY };
}

/** The text to show for a code; one without texts of its own is shown in the fallback language (D-08). */
export function textIn(language: LanguageCode, all: Texts): string {
  return all[fileLanguage(language)];
}
