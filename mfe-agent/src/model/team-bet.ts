import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import type { useT } from '../i18n';

/** What the team keeps of a bet: the stake less what was paid out; in whole cents, as binary fractions drift. */
export function betProfit({ stake, payout }: Pick<TeamBet, 'stake' | 'payout'>): number {
  return (Math.round(stake * 100) - Math.round(payout * 100)) / 100;
}

/** A state's name; one that a newer server has goes by its own. */
export function stateText(t: ReturnType<typeof useT>, state: string): string {
  return state === 'settled' ? t('betting.settled') : state;
}
