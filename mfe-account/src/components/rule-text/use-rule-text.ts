import { useCallback } from 'react';
import { useT } from '../../i18n';
import { MIN_AGE } from '../../model/registration/age';
import { isRuleKey } from '../../model/fields/field-rules';

/** Words for what is wrong with a field. */
export function useRuleText(): (message: string) => string {
  const t = useT();
  return useCallback(
    (message) => {
      const [key = '', length] = message.split(':');
      if (length !== undefined) return t(`rule.${key as 'tooShort' | 'tooLong'}`, { count: Number(length) });
      if (key === 'ageLimit') return t('rule.ageLimit', { age: MIN_AGE });
      return t(isRuleKey(key) ? `rule.${key}` : 'rule.format');
    },
    [t],
  );
}
