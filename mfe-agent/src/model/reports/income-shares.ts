import type { RebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { exactSum } from 'shared-kit/report';

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

/** Rows of all days added up. */
export function incomeBy(source: IncomeSource, rows: readonly RebateIncome[]): readonly IncomeShare[] {
  const sums = new Map<string, { income: number; turnover: number }>();
  for (const row of rows) {
    const name = NAME_OF[source](row);
    const sum = sums.get(name) ?? { income: 0, turnover: 0 };
    sums.set(name, {
      income: exactSum([sum.income, row.income]),
      turnover: exactSum([sum.turnover, row.turnover]),
    });
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum }));
}
