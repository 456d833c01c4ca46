import { useCallback } from 'react';
import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type { ReportWords } from 'shared-kit/report';
import type english from './locales/EN.json';
import type member from './locales/member/EN.json';

/** All texts of this section: what a part shows of a group is there where `routes.ts` gives it the group. */
type SectionTexts = typeof english & typeof member;

/** A key of this section's texts. */
export type SectionText = TextKey<SectionTexts>;

/** Reads the texts of this section. */
export type SectionTranslate = Translate<SectionTexts>;

/** The texts of this section in the language shown. */
export function useT(): SectionTranslate {
  return useTexts<SectionTexts>('mfe-account');
}

/** Most words of a report count nothing. */
const NO_COUNT = { count: 0 };

/** The words of the kit's reports. */
export function useReportWords(): ReportWords {
  const t = useT();
  return useCallback((word, fields = NO_COUNT) => t(`report.${word}`, fields), [t]);
}
