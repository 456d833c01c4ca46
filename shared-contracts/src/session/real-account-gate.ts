import { canDeposit, isTrial } from './member-type';

/**
 * What meets a signed-in person at a door for real accounts (D-04): the way, an offer to register (type 4), or the
 * word that an actual account is needed (E-20). Visitors are sent to sign in before they come to it.
 */
export type GateAnswer = 'open' | 'offer-register' | 'refuse';
/** The answers of a door that stays shut. */
export type ClosedGate = Exclude<GateAnswer, 'open'>;

/** Deposit and withdrawal: types 0, 1 and 2 (S1 6, D-03, D-04). */
export function moneyGate(type: number | undefined): GateAnswer {
  if (canDeposit(type)) return 'open';
  return isTrial(type) ? 'offer-register' : 'refuse';
}

/** Everything else that a trial account may not use: rewards, bank accounts, the password (D-04). */
export function realAccountGate(type: number | undefined): GateAnswer {
  return isTrial(type) ? 'offer-register' : 'open';
}
