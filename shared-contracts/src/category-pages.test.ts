import { listOfCategory, wholeCategory } from './category-pages';

test.each([
  ['RNG', '/m/rng', '/m/slotsCenter'],
  ['LIVE', '/m/live', '/m/gameCenter?gameType=LIVE'],
  ['PVP', '/m/pvp', '/m/gameCenter?gameType=PVP'],
  ['SPORTS', '/m/sports', '/m/gameCenter?gameType=SPORTS'],
  ['ESPORTS', '/m/gameCenter?gameType=ESPORTS', '/m/gameCenter?gameType=ESPORTS'],
  ['FISH', '/m/fish', '/m/gameCenter?gameType=FISH'],
  ['BINGO', '/m/home?gameType=BINGO', '/m/home?gameType=BINGO'],
  ['LOTT', '/m/lottery', '/m/lottery'],
  ['ELOTT', '/m/lottery?tab=elott', '/m/lottery?tab=elott'],
  ['A NEW&ONE', '/m/gameCenter?gameType=A%20NEW%26ONE', '/m/gameCenter?gameType=A%20NEW%26ONE'],
])('%s has its list at %s and all of it at %s', (type, list, whole) => {
  expect([listOfCategory(type), wholeCategory(type)]).toEqual([list, whole]);
});
