import { gameList, hotGames } from 'shared-contracts/api/endpoints/games';
import { hotRequest, sectionRequest, type ListAsker } from '../lists/list-requests';

/** The hot games of home, all types of them. */
export const HOT_GAMES = { endpoint: hotGames, requestFor: hotRequest };

/** The first section of home below the categories. */
export const NEW_GAMES = {
  endpoint: gameList,
  requestFor: ({ merchant, language }: ListAsker) => sectionRequest('NEW', { merchant, language }),
};
