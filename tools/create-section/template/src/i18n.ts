import { useTexts, type Translate } from 'shared-kit/i18n';
import type english from './locales/EN.json';

/** Reads the texts of this section. */
export type SectionTranslate = Translate<typeof english>;

/** The texts of this section in the language shown. */
export function useT(): SectionTranslate {
  return useTexts<typeof english>('mfe-sample');
}
