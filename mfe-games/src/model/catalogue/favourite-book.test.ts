import { emptyBook, withFavourite, withoutFavourite } from './favourite-book';

const BOOK = emptyBook(['1', '2']);

test('a new favourite comes first', () => {
  expect(withFavourite(BOOK, '3')).toEqual({ ids: ['3', '1', '2'], removed: [] });
});

test('a favourite is not put in twice', () => {
  expect(withFavourite(BOOK, '2').ids).toEqual(['1', '2']);
});

test('a removed favourite is remembered as removed, once', () => {
  const once = withoutFavourite(BOOK, '1');
  expect(once).toEqual({ ids: ['2'], removed: ['1'] });
  expect(withoutFavourite(once, '1')).toEqual(once);
});

test('putting it back undoes the removal, and only that one', () => {
  const both = withoutFavourite(withoutFavourite(BOOK, '1'), '2');
  expect(withFavourite(both, '1')).toEqual({ ids: ['1'], removed: ['2'] });
});
