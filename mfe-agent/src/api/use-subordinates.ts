import { subordinates, type Subordinate } from 'shared-contracts/api/endpoints/agent';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { teamRequest, type TeamPlace } from '../model/team/team-place';

export interface SubordinatesRead {
  readonly members: readonly Subordinate[];
  /** The way from the agent down to the place; empty until known. */
  readonly path: readonly string[];
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
}

const PAGE_SIZE = 20;

/** Those directly below a place of the team, page by page; money is always asked anew. */
export function useSubordinates(place: TeamPlace, pageSize = PAGE_SIZE): SubordinatesRead {
  const { pages, ...read } = useEndpointPages(subordinates, teamRequest(place, pageSize), { staleTime: 0 });
  const found = pages.flatMap(({ content }) => content);
  return {
    // A member that moved to the next page while it was read would stand twice.
    members: [...new Map(found.map((member) => [member.username, member])).values()],
    path: pages[0]?.path ?? [],
    read: { ...read, pagesLoaded: pages.length },
  };
}
