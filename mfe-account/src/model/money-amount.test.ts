import { afterFee, amountError, amountText, mostOf, textLimits } from './money-amount';

test.each([
  [500, '500'],
  [0.1 + 0.2, '0.3'],
  [1234.5, '1234.5'],
  [99.99, '99.99'],
])('%d reads %p', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test('a limit that is missing is left out', () => {
  expect(textLimits({ min: 100, max: null })).toEqual({ min: '100' });
  expect(textLimits({ min: 0, max: 20.5 })).toEqual({ min: '0', max: '20.5' });
});

test.each([
  ['', 'amountMissing'],
  ['.', 'amountInvalid'],
  ['99.99', 'amountLow'],
  ['100', undefined],
  ['20000', undefined],
  ['20000.01', 'amountHigh'],
])('%p between 100 and 20,000 is %p', (typed, fault) => {
  expect(amountError(typed, { min: 100, max: 20_000 })).toBe(fault);
});

test('nothing is no amount, also where there is no lower limit', () => {
  expect(amountError('0', { min: 0, max: null })).toBe('amountInvalid');
  expect(amountError('0.01', { min: 0, max: null })).toBeUndefined();
});

test.each([
  ['500', 10, 490],
  ['0.3', 0.1, 0.2],
  ['5', 10, 0],
  ['', 10, 0],
  ['.', 0, 0],
])('%p with a fee of %d leaves %d', (amount, fee, left) => {
  expect(afterFee(amount, fee)).toBe(left);
});

test('the most is what is free, within the limit', () => {
  expect([mostOf(80, 50), mostOf(30, 50), mostOf(80, null)]).toEqual([50, 30, 80]);
});
