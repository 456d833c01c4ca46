import { isDialledAs, maskedPhone } from './phone';

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
  ['+639170000001', '+63 •••• 0001'],
  ['+8613900001111', '+86 •••• 1111'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(maskedPhone(number)).toBe(shown);
});
