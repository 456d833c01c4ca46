import { canDeposit, isTrial } from 'shared-contracts/session/member-type';

/** What meets a person at a door for real accounts (D-04). */
export type GateAnswer = 'open' | 'offer-register' | 'refuse';

/** Deposit and withdrawal: types 0, 1 and 2 (D-03, D-04). */
export function depositGate(type: number | undefined): GateAnswer {
  if (canDeposit(type)) return 'open';
  return isTrial(type) ? 'offer-register' : 'refuse';
}

/** Everything else that a trial account may not use. */
export function realAccountGate(type: number | undefined): GateAnswer {
  return isTrial(type) ? 'offer-register' : 'open';
}
