import { afterBet, lockedCents, missingCents, type PlayedBet, type TurnoverRule } from './turnover-rule';

const rule = (changes: Partial<TurnoverRule> = {}): TurnoverRule => ({
  id: 1, grantedCents: 120_000, moneyCents: 120_000, requiredCents: 600_000, playedCents: 0, ...changes,
}); // prettier-ignore
const plain = (changes: Partial<TurnoverRule> = {}): TurnoverRule =>
  rule({ id: 2, grantedCents: 50_000, moneyCents: 50_000, requiredCents: 50_000, ...changes });

/** Plays stake and payout in turn, from a wallet that holds this much; what is missing and locked after each. */
function play(rules: readonly TurnoverRule[], balanceCents: number, ...bets: readonly [number, number][]): number[][] {
  const seen: number[][] = [];
  bets.reduce(
    ([open, balance], [stakeCents, payoutCents]) => {
      const left = balance - stakeCents + payoutCents;
      const bet: PlayedBet = { stakeCents, payoutCents, balanceCents: left };
      const next = afterBet(open, bet);
      const sum = (of: (one: TurnoverRule) => number): number => next.reduce((total, one) => total + of(one), 0);
      seen.push([sum(missingCents), sum(lockedCents)]);
      return [next, left] as const;
    },
    [rules, balanceCents] as readonly [readonly TurnoverRule[], number],
  );
  return seen;
}

it('asks for all of it at first', () => {
  expect([missingCents(rule()), lockedCents(rule())]).toEqual([600_000, 120_000]);
});

it.each<[string, readonly TurnoverRule[], number, [number, number], number[]]>([
  ['a bonus that is lost in full', [rule()], 120_000, [120_000, 0], [0, 0]],
  ['half of a bonus lost', [rule()], 120_000, [60_000, 0], [300_000, 60_000]],
  ['half of its turnover played', [rule()], 120_000, [300_000, 300_000], [300_000, 60_000]],
  ['all of its turnover played', [rule()], 120_000, [600_000, 600_000], [0, 0]],
  ['all but one of a deposit played', [plain()], 50_000, [49_900, 49_900], [100, 100]],
  ['all but one of a deposit lost, beside free money', [plain()], 149_900, [49_900, 0], [100, 100]],
  ['more lost than it has', [plain()], 149_900, [80_000, 0], [0, 0]],
  ['a stake that is more than is missing', [rule(), plain()], 170_000, [620_000, 620_000], [30_000, 30_000]],
  ['the older lost, the newer whole', [rule(), plain()], 170_000, [120_000, 0], [50_000, 50_000]],
  ['both lost', [rule(), plain()], 170_000, [170_000, 0], [0, 0]],
  ['a win', [plain()], 50_000, [10_000, 40_000], [40_000, 40_000]],
])('%s', (_case, rules, balance, bet, expected) => {
  expect(play(rules, balance, bet)).toEqual([expected]);
});

it('does not end by a loss of what was won', () => {
  expect(play([rule()], 120_000, [10_000, 130_000], [120_000, 0])).toEqual([[590_000, 118_000], [470_000, 94_000]]); // prettier-ignore
});

it('has no more than the wallet: what was won has been taken out', () => {
  const won = rule({ moneyCents: 240_000 });
  expect(play([won], 120_000, [60_000, 0])).toEqual([[300_000, 60_000]]);
});

it('never locks more than came in, than is left, and never asks for more than at first', () => {
  for (const money of [0, 1, 33_333, 120_000, 999_999])
    for (const played of [0, 1, 299_999, 599_999, 600_000]) {
      const one = rule({ moneyCents: money, playedCents: played });
      expect(lockedCents(one)).toBeLessThanOrEqual(Math.min(money, one.grantedCents));
      expect(missingCents(one)).toBeLessThanOrEqual(one.requiredCents - played);
      expect(missingCents(one) === 0).toBe(lockedCents(one) === 0);
    }
});
