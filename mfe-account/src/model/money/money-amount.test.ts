import { afterFee, amountError, amountText, mostOf, textLimits } from './money-amount';

test.each([
  [500, 2, '500'],
  [0.1 + 0.2, 2, '0.3'],
  [1234.5, 2, '1234.5'],
  [99.99, 2, '99.99'],
  [1000, 0, '1000'],
  [1.2345, 3, '1.234'],
  [0.0000001, 8, '0.0000001'],
])('%d with %d decimals reads %p', (amount, decimals, text) => {
  expect(amountText(amount, decimals)).toBe(text);
});

test('a limit that is missing is left out', () => {
  expect(textLimits({ min: 100, max: null })).toEqual({ min: '100' });
  expect(textLimits({ min: 0, max: 20.5 })).toEqual({ min: '0', max: '20.5' });
});

test.each([
  ['', 2, 'amountMissing'],
  ['.', 2, 'amountInvalid'],
  ['99.99', 2, 'amountLow'],
  ['100', 2, undefined],
  ['20000', 2, undefined],
  ['20000.01', 2, 'amountHigh'],
  ['100.5', 0, 'amountDecimals'],
  ['100.125', 3, undefined],
  ['20000.001', 3, 'amountHigh'],
])('%p with %d decimals, between 100 and 20,000, is %p', (typed, decimals, fault) => {
  expect(amountError(typed, { min: 100, max: 20_000 }, decimals)).toBe(fault);
});

test('nothing is no amount, also where there is no lower limit', () => {
  expect(amountError('0', { min: 0, max: null }, 2)).toBe('amountInvalid');
  expect(amountError('0.01', { min: 0, max: null }, 2)).toBeUndefined();
});

test.each([
  ['500', 10, 2, 490],
  ['0.3', 0.1, 2, 0.2],
  ['5', 10, 2, 0],
  ['', 10, 2, 0],
  ['.', 0, 2, 0],
  ['1.005', 0.001, 3, 1.004],
])('%p with a fee of %d, in a currency of %d decimals, leaves %d', (amount, fee, decimals, left) => {
  expect(afterFee(amount, fee, decimals)).toBe(left);
});

test('the most is what is free, within the limit', () => {
  expect([mostOf(80, 50), mostOf(30, 50), mostOf(80, null)]).toEqual([50, 30, 80]);
});
