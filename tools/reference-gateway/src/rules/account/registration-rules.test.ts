import { findMerchant } from '../../data/merchants';
import { fieldError, isOldEnough, registrationErrors, registrationSettingsOf } from './registration-rules';

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

describe('the age gate of a merchant', () => {
  const aurora = findMerchant('aurora');
  if (aurora === undefined) throw new Error('the seed has no aurora');
  const settings = registrationSettingsOf({ ...aurora, flags: [...aurora.flags, 'AGEGATE3'] });
  const now = Date.parse('2026-11-21T12:00:00Z');
  const newcomer = { username: 'ann_lee', password: 'Secret123', confirmPassword: 'Secret123' };

  it.each<[string, object, string | undefined]>([
    ['nobody without a birth date', {}, 'required'],
    ['nobody too young', { birthday: '2005-11-22' }, 'birthday_limit'],
    ['who is old enough today', { birthday: '2005-11-21' }, undefined],
  ])('lets in %s', (_name, more, error) => {
    const errors = registrationErrors(settings, 'username', { ...newcomer, ...more }, now);
    expect(errors['birthday']).toBe(error);
  });

  it('holds for registrations by mobile number too, and asks nobody where it is off', () => {
    expect(registrationErrors(settings, 'mobile', { mobileNum: '9170000009' }, now)).toMatchObject({
      birthday: 'required',
    });
    expect(registrationErrors(registrationSettingsOf(aurora), 'username', newcomer, now)['birthday']).toBeUndefined();
  });
});
