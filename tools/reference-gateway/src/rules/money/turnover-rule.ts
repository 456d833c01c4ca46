/** Money that came with a turnover to be played, in cents (decision 100). */
export interface TurnoverRule {
  readonly id: number;
  /** What came in with it. */
  readonly grantedCents: number;
  /** What is left of that, with what was won with it. */
  readonly moneyCents: number;
  /** Stakes that it asks for. */
  readonly requiredCents: number;
  readonly playedCents: number;
}

/** A bet with its end, and the balance after it. */
export interface PlayedBet {
  readonly stakeCents: number;
  readonly payoutCents: number;
  readonly balanceCents: number;
}

/** Stakes that are missing: for what is left of the money, never more times than for all of it. */
export function missingCents({ grantedCents, moneyCents, requiredCents, playedCents }: TurnoverRule): number {
  const forMoney = Math.ceil((moneyCents * requiredCents) / grantedCents);
  return Math.max(0, Math.min(requiredCents - playedCents, forMoney));
}

/** Money that stays: the share of it whose stakes are missing. What was won with it may leave. */
export function lockedCents(rule: TurnoverRule): number {
  const share = Math.ceil((rule.grantedCents * missingCents(rule)) / rule.requiredCents);
  return Math.min(rule.moneyCents, share);
}

/**
 * The rules that are still open, oldest first, after a bet: the stake counts for the oldest, and their money is what was
 * staked first. None has more money than the wallet.
 */
export function afterBet(rules: readonly TurnoverRule[], bet: PlayedBet): readonly TurnoverRule[] {
  let stake = bet.stakeCents;
  let loss = bet.stakeCents - bet.payoutCents;
  const played = rules.map((rule) => {
    const part = Math.min(stake, missingCents(rule));
    const change = Math.min(loss, rule.moneyCents);
    stake -= part;
    loss -= change;
    return { ...rule, playedCents: rule.playedCents + part, moneyCents: rule.moneyCents - change };
  });
  let missing = played.reduce((sum, { moneyCents }) => sum + moneyCents, 0) - bet.balanceCents;
  return played.map((rule) => {
    const change = Math.max(0, Math.min(missing, rule.moneyCents));
    missing -= change;
    return { ...rule, moneyCents: rule.moneyCents - change };
  });
}
