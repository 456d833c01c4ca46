import { useCallback } from 'react';
import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type { ReportWords } from 'shared-kit/report';
import type english from './locales/EN.json';

/** A key of this section's texts. */
export type SectionText = TextKey<typeof english>;

/** Reads the texts of this section. */
export type SectionTranslate = Translate<typeof english>;

/** The texts of this section in the language shown. */
export function useT(): SectionTranslate {
  return useTexts<typeof english>('mfe-account');
}

/** Most words of a report count nothing. */
const NO_COUNT = { count: 0 };

/** The words of the kit's reports. */
export function useReportWords(): ReportWords {
  const t = useT();
  return useCallback((word, fields = NO_COUNT) => t(`report.${word}`, fields), [t]);
}
