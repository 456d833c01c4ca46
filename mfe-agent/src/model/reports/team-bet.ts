import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import type { useT } from '../../i18n';
import { exactSum } from 'shared-kit/report';

/** What the team keeps of a bet: the stake less what was paid out. */
export function betProfit({ stake, payout }: Pick<TeamBet, 'stake' | 'payout'>): number {
  return exactSum([stake, -payout]);
}

/** A state's name; one that a newer server has goes by its own. */
export function stateText(t: ReturnType<typeof useT>, state: string): string {
  return state === 'settled' ? t('betting.settled') : state;
}
