import type { TeamFigures } from 'shared-contracts/api/endpoints/agent';
import type { CellKind } from 'shared-kit/report';

/** A figure of a team or of one member. */
export type FigureName = keyof TeamFigures;

export interface FigureLook {
  readonly name: FigureName;
  readonly kind: CellKind;
  /** Whether growth is good news; undefined where it is neither good nor bad. */
  readonly growthIs?: 'good';
}

/** Every figure in the order an agent asks for them; profit stands before them all. */
export const FIGURES: readonly FigureLook[] = [
  { name: 'profit', kind: 'signed', growthIs: 'good' },
  { name: 'turnover', kind: 'money', growthIs: 'good' },
  { name: 'payout', kind: 'money' },
  { name: 'deposits', kind: 'money', growthIs: 'good' },
  { name: 'withdrawals', kind: 'money' },
  { name: 'bonus', kind: 'money' },
  { name: 'rebate', kind: 'money' },
  { name: 'registrations', kind: 'count', growthIs: 'good' },
  { name: 'firstDeposits', kind: 'count', growthIs: 'good' },
  { name: 'activeMembers', kind: 'count', growthIs: 'good' },
  { name: 'balance', kind: 'money' },
];

/** The figures a chart of days is drawn of. */
export const CHART_FIGURES = ['turnover', 'profit', 'deposits', 'withdrawals', 'activeMembers'] as const;
export type ChartFigure = (typeof CHART_FIGURES)[number];
