import {
  favouritesRequest,
  gamesRequest,
  hotOfType,
  hotRequest,
  recentRequest,
  sectionRequest,
  shownIn,
} from './list-requests';
import { WHOLE_LIST, type ListState } from './list-state';
import { someGame } from '../../testing/some-games';

const ASKER = { merchant: 'aurora', language: 'EN' };
const COMMON = { merchant: 'aurora', platform: 'html5', pageNo: 2, pageSize: 35, language: 'EN', clientType: 2 };

test.each<[string, Partial<ListState>, object]>([
  ['RNG', {}, { gameType: 'RNG' }],
  ['BINGO', {}, { gameType: 'RNG', gameClassify: 'BG' }],
  [
    'RNG',
    { mode: 'filter', vassalage: 'NOVA', gameClassify: 'JP' },
    { gameType: 'RNG', vassalage: 'NOVA', gameClassify: 'JP' },
  ],
  ['FISH', { mode: 'search', gameName: 'reef' }, { gameType: 'FISH', gameName: 'reef' }],
])('%s with %j asks for %j', (type, state, fields) => {
  expect(gamesRequest(type, { ...WHOLE_LIST, ...state }, ASKER, 2)).toEqual({ ...COMMON, ...fields });
});

test.each([
  ['NEW', { isNew: 1 }],
  ['JP', { gameClassify: 'JP' }],
] as const)('the section %s asks for ten', (section, fields) => {
  expect(sectionRequest(section, ASKER)).toEqual({ ...COMMON, gameType: 'RNG', pageNo: 1, pageSize: 10, ...fields });
});

test('hot, recent and favourite games', () => {
  expect(hotRequest(ASKER)).toEqual({ isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'aurora' });
  const recent = { page: 3, pageSize: 35, gameType: 'LIVE', language: 'EN', clientType: 2 };
  expect(recentRequest('LIVE', WHOLE_LIST, ASKER, 3)).toEqual(recent);
  const ofVendor = recentRequest('LIVE', { ...WHOLE_LIST, mode: 'recent', vassalage: 'NOVA' }, ASKER, 3);
  expect(ofVendor).toEqual({ ...recent, vassalage: 'NOVA' });
  expect(favouritesRequest('LIVE', ASKER, 1)).toEqual({ pageNo: 1, pageSize: 35, gameType: 'LIVE', language: 'EN' });
});

test('hot games of a type', () => {
  const games = [
    someGame({ nodeId: '1' }),
    someGame({ nodeId: '2', gameType: 'FISH' }),
    someGame({ nodeId: '3', gameType: '', gameCategory: 'FISH' }),
  ];
  expect(hotOfType(games, 'FISH').map(({ nodeId }) => nodeId)).toEqual(['2', '3']);
  expect(hotOfType(games, 'ALL')).toHaveLength(3);
});

test.each([
  ['all', null, ['1', '2', '3']],
  ['filter', 'NOVA', ['1', '2', '3']],
  ['hot', 'NOVA', ['1', '2']],
  ['fav', null, ['1', '3']],
  ['fav', 'NOVA', ['1']],
] as const)(
  'in mode %s with vendor %s games %j are shown, of which 2 was taken out of the favourites',
  (mode, vassalage, shown) => {
    const games = [someGame({ nodeId: '1' }), someGame({ nodeId: '2' }), someGame({ nodeId: '3', vassalage: 'AMBR' })];
    const isShown = shownIn({ ...WHOLE_LIST, mode, vassalage }, (nodeId) => nodeId === '2');
    expect(games.filter(isShown).map(({ nodeId }) => nodeId)).toEqual(shown);
  },
);
