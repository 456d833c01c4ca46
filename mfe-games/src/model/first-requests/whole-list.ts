import { gameList } from 'shared-contracts/api/endpoints/games';
import type { FirstAsker } from 'shared-contracts/remote/first-read';
import { gamesRequest, type ListAsker } from '../lists/list-requests';
import { WHOLE_LIST } from '../lists/list-state';

/** The first page of a whole list, of the type that the page's address names; further pages ask by the same function. */
export const WHOLE_LIST_PAGE = {
  endpoint: gameList,
  requestFor: ({ merchant, language, query }: ListAsker & Pick<FirstAsker, 'query'>) =>
    gamesRequest(query('gameType'), WHOLE_LIST, { merchant, language }, 1),
};
