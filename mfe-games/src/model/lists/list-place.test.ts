import { lastPlaceAt, placeOf, readPlaces, withPlace, type ListPlace } from './list-place';

const place = (fields: Partial<ListPlace> = {}): ListPlace => ({
  entry: 'k1 /m/rng',
  life: 100,
  reach: 4,
  item: 40,
  offset: 17,
  ...fields,
});

test.each([
  ['nothing', null],
  ['no JSON', '{['],
  ['another shape', '{"entry":"k1"}'],
  ['a place without its row', JSON.stringify([{ ...place(), item: undefined }])],
  ['a row that cannot be', JSON.stringify([place({ item: -1 })])],
  ['a length that cannot be', JSON.stringify([place({ reach: 1e9 })])],
])('%s is no place', (_name, text) => {
  expect(readPlaces(text)).toEqual([]);
});

test('what was kept is read again', () => {
  expect(readPlaces(JSON.stringify([place()]))).toEqual([place()]);
});

test('an entry has one place, the newest; of the entries ten are kept', () => {
  const twice = withPlace([place({ item: 1 }), place({ entry: 'k2 /m/live' })], place({ item: 9 }));
  expect(twice).toEqual([place({ entry: 'k2 /m/live' }), place({ item: 9 })]);
  const many = Array.from({ length: 14 }, (_place, index) => place({ entry: `k${index}` }));
  const kept = many.reduce(withPlace, [] as readonly ListPlace[]);
  expect(kept.map(({ entry }) => entry)).toEqual(many.slice(4).map(({ entry }) => entry));
});

test.each([
  ['in the same page', { id: 100, isReturn: false }, 40],
  ['after the way back from a game', { id: 200, isReturn: true }, 40],
  ['in a page that was newly opened', { id: 200, isReturn: false }, undefined],
])('the entry is found again %s: %s', (_name, life, item) => {
  expect(placeOf([place()], 'k1 /m/rng', life)?.item).toBe(item);
});

test('another entry has no place', () => {
  expect(placeOf([place()], 'k1 /m/live', { id: 100, isReturn: true })).toBeUndefined();
});

test('a path has the place of its last entry, of this life of the page alone', () => {
  const places = [place({ item: 1 }), place({ entry: 'k2 /m/rng', item: 2 }), place({ entry: 'k3 /m/live', item: 3 })];
  const life = { id: 100, isReturn: false };
  expect(lastPlaceAt(places, '/m/rng', life)?.item).toBe(2);
  expect(lastPlaceAt(places, '/rng', life)).toBeUndefined();
  expect(lastPlaceAt(places, '/m/rng', { id: 200, isReturn: true })).toBeUndefined();
});
