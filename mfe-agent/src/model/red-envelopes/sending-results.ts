import type { TransferResult } from 'shared-contracts/api/endpoints/agent-money';
import { totalOf, type Share } from './envelope-split';

/** `unknown`: the server said nothing of it; then nobody can tell, and it is never sent again by itself. */
export type ShareState = 'sent' | 'failed' | 'unknown';

/** What became of one share; `code` of the failure by the table of error codes. */
export interface ShareResult extends Share {
  readonly state: ShareState;
  readonly code: string | undefined;
}

/** Every share with what became of it, in the order of the sending. */
export function shareResults(shares: readonly Share[], results: readonly TransferResult[]): readonly ShareResult[] {
  const byName = new Map(results.map((result) => [result.username.toLowerCase(), result]));
  return shares.map((share) => {
    const result = byName.get(share.username.toLowerCase());
    if (result === undefined) return { ...share, state: 'unknown', code: undefined };
    return { ...share, state: result.ok ? 'sent' : 'failed', code: result.ok ? undefined : (result.code ?? '') };
  });
}

/** What can be sent again: just what failed, with the same amounts. */
export function failedShares(results: readonly ShareResult[]): readonly Share[] {
  return results.filter(({ state }) => state === 'failed').map(({ username, amount }) => ({ username, amount }));
}

/** The results after the failed ones were tried again: what was sent before stays sent. */
export function afterRetry(before: readonly ShareResult[], again: readonly ShareResult[]): readonly ShareResult[] {
  const byName = new Map(again.map((result) => [result.username, result]));
  return before.map((result) => byName.get(result.username) ?? result);
}

/** How much reached its recipients. */
export function sentTotal(results: readonly ShareResult[], decimals: number): number {
  return totalOf(
    results.filter(({ state }) => state === 'sent'),
    decimals,
  );
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  'member.not_found': 'notFound',
  'member.disabled': 'disabled',
  'balance.low': 'balanceLow',
};

/** Why a share failed, each with a text `sending.reason.<key>`. */
export type FailureReason = 'notFound' | 'disabled' | 'balanceLow' | 'other';

export function failureReason(code: string | undefined): FailureReason {
  return REASONS[code ?? ''] ?? 'other';
}
