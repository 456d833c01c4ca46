import type { DepositBonus } from 'shared-contracts/api/endpoints/announcements';

/** What a promotion adds to a deposit, and what both ask for, in the wallet's currency. */
export interface BonusTerms {
  readonly bonus: number;
  /** Stakes before all of it may be withdrawn. */
  readonly toPlay: number;
}

/** The terms for what arrives in the wallet. The bonus is cut at the last decimal of the currency, as the back end does. */
export function bonusTerms(
  { percent, max, turnoverTimes }: DepositBonus,
  arrives: number,
  decimals: number,
): BonusTerms {
  const unit = 10 ** decimals;
  const units = Math.round(arrives * unit);
  const share = Math.floor((units * percent) / 100);
  const bonus = max === null ? share : Math.min(share, Math.round(max * unit));
  return { bonus: bonus / unit, toPlay: Math.round((units + bonus) * turnoverTimes) / unit };
}
