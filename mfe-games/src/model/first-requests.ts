import { announcements, HOME_ANNOUNCEMENT_TYPES } from 'shared-contracts/api/endpoints/announcements';
import { gameList, gameTypes, hotGames } from 'shared-contracts/api/endpoints/games';
import type { FirstAsker } from 'shared-contracts/remote/first-read';
import { gamesRequest, hotRequest, sectionRequest, type ListAsker } from './list-requests';
import { WHOLE_LIST } from './list-state';

/** What parts of this section begin with: `routes.ts` names them for the page, and the hooks ask by them. */

/** The banners of home; its footer and its notices are in the same answer. */
export const HOME_BANNERS = {
  endpoint: announcements,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({
    types: HOME_ANNOUNCEMENT_TYPES,
    platform: 'M' as const,
    merchantCode: merchant,
  }),
};

/** The vendors of each category. */
export const VENDORS = {
  endpoint: gameTypes,
  requestFor: ({ merchant }: Pick<FirstAsker, 'merchant'>) => ({ typeId: 1 as const, merchant_code: merchant }),
};

export const HOT_GAMES = { endpoint: hotGames, requestFor: hotRequest };

/** The first section of home below the categories. */
export const NEW_GAMES = {
  endpoint: gameList,
  requestFor: ({ merchant, language }: ListAsker) => sectionRequest('NEW', { merchant, language }),
};

/** The first page of a whole list, of the type that the page's address names. */
export const WHOLE_LIST_PAGE = {
  endpoint: gameList,
  requestFor: ({ merchant, language, query }: ListAsker & Pick<FirstAsker, 'query'>) =>
    gamesRequest(query('gameType'), WHOLE_LIST, { merchant, language }, 1),
};
