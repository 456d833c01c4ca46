import type { WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { type FaultKey, pinError } from 'shared-kit/money';
import { amountError, mostOf } from './money-amount';

/** What the withdrawal form holds. */
export interface WithdrawalValues {
  readonly accountId: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

export const EMPTY_WITHDRAWAL: WithdrawalValues = { accountId: '', amount: '', paymentPassword: '' };

/** Why nothing can be taken out at all now, whatever is typed. */
export type WithdrawalStop = 'noTimesLeft' | 'tooLittle';

export function withdrawalStop({ withdrawable, min, timesLeft }: WithdrawalSettings): WithdrawalStop | undefined {
  if (timesLeft !== null && timesLeft <= 0) return 'noTimesLeft';
  return withdrawable < min || withdrawable <= 0 ? 'tooLittle' : undefined;
}

/** The most that can be taken out in one go. */
export function mostWithdrawable({ withdrawable, max }: WithdrawalSettings): number {
  return mostOf(withdrawable, max);
}

/** What a withdrawal is held against. */
export interface WithdrawalLimits {
  readonly settings: WithdrawalSettings;
  /** Null while it is not known. */
  readonly balance: number | null;
  /** Of the wallet's currency. */
  readonly decimals: number;
  /** An amount that was sent and not answered: it may be gone from the wallet, so only the server can judge it. */
  readonly sentAmount?: number | undefined;
}

/** What is wrong with the amount: too much is told by what makes it too much. */
function amountFaultOf(typed: string, { settings, balance, decimals }: WithdrawalLimits): FaultKey | undefined {
  const { min, max, withdrawable, turnoverLeft } = settings;
  const limits = amountError(typed, { min, max }, decimals);
  if (limits !== undefined) return limits;
  if (Number(typed) <= withdrawable) return undefined;
  const isLocked = turnoverLeft > 0 && (balance === null || Number(typed) <= balance);
  return isLocked ? 'turnoverUnmet' : 'balanceLow';
}

/** Everything wrong with a withdrawal, by field. */
export function withdrawalErrors(values: WithdrawalValues, limits: WithdrawalLimits): Record<string, FaultKey> {
  const isSent = values.amount !== '' && Number(values.amount) === limits.sentAmount;
  const errors: Partial<Record<keyof WithdrawalValues, FaultKey | undefined>> = {
    accountId: values.accountId === '' ? 'accountMissing' : undefined,
    amount: isSent ? undefined : amountFaultOf(values.amount, limits),
    paymentPassword: pinError(values.paymentPassword),
  };
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, FaultKey] => entry[1] !== undefined),
  );
}
