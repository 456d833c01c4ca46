import { classificationsFor, gameTypeOf, hasTabs, requestedType } from './game-type';

test.each([
  ['/m/rng', null, 'RNG'],
  ['/m/live', null, 'LIVE'],
  ['/m/pvp', null, 'PVP'],
  ['/m/fish', null, 'FISH'],
  ['/m/sports', null, 'SPORTS'],
  ['/m/sports/', 'FISH', 'SPORTS'],
  ['/m/slotsCenter', 'FISH', 'RNG'],
  ['/m/gameList', null, 'RNG'],
  ['/m/gameList', 'FISH', 'FISH'],
  ['/m/gameList', 'ESPORTS', 'SPORTS'],
  ['/m/gameList', 'COCKFIGHT', 'SPORTS'],
  ['/m/gameList', 'BINGO', 'BINGO'],
  ['/m/gameList', 'ALL', 'ALL'],
  ['/m/gameList', '<script>', 'RNG'],
  ['/m/gameList', 'fish', 'RNG'],
  ['/m/gameList', '', 'RNG'],
  ['/m/gameCenter', 'LIVE', 'LIVE'],
])('%s with gameType %s lists %s', (path, query, type) => {
  expect(gameTypeOf(path, query)).toBe(type);
});

test('bingo is asked for as slots of its classification', () => {
  expect(requestedType('BINGO')).toEqual({ gameType: 'RNG', gameClassify: 'BG' });
  expect(requestedType('FISH')).toEqual({ gameType: 'FISH' });
});

test('bingo has no tabs', () => {
  expect(hasTabs('BINGO')).toBe(false);
  expect(hasTabs('RNG')).toBe(true);
});

test.each([
  ['RNG', ['TY', 'EN'], ['JP', 'SC', 'VP', 'TG', 'AC', 'BG']],
  ['RNG', ['CN', 'EN'], ['JP', 'SC', 'VP', 'TG', 'AC']],
  ['LIVE', ['TY'], []],
] as const)('classifications of %s with %j', (type, supported, offered) => {
  expect(classificationsFor(type, supported)).toEqual(offered);
});
