import type { Subordinate, SubordinateSort } from 'shared-contracts/api/endpoints/agent';

/** The orders of the list, as R-74 knows them. */
export const TEAM_SORTS = [
  'username',
  'balance',
  'teamSize',
  'lastLogin',
] as const satisfies readonly SubordinateSort[];

/** Where in the team one stands: whose people are shown, which of them, in which order. All of it is the address. */
export interface TeamPlace {
  /** Empty is oneself. */
  readonly parent: string;
  readonly search: string;
  readonly sort: SubordinateSort;
}

const MAX_NAME = 40;

/** The place that an address asks for; what it does not know is as if it were not there. */
export function teamPlaceOf(query: URLSearchParams): TeamPlace {
  const asked = query.get('sort');
  return {
    parent: (query.get('parent') ?? '').trim().slice(0, MAX_NAME),
    search: (query.get('search') ?? '').trim().slice(0, MAX_NAME),
    sort: TEAM_SORTS.find((sort) => sort === asked) ?? 'username',
  };
}

/** The query of a place; what goes without saying is left out. */
export function teamQuery({ parent, search, sort }: TeamPlace): string {
  const query = new URLSearchParams();
  if (parent !== '') query.set('parent', parent);
  if (search !== '') query.set('search', search);
  if (sort !== 'username') query.set('sort', sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** One step of the way down; its `parent` is what the address holds. */
export interface Crumb {
  readonly name: string;
  readonly parent: string;
}

/** The way from oneself down to the place, the place included. While it is not known, the address says where. */
export function crumbsOf(path: readonly string[], own: string, parent: string): readonly Crumb[] {
  const names = path.length > 0 ? path : [own, ...(parent === '' || parent === own ? [] : [parent])];
  return names.map((name, index) => ({ name, parent: index === 0 ? '' : name }));
}

/** The request of R-74 for a place. */
export function teamRequest({ parent, search, sort }: TeamPlace, pageSize: number) {
  return {
    ...(parent !== '' && { parent }),
    ...(search !== '' && { username: search }),
    sort,
    pageSize,
  };
}

/** What the orders other than that of names go by; the largest comes first. */
const SIZE_OF: Readonly<Record<SubordinateSort, (row: Subordinate) => number>> = {
  username: () => 0,
  balance: ({ balance }) => balance,
  teamSize: ({ teamSize }) => teamSize,
  lastLogin: ({ lastLogin }) => lastLogin ?? 0,
};

/** Rows that are in the order of their names, in the order of a place. */
export function inOrder(rows: readonly Subordinate[], sort: SubordinateSort): readonly Subordinate[] {
  const sizeOf = (row: Subordinate): number => SIZE_OF[sort](row) || 0;
  return [...rows].sort((left, right) => sizeOf(right) - sizeOf(left));
}
