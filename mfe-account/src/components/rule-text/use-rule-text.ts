import { useCallback } from 'react';
import { useT } from '../../i18n';
import { MIN_AGE } from '../../model/registration/age';
import { isRuleKey } from '../../model/fields/field-rules';

/** Words for what is wrong with a field. */
export function useRuleText(): (key: string) => string {
  const t = useT();
  return useCallback((key) => t(isRuleKey(key) ? `rule.${key}` : 'rule.format', { age: MIN_AGE }), [t]);
}
