import { counted, countedAre, countedWere, nounFor } from './counted';

it.each([
  [0, 'sets', '0 sets', '0 sets are', '0 sets were'],
  [1, 'set', '1 set', '1 set is', '1 set was'],
  [2, 'sets', '2 sets', '2 sets are', '2 sets were'],
])('says %i of something right', (count, ...texts) => {
  expect([nounFor, counted, countedAre, countedWere].map((say) => say(count, 'set'))).toEqual(texts);
});
