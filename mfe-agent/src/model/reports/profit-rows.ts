import type { ProfitAndLoss, ProfitAndLossRow } from 'shared-contracts/api/endpoints/agent';

/** Nothing won and nothing lost. */
export const NO_PROFIT: ProfitAndLoss = { turnover: 0, payout: 0, rebate: 0, bonus: 0, fees: 0, profit: 0 };

/** Zeros for every category asked for if nothing was played, instead of an empty page. */
export function orZeros(
  rows: readonly ProfitAndLossRow[],
  categories: readonly string[],
  wanted: string,
): readonly ProfitAndLossRow[] {
  if (rows.length > 0) return rows;
  const shown = wanted === '' ? categories : [wanted];
  return shown.map((gameCategory) => ({ gameCategory, username: '', ...NO_PROFIT }));
}

/** Turnover and profit by category, of rows by category and member; what belongs to no category is no part of it. */
export function byCategory(rows: readonly ProfitAndLossRow[]): readonly ProfitAndLossRow[] {
  const sums = new Map<string, ProfitAndLossRow>();
  for (const row of rows) {
    if (row.gameCategory === '') continue;
    const sum = sums.get(row.gameCategory) ?? { gameCategory: row.gameCategory, username: '', ...NO_PROFIT };
    sums.set(row.gameCategory, {
      ...sum,
      turnover: sum.turnover + row.turnover,
      profit: sum.profit + row.profit,
    });
  }
  return [...sums.values()];
}
