import { LOGIN_MOBILE } from './field-rules';
import { mobileError, nationalNumber } from './mobile-number';

const PH = { dialingCode: '63', mobileMinLength: 10, mobileMaxLength: 11 };

test.each([
  ['09171234567', '63', '09171234567'],
  ['0917 123 4567', '63', '09171234567'],
  ['(0917) 123-4567', '63', '09171234567'],
  ['+63 917 123 4567', '63', '9171234567'],
  ['0063 917 123 4567', '+63', '9171234567'],
  ['+86 139', '63', '+86139'],
  ['63917', '', '63917'],
])('%s at +%s is %s', (typed, code, expected) => {
  expect(nationalNumber(typed, code)).toBe(expected);
});

test.each([
  ['', PH, 'mobileMissing'],
  ['0917123456', PH, undefined],
  ['09171234567', PH, undefined],
  ['+639171234567', PH, undefined],
  ['091712345', PH, 'mobileInvalid'],
  ['091712345678', PH, 'mobileInvalid'],
  ['0917abc4567', PH, 'mobileInvalid'],
  ['+869171234567', PH, 'mobileInvalid'],
  ['1234', undefined, 'mobileInvalid'],
  ['12345', undefined, undefined],
  ['1'.repeat(20), undefined, undefined],
  ['1'.repeat(21), undefined, 'mobileInvalid'],
])('mobile %j in %j: %s', (typed, country, expected) => {
  expect(mobileError(typed, country)).toBe(expected);
});

test('an optional number may stay empty, and is checked once it is there', () => {
  const optional = { ...LOGIN_MOBILE, isRequired: false, wrong: 'mobileFormat' as const };
  expect(mobileError('', PH, optional)).toBeUndefined();
  expect(mobileError('1', PH, optional)).toBe('mobileFormat');
});
