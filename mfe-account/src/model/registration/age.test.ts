import { isOldEnough, latestBirthday } from './age';

test.each([
  ['2005-11-21', '2026-11-21', true],
  ['2005-11-22', '2026-11-21', false],
  ['2004-02-29', '2025-02-28', false],
  ['2004-02-29', '2025-03-01', true],
  ['1899-12-31', '2026-11-21', false],
  ['1900-01-01', '2026-11-21', true],
  ['2000-02-30', '2026-11-21', false],
  ['2030-01-01', '2026-11-21', false],
  ['yesterday', '2026-11-21', false],
])('born %s, today %s: %s', (birthday, today, expected) => {
  expect(isOldEnough(birthday, today)).toBe(expected);
});

test('offers birthdays to the end of the year', () => {
  expect(latestBirthday('2026-01-05')).toBe('2026-12-31');
});
