import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { categoryMenu, type GameCategory } from 'shared-contracts/game-categories';
import { gameMenu, type GameMenuRow } from './game-menu';

const vendor = (vassalage: string, changes: Partial<Vendor> = {}): Vendor => ({
  vassalage,
  displayName: `${vassalage} Games`,
  freeplay: 0,
  ...changes,
});
const rowOf = (category: GameCategory): GameMenuRow | undefined => gameMenu([category])[0];

test.each([
  ['HOME', [], '/m/home'],
  ['HOT', [], '/m/home?gameType=HOT'],
  ['BINGO', [], '/m/home?gameType=BINGO'],
  ['BINGO', ['AMBR'], '/m/home?gameType=BINGO'],
  ['FISH', [], '/m/home?gameType=FISH'],
])('%s with vendors %j leads to %s', (type, codes, to) => {
  expect(rowOf({ type, vendors: codes.map((code) => vendor(code)) })).toEqual({ kind: 'place', type, to });
});

test.each([
  ['RNG', '/m/slotsCenter', 'AMBR', { kind: 'go', to: '/m/home?gameType=RNG&vassalage=AMBR' }],
  [
    'LIVE',
    '/m/gameCenter?gameType=LIVE',
    'VLVT',
    { kind: 'launch', target: { gameCategory: 'LIVE', vassalage: 'VLVT', freePlay: 0 } },
  ],
  [
    'ESPORTS',
    '/m/gameCenter?gameType=ESPORTS',
    'AV',
    { kind: 'launch', target: { gameCategory: 'SPORTS', vassalage: 'AV', freePlay: 0 } },
  ],
  [
    'COCKFIGHT',
    '/m/gameCenter?gameType=COCKFIGHT',
    'DS88',
    { kind: 'launch', target: { gameCategory: 'SPORTS', vassalage: 'DS88', freePlay: 0 } },
  ],
  [
    'LOTT',
    '/m/lottery',
    'TCG_SEA',
    { kind: 'launch', target: { gameCategory: 'LOTT', vassalage: 'TCG_SEA', freePlay: 0 } },
  ],
])('%s: all its games at %s, and its vendor %s', (type, all, code, action) => {
  expect(rowOf({ type, vendors: [vendor(code)] })).toEqual({
    kind: 'vendors',
    type,
    all,
    vendors: [{ code, name: `${code} Games`, action }],
  });
});

test('free play goes with the launch, and a vendor without a name shows its code', () => {
  expect(rowOf({ type: 'PVP', vendors: [vendor('KING', { freeplay: 1, displayName: '' })] })).toEqual({
    kind: 'vendors',
    type: 'PVP',
    all: '/m/gameCenter?gameType=PVP',
    vendors: [
      {
        code: 'KING',
        name: 'KING',
        action: { kind: 'launch', target: { gameCategory: 'PVP', vassalage: 'KING', freePlay: 1 } },
      },
    ],
  });
});

test('keeps the order of the menu', () => {
  const categories = categoryMenu([
    { type: 'LIVE', vendors: [vendor('VLVT')] },
    { type: 'RNG', vendors: [vendor('AMBR')] },
    { type: 'BINGO', vendors: [] },
  ]);
  expect(gameMenu(categories).map(({ type, kind }) => `${type} ${kind}`)).toEqual([
    'HOME place',
    'HOT place',
    'LIVE vendors',
    'RNG vendors',
    'BINGO place',
  ]);
});
