import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';

/** The three tabs of a list. */
export const LIST_TABS = ['recent', 'fav', 'hot'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** What a list shows (docs/product/games.md#list-modes). */
export type ListMode = 'all' | ListTab | 'filter' | 'search';

/** The state of a list. In `filter` the vendor is a filter; in `search` it is a tab that can be closed. */
export interface ListState {
  readonly mode: ListMode;
  readonly vassalage: string | null;
  readonly gameClassify: string | null;
  readonly gameName: string;
}

/** What a player can do to a list. */
export type ListAction =
  | { readonly kind: 'tab'; readonly tab: ListTab }
  | { readonly kind: 'filter'; readonly vassalage: string | null; readonly gameClassify: string | null }
  | { readonly kind: 'search'; readonly gameName: string }
  | { readonly kind: 'closeVendor' };

/** The whole list of its game type. */
export const WHOLE_LIST: ListState = { mode: 'all', vassalage: null, gameClassify: null, gameName: '' };

function isListTab(value: string | null): value is ListTab {
  return (LIST_TABS as readonly (string | null)[]).includes(value);
}

function searched(state: ListState, gameName: string): ListState {
  if (gameName === state.gameName) return state;
  if (gameName === '' && state.vassalage === null) return WHOLE_LIST;
  return { ...WHOLE_LIST, mode: 'search', vassalage: state.vassalage, gameName };
}

/** The list after an action. The same state means that nothing changed. */
export function nextListState(state: ListState, action: ListAction): ListState {
  switch (action.kind) {
    case 'tab':
      return state.mode === action.tab ? WHOLE_LIST : { ...WHOLE_LIST, mode: action.tab };
    case 'filter': {
      const { vassalage, gameClassify } = action;
      return vassalage === null && gameClassify === null
        ? WHOLE_LIST
        : { ...WHOLE_LIST, mode: 'filter', vassalage, gameClassify };
    }
    case 'search':
      return searched(state, action.gameName.trim());
    case 'closeVendor':
      return WHOLE_LIST;
  }
}

const VENDOR_CODE = /^[A-Za-z0-9_-]{1,40}$/;
const LONGEST_NAME = 80;

/**
 * The state an address stands for; what it cannot understand is ignored. `isFilter` comes from the history
 * entry: a vendor in an address alone opens the search tab of that vendor.
 */
export function listStateOf(query: URLSearchParams, classifications: readonly string[], isFilter: boolean): ListState {
  const vendor = query.get('vassalage');
  const vassalage = vendor !== null && VENDOR_CODE.test(vendor) ? vendor : null;
  const classify = query.get('gameClassify');
  const gameClassify = classify !== null && classifications.includes(classify) ? classify : null;
  const gameName = (query.get('gameName') ?? '').trim().slice(0, LONGEST_NAME);
  const tab = query.get('type');
  if (gameName !== '') return { mode: 'search', vassalage, gameClassify: null, gameName };
  if (gameClassify !== null) return { mode: 'filter', vassalage, gameClassify, gameName: '' };
  if (vassalage !== null) return { ...WHOLE_LIST, mode: isFilter ? 'filter' : 'search', vassalage };
  return isListTab(tab) ? { ...WHOLE_LIST, mode: tab } : WHOLE_LIST;
}

/** The query that stands for a state; `gameType` stays where the address had one. */
export function listQuery(state: ListState, gameType: string | null): string {
  const fields = {
    gameType,
    vassalage: state.vassalage,
    gameClassify: state.gameClassify,
    gameName: state.gameName,
    type: isListTab(state.mode) ? state.mode : null,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Recent and favourite games belong to an account. */
export function needsLogin(mode: ListMode, session: SessionState): boolean {
  return (mode === 'recent' || mode === 'fav') && session.status !== 'unknown' && !isSignedIn(session);
}

/** Filters that are on, for the count on the filter button. */
export function filterCount(state: ListState): number {
  if (state.mode !== 'filter') return 0;
  return [state.vassalage, state.gameClassify].filter((value) => value !== null).length;
}
