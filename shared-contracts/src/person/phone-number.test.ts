import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import maxMetadata from 'libphonenumber-js/max/metadata';
import mobileMetadata from 'libphonenumber-js/mobile/metadata';
import { createPhoneReader } from './phone-number';

/** The data of browsers and the larger data of servers read alike: every case runs on both. */
const READERS = [createPhoneReader(mobileMetadata), createPhoneReader(maxMetadata)] as const;
const readPhone = (typed: { countryDialingCode: string; mobileNum: string }) => {
  const [small, large] = READERS.map((reader) => reader.readPhone(typed));
  expect(small).toEqual(large);
  return small;
};
const readLocalPhone = (text: string, country: string) => {
  const [small, large] = READERS.map((reader) => reader.readLocalPhone(text, country));
  expect(small).toEqual(large);
  return small;
};

const e164 = (countryDialingCode: string, mobileNum: string) => readPhone({ countryDialingCode, mobileNum })?.e164;

const COUNTRIES = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example ? [{ country, example }] : [];
});

it('has an example for nearly every country', () => {
  expect(COUNTRIES.length).toBeGreaterThan(235);
});

it.each(COUNTRIES)(
  '$country: one number, as it is dialled at home, from abroad, pasted and full-width',
  ({ country, example }) => {
    const code = getCountryCallingCode(country);
    const wide = example.nationalNumber.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const spellings = [
      [code, example.nationalNumber],
      [`+${code}`, example.formatNational()],
      [`00${code}`, wide],
      [code, example.number],
      ['63', `\u202A${example.formatInternational()}\u202C`],
      ['63', `00${example.number.slice(1)}`],
      ['63', `(+${code}) ${example.nationalNumber}`],
      ['1', `tel:${example.number}`],
      [code, example.formatInternational().replaceAll(' ', '\u2011')],
    ] as const;
    expect(spellings.map(([typedCode, number]) => e164(typedCode, number))).toEqual(
      spellings.map(() => example.number),
    );
    expect(readLocalPhone(example.formatNational(), country)?.e164).toBe(example.number);
    expect(readPhone({ countryDialingCode: code, mobileNum: example.nationalNumber })?.hasMobileLength).toBe(true);
  },
);

it.each([
  ['63', '09170000001', '+639170000001'],
  ['063', '9170000001', '+639170000001'],
  ['63', '0009170000001', '+639170000001'],
  ['63', '639170000001', '+639170000001'],
  ['63', '(0917) - 000.0001', '+639170000001'],
  ['36', '06201234567', '+36201234567'],
  ['7', '89123456789', '+79123456789'],
  ['7', '9123456789', '+79123456789'],
  ['225', '0123456789', '+2250123456789'],
  ['241', '06031234', '+24106031234'],
  ['91', '08123456789', '+918123456789'],
  ['1', '9175550001', '+19175550001'],
  ['1684', '7331234', '+16847331234'],
  ['639', '170000001', '+639170000001'],
  ['63', '+44 (0)7911 123456', '+447911123456'],
  ['1', '0044 7911 123456', '+447911123456'],
  ['1', '011 44 7911 123456', '+447911123456'],
  ['49', '0171/123 45 67', '+491711234567'],
  ['63', '٠٩١٧٠٠٠٠٠٠١', '+639170000001'],
  ['63', '\u20660917\u2011000\u00A00001\u2069', '+639170000001'],
  ['', 'tel:+63-917-000-0001', '+639170000001'],
  ['354', '611 1234', '+3546111234'],
  ['673', '712 3456', '+6737123456'],
  ['229', '01 90 01 12 34', '+2290190011234'],
  ['63', '0917_000_0001', '+639170000001'],
  ['63', '0917:000;0001', '+639170000001'],
  ['63', 'whatsapp:+63 917 000 0001', '+639170000001'],
  ['63', 'sms:+639170000001?body=hello', '+639170000001'],
  ['1', 'tel:%2B63%209170000001', '+639170000001'],
  ['1', 'tel:+63-917-000-0001;phone-context=+44', '+639170000001'],
  ['1', 'tel:917-000-0001;phone-context=+63', '+639170000001'],
  ['63', 'Mobile: 0917 000 0001', '+639170000001'],
  ['7', '8~10 44 7400 123456', '+447400123456'],
  ['7', '8 10 44 7400 123456', '+447400123456'],
])('+%s %s is %s', (code, number, expected) => {
  expect(e164(code, number)).toBe(expected);
});

// One line, however its digits have been written since: an account is found by any of them.
it.each([
  ['54', '+5491123456789', ['11 2345-6789', '9 11 2345 6789', '011 15 2345-6789', '+54 11 2345 6789']],
  ['52', '+522221234567', ['222 123 4567', '+52 1 222 123 4567', '044 222 123 4567', '01 222 123 4567']],
  ['229', '+2290190011234', ['90 01 12 34', '01 90 01 12 34', '+229 90011234']],
  ['225', '+2250123456789', ['01 23 45 67 89']],
  ['225', '+2250707123456', ['07 12 34 56', '07 07 12 34 56']],
  ['225', '+2250554123456', ['54 12 34 56', '05 54 12 34 56']],
])('+%s: %s has several spellings', (code, expected, spellings) => {
  expect(spellings.map((spelling) => e164(code, spelling))).toEqual(spellings.map(() => expected));
});

it.each([
  ['63', ''],
  ['63', '12'],
  ['63', 'abc'],
  ['', '9170000001'],
  ['63', '0917 000 0001 ext. 5'],
  ['63', '0917CALLME1'],
  ['63', 'tel:+63-917-000-0001;ext=5'],
  ['63', 'javascript:alert(1)'],
  ['63', '9'.repeat(200_000)],
  ['999999', '1234567890123'],
])('+%s %s is no number', (code, number) => {
  expect(e164(code, number)).toBeUndefined();
});

it.each([
  ['0917 000 0001', 'PH', '+639170000001'],
  ['9170000001', 'PH', '+639170000001'],
  ['639170000001', 'PH', '+639170000001'],
  ['+86 139 0000 1111', 'PH', '+8613900001111'],
  ['8613900001111', 'CN', '+8613900001111'],
  ['demo_member', 'PH', undefined],
  ['_9170000001', 'PH', undefined],
  ['9170000001a', 'PH', undefined],
  ['9170000001', 'nowhere', undefined],
])('%s, typed in %s, is %s', (text, country, expected) => {
  expect(readLocalPhone(text, country)?.e164).toBe(expected);
});

it.each([
  ['63', '9170000001', 'PH', true],
  ['63', '91712345678', 'PH', false],
  ['63', '12345678', 'PH', false],
  ['1', '2423591234', 'BS', true],
  ['1', '9175550001', 'US', true],
  ['7', '7012345678', 'KZ', true],
  ['7', '9123456789', 'RU', true],
  ['690', '7290', 'TK', true],
])('+%s %s is of %s and may be a mobile number: %s', (countryDialingCode, mobileNum, country, hasMobileLength) => {
  expect(readPhone({ countryDialingCode, mobileNum })).toMatchObject({ country, hasMobileLength });
});
