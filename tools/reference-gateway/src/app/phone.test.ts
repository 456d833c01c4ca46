import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { isDialledAs, maskedPhone, readLocalPhone, readPhone } from './phone';

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
      ['1', `tel:${example.number}`],
      [code, example.formatInternational().replaceAll(' ', '\u2011')],
    ] as const;
    expect(spellings.map(([typedCode, number]) => e164(typedCode, number))).toEqual(
      spellings.map(() => example.number),
    );
    expect(readLocalPhone(example.formatNational(), country)?.e164).toBe(example.number);
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
])('+%s %s is %s', (code, number, expected) => {
  expect(e164(code, number)).toBe(expected);
});

it.each([
  ['63', ''],
  ['63', '12'],
  ['63', 'abc'],
  ['', '9170000001'],
  ['63', '0917 000 0001 ext. 5'],
  ['63', '0917CALLME1'],
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
  ['+19175550001', '9175550001', true],
  ['+639175550001', '9175550001', true],
  ['+639175550001', '09175550001', true],
  ['+639175550001', '639175550001', true],
  ['+36201234567', '06201234567', true],
  ['+2250123456789', '0123456789', true],
  ['+2250123456789', '123456789', false],
  ['+639175550001', '5550001', false],
  ['+639175550001', '+639175550001', false],
  ['+639175550001', '', false],
  ['', '9175550001', false],
])('%s is dialled as %s: %s', (number, digits, expected) => {
  expect(isDialledAs(number, digits)).toBe(expected);
});

it.each([
  ['+639170000001', '*******0001'],
  ['+8613900001111', '*******1111'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(maskedPhone(number)).toBe(shown);
});
