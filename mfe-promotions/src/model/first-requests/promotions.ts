import { announcements } from 'shared-contracts/api/endpoints/announcements';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

/** Every promotion of the merchant: `routes.ts` names it for the page, and the hook asks by it. */
export const PROMOTIONS = {
  endpoint: announcements,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({
    types: 'PR' as const,
    platform: 'M' as const,
    merchantCode: merchant,
  }),
};
