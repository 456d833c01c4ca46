import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type english from './locales/EN.json';
import type pages from './locales/pages/EN.json';

/** All texts of this section: what a part shows of a group is there where `routes.ts` gives it the group. */
type SectionTexts = typeof english & typeof pages;

/** A key of this section's texts. */
export type SectionText = TextKey<SectionTexts>;

/** Reads the texts of this section. */
export type SectionTranslate = Translate<SectionTexts>;

/** The texts of this section in the language shown. */
export function useT(): SectionTranslate {
  return useTexts<SectionTexts>('mfe-messaging');
}
