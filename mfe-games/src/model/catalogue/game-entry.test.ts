import { canBeFavourite, gameTarget, gameTitle, playTypeOf, vendorTarget, winnerTarget } from './game-entry';
import { someGame } from '../../testing/some-games';

test.each([
  [{ gameName: 'Koi', nodeName: 'node', displayName: 'shown' }, 'Koi'],
  [{ gameName: '', nodeName: 'node', displayName: 'shown' }, 'node'],
  [{ gameName: '', nodeName: '', displayName: 'shown' }, 'shown'],
  [{ gameName: '', nodeName: '', displayName: '' }, '1'],
])('a title of %j', (fields, title) => {
  expect(gameTitle(someGame(fields))).toBe(title);
});

test.each([
  ['RNG', true],
  ['LOTT', false],
  ['ELOTT', false],
])('%s can be a favourite: %s', (gameType, can) => {
  expect(canBeFavourite(someGame({ gameType }))).toBe(can);
});

test.each([
  ['', 'trad'],
  ['Traditional', 'trad'],
  ['Entertainment', 'ent'],
  ['Traditional,Entertainment', 'ent'],
])('lottery mode "%s" plays %s', (mode, playType) => {
  expect(playTypeOf(mode)).toBe(playType);
});

test.each([
  [0, 1],
  [1, 0],
  [null, 0],
])('supportPlay %s asks for free play %s', (supportPlay, freePlay) => {
  expect(gameTarget(someGame({ supportPlay })).freePlay).toBe(freePlay);
});

test('a tile opens its game', () => {
  expect(gameTarget(someGame())).toEqual({
    gameCategory: 'RNG',
    vassalage: 'NOVA',
    gameId: 'g1',
    nodeId: '1',
    freePlay: 0,
    gameCode: 'lobby',
    playType: 'trad',
  });
});

test.each([
  [1, 'COCKFIGHT', { gameCategory: 'SPORTS', vassalage: 'WGB', freePlay: 1 }],
  [0, 'LIVE', { gameCategory: 'LIVE', vassalage: 'WGB', freePlay: 0 }],
])('a vendor with freeplay %s in %s', (freeplay, type, target) => {
  expect(vendorTarget({ vassalage: 'WGB', displayName: '', freeplay }, type)).toEqual(target);
});

test('a winner opens the game that was won at', () => {
  const vo = {
    customerName: 'a***1',
    gameName: 'Koi',
    winAmount: 5,
    gameCategory: 'FISH',
    vassalage: 'CORL',
    gameId: 'g',
    nodeId: '9',
  };
  expect(winnerTarget({ vo })).toEqual({ gameCategory: 'FISH', vassalage: 'CORL', gameId: 'g', nodeId: '9' });
});
