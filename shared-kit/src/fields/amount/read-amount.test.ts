import { htmlLanguage, FILE_LANGUAGES } from 'shared-contracts/language';
import { formatMoney } from '../../ui/value/format-money';
import { marksOf } from '../../ui/value/number-marks';
import { amountValue } from './amount-input';
import { readAmount, unreadReason, type AmountWriting } from './read-amount';

const ENGLISH: AmountWriting = { decimalMark: '.', symbol: '₱' };
const INDONESIAN: AmountWriting = { decimalMark: ',', symbol: '₱' };

const said = (text: string, writing: AmountWriting): string => {
  const read = readAmount(text, writing);
  return read.kind === 'unread' ? read.reason : amountValue(read);
};

it.each([
  ['', ''],
  ['  ', ''],
  ['₱', ''],
  ['12', '12'],
  ['0012', '12'],
  ['0', '0'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['12.3', '12.3'],
  ['12.30', '12.30'],
  ['1,', '1'],
  ['1,000', '1000'],
  ['2,500.00', '2500.00'],
  ['1,234,567.8', '1234567.8'],
  ['12,34,567', '1234567'],
  ['₱1,234.50', '1234.50'],
  ['1,234.50 ₱', '1234.50'],
  ['₱ 1,234.50', '1234.50'],
  ['\u200e₱1,234.50\u200f', '1234.50'],
  ['1 000', '1000'],
  ['1\u00a0000', '1000'],
  ['1\u202f000,50', '1000.50'],
  ['1’000.50', '1000.50'],
  ["1'000", '1000'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['12,5', '12.5'],
  ['12,50', '12.50'],
  ['12。50', '12.50'],
  ['１２．５０', '12.50'],
  ['１，０００', '1000'],
  ['１２。５', '12.5'],
  ['١٢٣٫٥', '123.5'],
  ['١٬٠٠٠', '1000'],
  ['१२३', '123'],
  ['๑๒๓', '123'],
  ['123456789012345.67', '123456789012345.67'],
  // One amount in English, a thousand elsewhere: nobody can tell.
  ['1.000', 'unclear'],
  ['12.345', 'unclear'],
  ['0.500', 'decimals'],
  ['0,500', 'decimals'],
  ['1.0000', 'decimals'],
  ['12.3456', 'decimals'],
  ['1234.567', 'decimals'],
  ['1,0000', 'decimals'],
  ['1,000.005', 'decimals'],
  ['1e5', 'invalid'],
  ['1E5', 'invalid'],
  ['-200', 'invalid'],
  ['−200', 'invalid'],
  ['+200', 'invalid'],
  ['(200)', 'invalid'],
  ['0x10', 'invalid'],
  ['1k', 'invalid'],
  ['Infinity', 'invalid'],
  ['NaN', 'invalid'],
  ['1.2.3', 'invalid'],
  ['1,2,3', 'invalid'],
  ['1,00,0', 'invalid'],
  ['1 0 0', 'invalid'],
  ['1,000.5,0', 'invalid'],
  ['..5', 'invalid'],
  ['.', 'invalid'],
  ['€$5', 'invalid'],
  ['一百', 'invalid'],
  ['1234567890123456', 'invalid'],
])('in English "%s" is read as "%s"', (typed, amount) => {
  expect(said(typed, ENGLISH)).toBe(amount);
});

it.each([
  ['1.000', '1000'],
  ['₱1.000', '1000'],
  ['₱20.000,00', '20000.00'],
  ['12,5', '12.5'],
  ['12.5', '12.5'],
  ['1.000.000', '1000000'],
  ['1,000.50', '1000.50'],
  ['1,000', 'unclear'],
  ['1.0000', 'decimals'],
])('in Indonesian "%s" is read as "%s"', (typed, amount) => {
  expect(said(typed, INDONESIAN)).toBe(amount);
});

it.each([
  ['Rp20.000', { decimalMark: ',', symbol: 'Rp' }, '20000'],
  ['20.000 R$', { decimalMark: ',', symbol: 'R$' }, '20000'],
  ['Rs.1,000', { decimalMark: '.', symbol: 'Rs.' }, '1000'],
  ['usdt 1,234.57', { decimalMark: '.', symbol: 'USDT ' }, '1234.57'],
  ['1.234', { decimalMark: '.', decimals: 3 }, '1.234'],
  ['1,234', { decimalMark: '.', decimals: 3 }, '1234'],
  ['12.5', { decimalMark: '.', decimals: 0 }, 'decimals'],
  ['12,500', { decimalMark: '.', decimals: 0 }, '12500'],
] as const)('"%s" with %o is read as "%s"', (typed, writing, amount) => {
  expect(said(typed, writing)).toBe(amount);
});

it.each([...FILE_LANGUAGES] as const)(
  'money of every number of decimals is read back in %s as it is written',
  (language) => {
    const locale = htmlLanguage(language);
    const { decimalMark } = marksOf(locale);
    const symbols = ['JPY', 'KWD', 'USDT', '\u20b1', 'Rs.', '\u062f.\u0643.\u200f', 'US Dollar', ''];
    const wrong = symbols.flatMap((symbol) =>
      [0, 2, 3, 4, 8].flatMap((decimals) =>
        ['0', '7', '999', '1000', '1234567', '123456789012345'].flatMap((whole) => {
          const fraction = '12345678'.slice(0, decimals);
          const amount = decimals === 0 ? whole : `${whole}.${fraction}`;
          const written = formatMoney(amount, symbol, locale, decimals);
          return said(written, { decimalMark, symbol, decimals }) === amount ? [] : [written];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

/** Amounts of every length, and around every power of ten. */
function amounts(): readonly string[] {
  const wholes = Array.from({ length: 15 }, (_none, zeros) => 10n ** BigInt(zeros)).flatMap((power) => [
    power,
    power - 1n,
    power + 1n,
    power * 7n + 123n,
  ]);
  return wholes
    .filter((whole) => String(whole).length <= 15)
    .flatMap((whole) => ['.00', '.01', '.50', '.99'].map((cents) => `${whole}${cents}`));
}

it.each([...FILE_LANGUAGES, 'HI', 'ES', 'FR', 'DE', 'PT', 'PL', 'RU', 'AR', 'FA', 'VI', 'TR'] as const)(
  'what the page writes in %s can be typed and pasted back',
  (language) => {
    const locale = htmlLanguage(language);
    const { decimalMark } = marksOf(locale);
    const wrong = amounts().filter((amount) => {
      const written = formatMoney(amount, '₱', locale);
      const whole = written.slice(0, written.lastIndexOf(decimalMark));
      const back = said(written, { decimalMark, symbol: '₱' });
      const wholeBack = said(whole, { decimalMark, symbol: '₱' });
      return back !== amount || wholeBack !== amount.split('.')[0];
    });
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['1.000', 'unclear'],
  ['1,000', 'unclear'],
  ['1.0000', 'decimals'],
  ['1e5', 'invalid'],
  ['-7', 'invalid'],
] as const)('an unread "%s" is %s', (text, reason) => {
  expect(unreadReason(text)).toBe(reason);
});
