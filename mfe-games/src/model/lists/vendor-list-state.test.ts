import { WHOLE_LIST, type ListState } from './list-state';
import { nextVendorListState, vendorListStateOf, type VendorListAction } from './vendor-list-state';

const NOVA: ListState = { ...WHOLE_LIST, mode: 'filter', vassalage: 'NOVA' };

test.each<[string, ListState, VendorListAction, Partial<ListState>]>([
  ['a vendor', WHOLE_LIST, { kind: 'vendor', vassalage: 'NOVA' }, { mode: 'filter', vassalage: 'NOVA' }],
  ['all vendors', NOVA, { kind: 'vendor', vassalage: null }, {}],
  ['a tab keeps the vendor', NOVA, { kind: 'tab', tab: 'recent' }, { mode: 'recent', vassalage: 'NOVA' }],
  [
    'another vendor keeps the tab',
    { ...NOVA, mode: 'hot' },
    { kind: 'vendor', vassalage: 'AMBR' },
    { mode: 'hot', vassalage: 'AMBR' },
  ],
  ['the same tab again', { ...NOVA, mode: 'hot' }, { kind: 'tab', tab: 'hot' }, { mode: 'filter', vassalage: 'NOVA' }],
  [
    'a search keeps the vendor',
    { ...NOVA, mode: 'hot' },
    { kind: 'search', gameName: ' koi ' },
    { mode: 'search', vassalage: 'NOVA', gameName: 'koi' },
  ],
  [
    'no search any more',
    { ...NOVA, mode: 'search', gameName: 'koi' },
    { kind: 'search', gameName: '' },
    { mode: 'filter', vassalage: 'NOVA' },
  ],
  ['showing all', { ...NOVA, mode: 'search', gameName: 'koi' }, { kind: 'closeVendor' }, {}],
])('%s', (_name, state, action, expected) => {
  expect(nextVendorListState(state, action)).toEqual({ ...WHOLE_LIST, ...expected });
});

const VENDORS = [{ vassalage: 'NOVA' }];

test.each<[string, string, boolean, Partial<ListState>]>([
  ['', 'RNG', true, {}],
  ['vassalage=NOVA', 'RNG', true, { mode: 'filter', vassalage: 'NOVA' }],
  ['vassalage=GONE', 'RNG', true, {}],
  ['vassalage=NOVA&type=fav', 'RNG', true, { mode: 'fav', vassalage: 'NOVA' }],
  ['type=fav', 'RNG', false, {}],
  ['type=hot', 'RNG', false, { mode: 'hot' }],
  ['type=hot', 'BINGO', true, {}],
  ['type=new', 'RNG', true, {}],
  ['gameName=+koi+&type=hot', 'BINGO', false, { mode: 'search', gameName: 'koi' }],
])('%s of %s, signed in %s', (query, gameType, isSignedIn, expected) => {
  expect(vendorListStateOf(new URLSearchParams(query), gameType, VENDORS, isSignedIn)).toEqual({
    ...WHOLE_LIST,
    ...expected,
  });
});
