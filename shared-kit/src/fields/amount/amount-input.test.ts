import { amountFault, fieldText, isSameAmount, stepAmount } from './amount-input';

it.each([
  ['100', undefined],
  ['99.99', 'low'],
  ['50000', undefined],
  ['50000.01', 'high'],
  ['', 'invalid'],
  ['1e3', 'invalid'],
  ['-200', 'invalid'],
  ['1.000', 'unclear'],
  ['200.505', 'unclear'],
  ['200.5055', 'decimals'],
] as const)('%s between 100 and 50000: %s', (amount, fault) => {
  expect(amountFault(amount, { min: '100', max: '50000' })).toBe(fault);
});

it.each([
  ['', '100', 1, '100'],
  ['', '100', -1, '100'],
  ['100', '50', 1, '150'],
  ['100', '50', -1, '100'],
  ['49980', '50', 1, '50000'],
  ['100.10', '0.20', 1, '100.30'],
  ['0.3', '100', -1, '100'],
] as const)('from "%s" a step of %s by %d leads to %s', (amount, step, sign, next) => {
  expect(stepAmount(amount, step, sign, { min: '100', max: '50000' })).toBe(next);
});

it.each([
  ['500', '500.00', true],
  ['0.5', '0.50', true],
  ['500', '50', false],
  ['', '', false],
  ['1e3', '1e3', false],
])('"%s" and "%s" are one amount: %s', (one, other, isSame) => {
  expect(isSameAmount(one, other)).toBe(isSame);
});

it.each([
  ['1000.5', '1000,5'],
  ['1000', '1000'],
  ['1.000', '1.000'],
  ['', ''],
])('a field with a decimal comma shows "%s" as "%s"', (amount, text) => {
  expect(fieldText(amount, ',')).toBe(text);
});

it.each([
  ['100', 0, undefined],
  ['100.5', 0, 'decimals'],
  ['1.000', 0, 'unclear'],
  ['0.5', 3, 'low'],
  ['1.125', 3, undefined],
  ['1.1255', 3, 'decimals'],
  ['50000.001', 3, 'high'],
  ['1.12345678', 8, undefined],
] as const)('%s of a currency with %d decimals, between 1 and 50000: %s', (amount, decimals, fault) => {
  expect(amountFault(amount, { min: '1', max: '50000', decimals })).toBe(fault);
});

it.each([
  ['0.9', '0.1', 3, '1'],
  ['0.9', '0.05', 3, '0.950'],
  ['100', '1', 0, '101'],
  ['0.00000009', '0.00000001', 8, '0.00000010'],
] as const)('from "%s" a step of %s with %d decimals leads to %s', (amount, step, decimals, next) => {
  expect(stepAmount(amount, step, 1, { decimals })).toBe(next);
});
