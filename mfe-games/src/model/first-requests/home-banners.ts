import { announcements, HOME_ANNOUNCEMENT_TYPES } from 'shared-contracts/api/endpoints/announcements';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

/** The banners of home; its footer and its notices are in the same answer. */
export const HOME_BANNERS = {
  endpoint: announcements,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({
    types: HOME_ANNOUNCEMENT_TYPES,
    platform: 'M' as const,
    merchantCode: merchant,
  }),
};
