import { announcements } from 'shared-contracts/api/endpoints/announcements';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

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
