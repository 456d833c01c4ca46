import { useCallback } from 'react';
import { useT } from '../../i18n';

const NAMED = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT'] as const;

/** The name of a game category; one that nobody knows keeps its code. */
export function useCategoryName(): (category: string) => string {
  const t = useT();
  return useCallback(
    (category) => {
      const known = NAMED.find((name) => name === category);
      return known === undefined ? category : t(`category.${known}`);
    },
    [t],
  );
}
