import { hasTabs } from '../catalogue/game-type';
import { LIST_TABS, nextListState, WHOLE_LIST, type ListAction, type ListState } from './list-state';

/** What a player can do to a vendor list: its menu of vendors stands beside tabs and search. */
export type VendorListAction = ListAction | { readonly kind: 'vendor'; readonly vassalage: string | null };

function ofVendor(state: ListState, vassalage: string | null): ListState {
  const mode = state.mode === 'all' || state.mode === 'filter' ? (vassalage === null ? 'all' : 'filter') : state.mode;
  return { ...state, mode, vassalage };
}

/** The vendor list after an action: tabs and search keep the vendor, and another vendor keeps tab and search. */
export function nextVendorListState(state: ListState, action: VendorListAction): ListState {
  switch (action.kind) {
    case 'vendor':
      return ofVendor(state, action.vassalage);
    case 'closeVendor':
      return WHOLE_LIST;
    default: {
      const next = nextListState({ ...state, vassalage: null }, action);
      return ofVendor(next, state.vassalage);
    }
  }
}

const LONGEST_NAME = 80;

/**
 * The state of an address: a vendor that the menu does not have counts as all of them, and bingo has no tabs.
 * Somebody's own games are there for who is signed in.
 */
export function vendorListStateOf(
  query: URLSearchParams,
  gameType: string,
  vendors: readonly { readonly vassalage: string }[],
  isSignedIn: boolean,
): ListState {
  const vassalage = vendors.find((vendor) => vendor.vassalage === query.get('vassalage'))?.vassalage ?? null;
  const gameName = (query.get('gameName') ?? '').trim().slice(0, LONGEST_NAME);
  const tab = LIST_TABS.find((entry) => entry === query.get('type'));
  const isOpen = tab !== undefined && hasTabs(gameType) && (tab === 'hot' || isSignedIn);
  const mode = gameName !== '' ? 'search' : isOpen ? tab : 'all';
  return ofVendor({ ...WHOLE_LIST, mode, gameName }, vassalage);
}
