import * as v from 'shared-contracts/schema';
import { accountNumber, bankName } from './payout-account';

it.each(['BPI', '7-Eleven', 'USDT (TRC-20)', '中国银行', 'Ngân hàng Á Châu', 'a'.repeat(60)])(
  '%s is the name of a bank',
  (name) => {
    expect(v.parse(bankName, ` ${name}\u200B `)).toBe(name);
  },
);

it.each(['', ' ', '\u2800', '\u3164', '---', '<b>', 'a\u202Eb', 'a'.repeat(61)])('%j is no name of a bank', (name) => {
  expect(v.safeParse(bankName, name).success).toBe(false);
});

it.each([
  ['0048 2210-77', '0048221077'],
  ['\u202A0048\u20112210\u202C', '00482210'],
  ['００４８２２', '004822'],
  ['٠٠٤٨٢٢', '004822'],
  ['TXYZ1234abcd', 'TXYZ1234abcd'],
])('%j is the number %s', (typed, number) => {
  expect(v.parse(accountNumber, typed)).toBe(number);
});

it.each(['', '12 34', '1234567;', '123456\u3164', 'a'.repeat(65), '①②③④⑤⑥ ½'])(
  '%j is no number of an account',
  (typed) => {
    expect(v.safeParse(accountNumber, typed).success).toBe(false);
  },
);
