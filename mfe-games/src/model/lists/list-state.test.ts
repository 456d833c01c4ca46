import type { SessionState } from 'shared-contracts/session/session-state';
import {
  filterCount,
  listQuery,
  listStateOf,
  needsLogin,
  nextListState,
  WHOLE_LIST,
  type ListAction,
  type ListState,
} from './list-state';

const CLASSES = ['JP', 'SC'];
const state = (fields: Partial<ListState>): ListState => ({ ...WHOLE_LIST, ...fields });

describe('an action', () => {
  test.each<[string, Partial<ListState>, ListAction, Partial<ListState>]>([
    ['a tab opens', {}, { kind: 'tab', tab: 'hot' }, { mode: 'hot' }],
    ['another tab takes over', { mode: 'hot' }, { kind: 'tab', tab: 'recent' }, { mode: 'recent' }],
    ['the active tab again goes back to all', { mode: 'fav' }, { kind: 'tab', tab: 'fav' }, {}],
    [
      'a tab drops filter and search',
      { mode: 'search', vassalage: 'NOVA', gameName: 'koi' },
      { kind: 'tab', tab: 'hot' },
      { mode: 'hot' },
    ],
    [
      'a filter is set',
      { mode: 'hot' },
      { kind: 'filter', vassalage: 'NOVA', gameClassify: 'JP' },
      { mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' },
    ],
    [
      'removing every filter goes back to all',
      { mode: 'filter', gameClassify: 'JP' },
      { kind: 'filter', vassalage: null, gameClassify: null },
      {},
    ],
    [
      'a filter ends a search',
      { mode: 'search', gameName: 'koi' },
      { kind: 'filter', vassalage: null, gameClassify: 'SC' },
      { mode: 'filter', gameClassify: 'SC' },
    ],
    [
      'a search clears the classification and keeps the vendor',
      { mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' },
      { kind: 'search', gameName: ' koi ' },
      { mode: 'search', vassalage: 'NOVA', gameName: 'koi' },
    ],
    [
      'a search leaves a tab',
      { mode: 'recent' },
      { kind: 'search', gameName: 'koi' },
      { mode: 'search', gameName: 'koi' },
    ],
    ['an emptied search goes back to all', { mode: 'search', gameName: 'koi' }, { kind: 'search', gameName: '' }, {}],
    [
      'an emptied search keeps the vendor tab',
      { mode: 'search', vassalage: 'NOVA', gameName: 'koi' },
      { kind: 'search', gameName: ' ' },
      { mode: 'search', vassalage: 'NOVA' },
    ],
    ['an empty search changes nothing', { mode: 'hot' }, { kind: 'search', gameName: '' }, { mode: 'hot' }],
    ['the vendor tab closes', { mode: 'search', vassalage: 'NOVA', gameName: 'koi' }, { kind: 'closeVendor' }, {}],
  ])('%s', (_name, before, action, after) => {
    expect(nextListState(state(before), action)).toEqual(state(after));
  });
});

describe('an address', () => {
  test.each<[string, boolean, Partial<ListState>]>([
    ['', false, {}],
    ['type=hot', false, { mode: 'hot' }],
    ['type=recent', false, { mode: 'recent' }],
    ['type=fav', false, { mode: 'fav' }],
    ['type=search', false, {}],
    ['type=nonsense', false, {}],
    ['vassalage=NOVA', false, { mode: 'search', vassalage: 'NOVA' }],
    ['vassalage=NOVA', true, { mode: 'filter', vassalage: 'NOVA' }],
    ['vassalage=NOVA&type=hot', false, { mode: 'search', vassalage: 'NOVA' }],
    ['vassalage=%3Cb%3E', false, {}],
    ['gameClassify=JP', false, { mode: 'filter', gameClassify: 'JP' }],
    ['gameClassify=BG', false, {}],
    ['gameClassify=JP&vassalage=NOVA', false, { mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' }],
    ['gameName=koi&gameClassify=JP&vassalage=NOVA', false, { mode: 'search', vassalage: 'NOVA', gameName: 'koi' }],
    ['gameName=%20', false, {}],
  ])('"%s" (set by the filter: %s)', (query, isFilter, expected) => {
    expect(listStateOf(new URLSearchParams(query), CLASSES, isFilter)).toEqual(state(expected));
  });

  test('is cut where a name is longer than any game has', () => {
    const query = new URLSearchParams({ gameName: 'x'.repeat(500) });
    expect(listStateOf(query, CLASSES, false).gameName).toHaveLength(80);
  });

  test.each<[Partial<ListState>, string | null, string]>([
    [{}, null, ''],
    [{}, 'FISH', '?gameType=FISH'],
    [{ mode: 'hot' }, 'FISH', '?gameType=FISH&type=hot'],
    [{ mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' }, null, '?vassalage=NOVA&gameClassify=JP'],
    [{ mode: 'search', gameName: 'lucky koi & co' }, null, '?gameName=lucky+koi+%26+co'],
  ])('of %j with %s', (fields, gameType, query) => {
    expect(listQuery(state(fields), gameType)).toBe(query);
  });

  test('stands for the same state after a reload', () => {
    const search = state({ mode: 'search', vassalage: 'NOVA', gameName: 'a&b' });
    expect(listStateOf(new URLSearchParams(listQuery(search, 'RNG')), CLASSES, false)).toEqual(search);
  });
});

const MEMBER = {
  status: 'member',
  userName: 'a',
  displayName: 'a',
  merchantCode: 'a',
  type: 0,
  mustChangePassword: false,
} as const;

test.each<[ListState['mode'], SessionState, boolean]>([
  ['recent', { status: 'visitor' }, true],
  ['fav', { status: 'visitor' }, true],
  ['hot', { status: 'visitor' }, false],
  ['all', { status: 'visitor' }, false],
  ['fav', { status: 'unknown' }, false],
  ['fav', MEMBER, false],
  ['recent', { ...MEMBER, status: 'trial' }, false],
])('%s for %j needs a sign-in: %s', (mode, session, expected) => {
  expect(needsLogin(mode, session)).toBe(expected);
});

test.each<[Partial<ListState>, number]>([
  [{}, 0],
  [{ mode: 'filter', vassalage: 'NOVA' }, 1],
  [{ mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' }, 2],
  [{ mode: 'search', vassalage: 'NOVA' }, 0],
])('%j has %i filters on', (fields, count) => {
  expect(filterCount(state(fields))).toBe(count);
});
