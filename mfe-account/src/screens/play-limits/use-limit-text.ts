import { useCallback } from 'react';
import type { PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';
import { useMoneyText } from 'shared-kit/money';
import { useT } from '../../i18n';
import { isTimed } from '../../model/play/limit-view';

/** Writes the figure of a limit: money, minutes, or that there is none. */
export function useLimitText(): (name: PlayLimitName, figure: number | null) => string {
  const t = useT();
  const moneyText = useMoneyText();
  return useCallback(
    (name, figure) => {
      if (figure === null) return t('limits.none');
      return isTimed(name) ? t('limits.minutes', { count: figure }) : moneyText(figure);
    },
    [t, moneyText],
  );
}
