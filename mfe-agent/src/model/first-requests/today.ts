import { teamKpi } from 'shared-contracts/api/endpoints/agent';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

/** What the team did today. */
export const TODAY = {
  endpoint: teamKpi,
  requestFor: ({ today }: Pick<FirstAsker, 'today'>) => ({ startDate: today, endDate: today, size: 0 as const }),
};
