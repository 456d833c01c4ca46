import { useCallback } from 'react';
import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type { ReportWords } from 'shared-kit/report';
import type english from './locales/EN.json';

/** A key of this section's texts. */
export type SectionText = TextKey<typeof english>;

/** The texts of this section in the language shown. */
export function useT(): Translate<SectionText> {
  return useTexts<SectionText>('mfe-agent');
}

/** The words of the kit's reports. */
export function useReportWords(): ReportWords {
  const t = useT();
  return useCallback((word, fields) => t(`report.${word}`, fields), [t]);
}
