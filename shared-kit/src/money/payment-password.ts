import type { FaultKey } from './money-faults';

/** A payment password: six digits. */
export const PIN_LENGTH = 6;

/** What is wrong with a payment password, or undefined. */
export function pinError(typed: string): FaultKey | undefined {
  if (typed === '') return 'pinMissing';
  return /^\d{6}$/.test(typed) ? undefined : 'pinFormat';
}
