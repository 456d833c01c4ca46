import { merchantsText } from './merchants-text';

it('names merchants where they are few, and counts them where they are many', () => {
  expect(merchantsText(['a', 'b', 'c', 'd'])).toBe('a, b, c, d');
  expect(merchantsText(['a', 'b', 'c', 'd', 'e'])).toBe('5 merchants (a, b, c, …)');
});
