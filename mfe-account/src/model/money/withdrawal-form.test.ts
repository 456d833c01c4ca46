import type { WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { mostWithdrawable, withdrawalErrors, withdrawalStop } from './withdrawal-form';

const SETTINGS: WithdrawalSettings = {
  withdrawable: 1000,
  turnoverLeft: 0,
  min: 100,
  max: 5000,
  fee: 10,
  timesLeft: 3,
};
const VALUES = { accountId: '1', amount: '500', paymentPassword: '246810' };

test.each([
  [{}, {}, {}],
  [{ accountId: '' }, {}, { accountId: 'accountMissing' }],
  [{ amount: '' }, {}, { amount: 'amountMissing' }],
  [{ amount: '99' }, {}, { amount: 'amountLow' }],
  [{ amount: '5001' }, {}, { amount: 'amountHigh' }],
  [{ amount: '1000' }, {}, {}],
  [{ amount: '1000.01' }, {}, { amount: 'balanceLow' }],
  [{ amount: '1200' }, { turnoverLeft: 500 }, { amount: 'turnoverUnmet' }],
  [{ amount: '1501' }, { turnoverLeft: 500 }, { amount: 'balanceLow' }],
  [{ paymentPassword: '' }, {}, { paymentPassword: 'pinMissing' }],
  [{ paymentPassword: '2468' }, {}, { paymentPassword: 'pinFormat' }],
])('%j, with %j, is told %j', (values, settings, errors) => {
  expect(
    withdrawalErrors({ ...VALUES, ...values }, { settings: { ...SETTINGS, ...settings }, balance: 1500, decimals: 2 }),
  ).toEqual(errors);
});

test('where the balance is not known, what is locked is taken for the reason', () => {
  const settings = { ...SETTINGS, turnoverLeft: 5 };
  const errors = withdrawalErrors({ ...VALUES, amount: '4000' }, { settings, balance: null, decimals: 2 });
  expect(errors).toEqual({ amount: 'turnoverUnmet' });
});

test.each([
  ['1000', {}],
  ['1000.5', { amount: 'balanceLow' }],
  ['', { amount: 'amountMissing' }],
])('after 1000 was sent and took the rest of the balance, %p is told %j', (amount, errors) => {
  const limits = { settings: { ...SETTINGS, withdrawable: 0 }, balance: 0, decimals: 2, sentAmount: 1000 };
  expect(withdrawalErrors({ ...VALUES, amount }, limits)).toEqual(errors);
});

test.each([
  [{}, undefined],
  [{ timesLeft: 0 }, 'noTimesLeft'],
  [{ timesLeft: null }, undefined],
  [{ withdrawable: 99.99 }, 'tooLittle'],
  [{ withdrawable: 0, min: 0 }, 'tooLittle'],
])('%j stops everything: %p', (changes, stop) => {
  expect(withdrawalStop({ ...SETTINGS, ...changes })).toBe(stop);
});

test('the most is what is free, within the limit', () => {
  expect(mostWithdrawable(SETTINGS)).toBe(1000);
  expect(mostWithdrawable({ ...SETTINGS, max: 400 })).toBe(400);
  expect(mostWithdrawable({ ...SETTINGS, max: null })).toBe(1000);
});
