import { fieldError, isOldEnough } from './registration-rules';

describe('isOldEnough', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['2005-11-21', true],
    ['2005-11-22', false],
    ['1950-01-01', true],
    ['2030-01-01', false],
    ['2000-02-30', false],
    ['yesterday', false],
  ])('%s: %p', (birthday, expected) => {
    expect(isOldEnough(birthday, now)).toBe(expected);
  });
});

describe('fieldError', () => {
  it('lets an empty optional field pass', () => {
    expect(fieldError({ enabled: true, required: false, minLength: 4 }, '')).toBeUndefined();
  });

  it('names the rule where it has no key of its own', () => {
    expect(fieldError({ enabled: true, required: false, maxLength: 2 }, 'abc')).toBe('max_length');
    expect(fieldError({ enabled: true, required: false, minLength: 2 }, 'a')).toBe('min_length');
    expect(fieldError({ enabled: true, required: false, pattern: '^\\d$' }, 'a')).toBe('pattern');
  });
});
