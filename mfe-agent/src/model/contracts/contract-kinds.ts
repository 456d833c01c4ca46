import type { ContractKind } from 'shared-contracts/api/endpoints/contracts';
import { normalisePath, PATHS } from 'shared-contracts/paths';

const KINDS: Readonly<Record<string, ContractKind>> = {
  [PATHS.salaryContract]: 'salary',
  [PATHS.dividendContract]: 'dividend',
  [PATHS.hourContract]: 'hour',
};

/** Which contract a path shows. */
export function contractKindAt(pathname: string): ContractKind {
  return KINDS[normalisePath(pathname)] ?? 'salary';
}

/** How often a contract pays; a period nobody knows is shown as it was sent. */
const PERIODS = ['hour', 'day', 'week', 'month'] as const;
export type KnownPeriod = (typeof PERIODS)[number];

export function knownPeriod(period: string): KnownPeriod | undefined {
  return PERIODS.find((known) => known === period);
}

/** How far a contract is, as far as it is known. */
const STATES = ['pending', 'active', 'declined', 'ended'] as const;
export type KnownState = (typeof STATES)[number];

export function knownState(state: string): KnownState | undefined {
  return STATES.find((known) => known === state);
}
