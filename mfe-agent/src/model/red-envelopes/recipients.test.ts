import { hasAll, MOST_RECIPIENTS, toggled, withAll, withoutAll } from './recipients';

const shown = (...names: string[]) =>
  names.map((name) => ({ username: name.replace('!', ''), state: name.endsWith('!') ? 'disabled' : 'active' }));
const many = (length: number) => Array.from({ length }, (_name, index) => `member_${index}`);

test('a tap takes in, the next takes out, and the order is that of the taps', () => {
  const two = toggled(toggled([], 'ben'), 'ana');
  expect(two).toEqual(['ben', 'ana']);
  expect(toggled(two, 'ben')).toEqual(['ana']);
});

test('there is room for fifty', () => {
  expect(MOST_RECIPIENTS).toBe(50);
  const full = many(50);
  expect(toggled(full, 'one_more')).toBe(full);
  expect(toggled(full, 'member_0')).toHaveLength(49);
  expect(withAll(many(49), shown('ana', 'ben'))).toEqual([...many(49), 'ana']);
});

test.each([
  [[], shown('ana', 'ben!', 'cai'), ['ana', 'cai']],
  [['cai'], shown('ana', 'cai'), ['cai', 'ana']],
  [['zoe'], shown('ana'), ['zoe', 'ana']],
  [['zoe'], shown('ben!'), ['zoe']],
])('%j and all of the shown', (selected, list, expected) => {
  expect(withAll(selected, list)).toEqual(expected);
});

test('none of the shown leaves what another search found', () => {
  expect(withoutAll(['zoe', 'ana', 'cai'], shown('ana', 'cai'))).toEqual(['zoe']);
});

test.each([
  [['ana'], shown('ana', 'ben!'), true],
  [['ana'], shown('ana', 'ben'), false],
  [[], shown('ben!'), false],
  [[], [], false],
  [many(50), shown('ana'), true],
])('%j has all: %#', (selected, list, expected) => {
  expect(hasAll(selected, list)).toBe(expected);
});
