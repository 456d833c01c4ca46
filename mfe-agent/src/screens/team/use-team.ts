import { href } from 'shared-contracts/paths';
import { useLocation, useNavigate } from 'shared-kit/router';
import { useSubordinates, type SubordinatesRead } from '../../api/use-subordinates';
import { crumbsOf, teamPlaceOf, teamQuery, type Crumb, type TeamPlace } from '../../model/team/team-place';

/** The address of a place in the team, and how it is called. */
export interface PlaceLink extends Crumb {
  readonly to: string;
}

/** The team as the address asks for it. */
export interface Team extends Omit<SubordinatesRead, 'path'> {
  readonly place: TeamPlace;
  readonly crumbs: readonly PlaceLink[];
  /** Changes what is shown here; the way back leads past it. */
  readonly go: (change: Partial<TeamPlace>) => void;
  /** Where the people of somebody are: one step down that the way back knows. */
  readonly placeBelow: (username: string) => string;
}

/** The place lives in the address alone: reload, the way back and a shared link work by themselves. */
export function useTeam(own: string): Team {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = teamPlaceOf(new URLSearchParams(search));
  const { members, path, read } = useSubordinates(place);
  const placeBelow = (parent: string): string =>
    `${href('team')}${teamQuery({ parent, search: '', sort: place.sort })}`;
  return {
    place,
    crumbs: crumbsOf(path, own, place.parent).map((crumb) => ({ ...crumb, to: placeBelow(crumb.parent) })),
    members,
    read,
    go: (change) => void navigate(`${pathname}${teamQuery({ ...place, ...change })}`, { replace: true }),
    placeBelow,
  };
}
