import type { RebateIncome } from 'shared-contracts/api/endpoints/agent-money';

/** What a rebate income is added up by. */
export type IncomeSource = 'category' | 'member';

/** What one category or one member earned the agent, and with how much play. */
export interface IncomeShare {
  /** Code of the category, or name of the member. */
  readonly name: string;
  readonly income: number;
  readonly turnover: number;
}

const NAME_OF: Readonly<Record<IncomeSource, (row: RebateIncome) => string>> = {
  category: ({ gameCategory }) => gameCategory,
  member: ({ username }) => username,
};

/** Rows of all days added up, in whole cents so that the sum is exact. */
export function incomeBy(source: IncomeSource, rows: readonly RebateIncome[]): readonly IncomeShare[] {
  const sums = new Map<string, { income: number; turnover: number }>();
  for (const row of rows) {
    const name = NAME_OF[source](row);
    const sum = sums.get(name) ?? { income: 0, turnover: 0 };
    sum.income += Math.round(row.income * 100);
    sum.turnover += Math.round(row.turnover * 100);
    sums.set(name, sum);
  }
  return [...sums].map(([name, { income, turnover }]) => ({ name, income: income / 100, turnover: turnover / 100 }));
}
