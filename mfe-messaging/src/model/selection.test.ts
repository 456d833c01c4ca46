import { stillThere, toggled } from './selection';

test('chooses and lets go again, leaving the given choice as it was', () => {
  const first = toggled(new Set(), 'a');
  const both = toggled(first, 'b');
  expect([...first]).toEqual(['a']);
  expect([...both]).toEqual(['a', 'b']);
  expect([...toggled(both, 'a')]).toEqual(['b']);
});

test('what is gone is not chosen any more', () => {
  expect(stillThere(new Set(['a', 'c', 'x']), ['a', 'b', 'c'])).toEqual(['a', 'c']);
});
