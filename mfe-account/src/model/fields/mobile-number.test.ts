import { LOGIN_MOBILE, type FieldRule } from './field-rules';
import { readMobile, type MobileCountry } from './mobile-number';

const PH = { dialingCode: '63' };
const read = async (typed: string, country: MobileCountry | undefined, rule?: FieldRule) => {
  const reading = await readMobile(typed, country, rule);
  if (reading.kind !== 'number') return reading.kind === 'wrong' ? reading.message : undefined;
  return `+${reading.target.countryDialingCode} ${reading.target.mobileNum}`;
};

test.each([
  ['09171234567', PH, '+63 9171234567'],
  ['9171234567', PH, '+63 9171234567'],
  ['(0917) 123-4567', PH, '+63 9171234567'],
  ['\u202A+63\u2011917\u2011123\u20114567\u202C', PH, '+63 9171234567'],
  ['０９１７１２３４５６７', PH, '+63 9171234567'],
  ['tel:+639171234567', PH, '+63 9171234567'],
  ['0063 917 123 4567', PH, '+63 9171234567'],
  ['+44 (0)7911 123456', PH, '+44 7911123456'],
  ['+44 7911 123456', undefined, '+44 7911123456'],
  ['611 1234', { dialingCode: '354' }, '+354 6111234'],
  ['712 3456', { dialingCode: '673' }, '+673 7123456'],
  ['01 23 45 67 89', { dialingCode: '225' }, '+225 0123456789'],
  ['06 03 12 34', { dialingCode: '241' }, '+241 06031234'],
  ['06 20 123 4567', { dialingCode: '36' }, '+36 201234567'],
  ['20 123 4567', { dialingCode: '36' }, '+36 201234567'],
  ['8 912 345-67-89', { dialingCode: '7' }, '+7 9123456789'],
  ['081234 56789', { dialingCode: '91' }, '+91 8123456789'],
  ['7290', { dialingCode: '690' }, '+690 7290'],
  ['733 1234', { dialingCode: '1684' }, '+1 6847331234'],
  ['', PH, 'mobileMissing'],
  ['1', PH, 'mobileFormat'],
  ['12', PH, 'mobileFormat'],
  ['091712345', PH, 'mobileFormat'],
  ['+63 917', undefined, 'mobileFormat'],
  ['091712345678', PH, 'mobileLong'],
  ['9'.repeat(30), PH, 'mobileLong'],
  ['+63 917 123 456 789 012', undefined, 'mobileLong'],
  ['nobody', PH, 'mobileInvalid'],
  ['0917abc4567', PH, 'mobileInvalid'],
  ['+999 1234567', PH, 'mobileInvalid'],
  ['9171234567', undefined, 'countryMissing'],
])('%j with %j is %s', async (typed, country, expected) => {
  expect(await read(typed, country)).toBe(expected);
});

test('a code that the server writes with a plus is sent as the server writes it', async () => {
  const target = { mobileNum: '9171234567', countryDialingCode: '+63' };
  expect(await readMobile('09171234567', { dialingCode: '+63' })).toEqual({ kind: 'number', target });
});

test('a rule of the server holds for the number in any of its spellings', async () => {
  const rule = { ...LOGIN_MOBILE, pattern: /^09\d{9}$/, wrong: 'format' as const };
  expect(await read('9171234567', PH, rule)).toBe('+63 9171234567');
  expect(await read('7911123456', { dialingCode: '44' }, rule)).toBe('format');
});

test('an optional number may stay empty, and is checked once it is there', async () => {
  const optional = { ...LOGIN_MOBILE, isRequired: false };
  expect(await read('', PH, optional)).toBeUndefined();
  expect(await read(' \u200E', PH, optional)).toBeUndefined();
  expect(await read('1', PH, optional)).toBe('mobileFormat');
});

test('a number that could not be checked says so', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  expect(await readMobile('09171234567', PH, LOGIN_MOBILE, fails)).toEqual({
    kind: 'wrong',
    message: 'mobileUnchecked',
  });
});
