import { picturesOfCategory } from './category-art';
import { someGame } from '../../testing/some-games';

const GAMES = [
  someGame({ nodeId: '1' }),
  someGame({ nodeId: '2', gameClassify: 'BG' }),
  someGame({ nodeId: '3', gameType: 'SPORTS', vassalage: 'AV' }),
  someGame({ nodeId: '4', gameType: 'SPORTS', vassalage: 'STAD' }),
  someGame({ nodeId: '5' }),
  someGame({ nodeId: '6', gameType: '', gameCategory: 'FISH' }),
];

test.each([
  ['RNG', 3, ['1', '5']],
  ['RNG', 1, ['1']],
  ['BINGO', 1, ['2']],
  ['ESPORTS', 1, ['3']],
  ['SPORTS', 2, ['4']],
  ['FISH', 1, ['6']],
  ['LIVE', 1, []],
])('%s shows at most %i of its own games', (type, most, nodes) => {
  expect(picturesOfCategory(type, GAMES, most).map(({ nodeId }) => nodeId)).toEqual(nodes);
});
