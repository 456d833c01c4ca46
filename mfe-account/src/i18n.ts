import { useCallback } from 'react';
import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type { ReportWords } from 'shared-kit/report';
import type english from './locales/EN.json';
import { MIN_AGE } from './model/age';
import { isRuleKey } from './model/field-rules';

/** A key of this section's texts. */
export type SectionText = TextKey<typeof english>;

/** Reads the texts of this section. */
export type SectionTranslate = Translate<typeof english>;

/** The texts of this section in the language shown. */
export function useT(): SectionTranslate {
  return useTexts<typeof english>('mfe-account');
}

/** Words for what is wrong with a field. */
export function useRuleText(): (key: string) => string {
  const t = useT();
  return useCallback((key) => t(isRuleKey(key) ? `rule.${key}` : 'rule.format', { age: MIN_AGE }), [t]);
}

/** Most words of a report count nothing. */
const NO_COUNT = { count: 0 };

/** The words of the kit's reports. */
export function useReportWords(): ReportWords {
  const t = useT();
  return useCallback((word, fields = NO_COUNT) => t(`report.${word}`, fields), [t]);
}
