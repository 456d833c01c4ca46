import { htmlLanguage, type LanguageCode } from 'shared-contracts/language';

/** What the four languages of the site are called by those who speak them. */
const OWN_NAMES: Readonly<Partial<Record<LanguageCode, string>>> = {
  CN: '中文',
  EN: 'English',
  ID: 'Bahasa Indonesia',
  TY: 'Filipino',
};

/** A language's name in itself, as language lists show it. */
export function languageName(code: LanguageCode): string {
  const tag = htmlLanguage(code);
  return OWN_NAMES[code] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
}
