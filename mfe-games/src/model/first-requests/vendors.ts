import { gameTypes } from 'shared-contracts/api/endpoints/games';
import type { FirstAsker } from 'shared-contracts/remote/first-read';

/** The vendors of each category. */
export const VENDORS = {
  endpoint: gameTypes,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({ typeId: 1 as const, merchant_code: merchant }),
};
