import { listKey } from './list-key';

test('lists of one mode share their key, and no other has it', () => {
  expect(listKey('fav')).toEqual(listKey('fav'));
  expect(listKey('fav')).not.toEqual(listKey('recent'));
});
