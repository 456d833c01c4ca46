import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { SmallFact } from '../small-fact/small-fact';

/** How often an amount has to be staked before it may be withdrawn; shown before it is claimed. */
export function TurnoverFact({ times }: { readonly times: number }): ReactNode {
  const t = useT();
  return <SmallFact icon="refresh">{t('rewards.turnover', { times })}</SmallFact>;
}
