import type { Winner } from 'shared-contracts/api/endpoints/game-entities';
import { MOST_WINNERS, withWins, type WinnerRing } from './winner-ring';

const winner = (customerName: string): Winner => ({
  vo: { customerName, gameName: '', winAmount: 1, gameCategory: 'RNG', vassalage: 'PP', gameId: '1', nodeId: '1' },
});
const ringOf = (count: number): WinnerRing => ({
  list: Array.from({ length: count }, (_, place) => winner(String(place))),
  replaced: 0,
});
const names = ({ list }: WinnerRing): string[] => list.map(({ vo }) => vo.customerName);

it('puts new wins first while there is room', () => {
  expect(names(withWins(ringOf(2), [winner('b'), winner('a')]))).toEqual(['b', 'a', '0', '1']);
});

it('gives new wins the places of the oldest where there is none', () => {
  const ring = withWins(ringOf(MOST_WINNERS), [winner('b'), winner('a')]);
  expect(names(ring).slice(0, 3)).toEqual(['0', '1', '2']);
  expect(names(ring).slice(-3)).toEqual(['17', 'b', 'a']);
});

it('goes round, and has the latest of all after many', () => {
  let ring = ringOf(MOST_WINNERS);
  for (let win = 1; win <= 3 * MOST_WINNERS + 1; win += 1) ring = withWins(ring, [winner(`w${win}`)]);
  const last = Array.from({ length: MOST_WINNERS }, (_, back) => `w${3 * MOST_WINNERS + 1 - back}`);
  expect(new Set(names(ring))).toEqual(new Set(last));
});
