import { amountFault, cleanAmount, stepAmount } from './amount-input';

it.each([
  ['', ''],
  ['12', '12'],
  ['0012', '12'],
  ['0', '0'],
  ['.5', '0.5'],
  ['12.', '12.'],
  ['12.345', '12.34'],
  ['12,5', '12.5'],
  ['₱1,234.50', '1234.50'],
  ['1,234,567.8', '1234567.8'],
  ['1,234,567', '1234567'],
  ['50,000', '50000'],
  ['1.2.3', '1.23'],
  ['-7', '7'],
  ['abc', ''],
])('what is typed as "%s" is the amount "%s"', (typed, amount) => {
  expect(cleanAmount(typed)).toBe(amount);
});

it.each([
  ['100', undefined],
  ['99.99', 'low'],
  ['50000', undefined],
  ['50000.01', 'high'],
  ['', 'invalid'],
  ['1e3', 'invalid'],
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
