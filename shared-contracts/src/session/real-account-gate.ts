import { canDeposit, isTrial } from './member-type';

/**
 * What a signed-in person meets at an action for real accounts: nothing, an offer to register (type 4), or the
 * message that an actual account is needed (docs/product/common.md#real-accounts). Visitors are sent to sign in before.
 */
export type GateAnswer = 'open' | 'offer-register' | 'refuse';
/** The answers of a gate that stays closed. */
export type ClosedGate = Exclude<GateAnswer, 'open'>;

/** Deposit and withdrawal: types 0, 1 and 2 pass. */
export function moneyGate(type: number | undefined): GateAnswer {
  if (canDeposit(type)) return 'open';
  return isTrial(type) ? 'offer-register' : 'refuse';
}

/** Everything else that a trial account may not use: rewards, bank accounts, the password. */
export function realAccountGate(type: number | undefined): GateAnswer {
  return isTrial(type) ? 'offer-register' : 'open';
}
