import { teamKpi } from 'shared-contracts/api/endpoints/agent';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

/** What the agents' home begins with: `routes.ts` names it for the page, and the hooks ask by it. */

/** What the team did today. */
export const TODAY = {
  endpoint: teamKpi,
  requestFor: ({ today }: Pick<FirstAsker, 'today'>) => ({ startDate: today, endDate: today, size: 0 as const }),
};

/** Announcements to agents. */
export const AGENT_NOTICES = {
  endpoint: announcements,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({
    types: 'A' as const,
    groupName: 'm_home' as const,
    platform: 'M' as const,
    merchantCode: merchant,
  }),
};
