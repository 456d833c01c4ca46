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
  return useTexts<typeof english>('mfe-agent');
}

/** Most words of a report count nothing. */
const NO_COUNT = { count: 0 };

/** The words of the kit's reports. */
export function useReportWords(): ReportWords {
  const t = useT();
  return useCallback((word, fields = NO_COUNT) => t(`report.${word}`, fields), [t]);
}

/** The categories that have a name here; the others go by their code. */
const NAMED = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT'] as const;

/** The name of a category; what belongs to none, as bonuses and fees do, is told so. */
export function useCategoryText(): (code: string) => string {
  const t = useT();
  return useCallback(
    (code) => {
      const named = NAMED.find((name) => name === code);
      if (named !== undefined) return t(`category.${named}`);
      return code === '' ? t('category.none') : code;
    },
    [t],
  );
}
