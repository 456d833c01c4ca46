import { DEPOSIT_PICTURE_MAX_LENGTH, type DepositMethod } from 'shared-contracts/api/endpoints/money';
import { depositErrors, depositRequest, methodOf } from './deposit-form';

const BANK: DepositMethod = {
  id: 'bank',
  kind: 'bank',
  name: 'Bank',
  icon: '',
  min: 500,
  max: null,
  fee: 0,
  quickAmounts: [],
  fields: [
    { name: 'payerName', label: 'Payer', kind: 'text', required: true },
    { name: 'proof', label: 'Receipt', kind: 'image', required: false },
  ],
};
const VALUES = { methodId: 'bank', amount: '500', promotionId: '', fields: { payerName: ' Ann ', other: 'x' } };

test.each([
  [{}, {}],
  [{ amount: '' }, { amount: 'amountMissing' }],
  [{ amount: '499.99' }, { amount: 'amountLow' }],
  [{ fields: {} }, { 'fields.payerName': 'required' }],
  [{ fields: { payerName: '  ' } }, { 'fields.payerName': 'required' }],
  [{ fields: { payerName: 'x'.repeat(201) } }, { 'fields.payerName': 'tooLong' }],
  [{ fields: { payerName: 'A', proof: 'x'.repeat(DEPOSIT_PICTURE_MAX_LENGTH + 1) } }, { 'fields.proof': 'pictureSize' }],
])('with %j it is told %j', (changes, errors) => {
  expect(depositErrors(BANK, { ...VALUES, ...changes } as typeof VALUES, 2)).toEqual(errors);
}); // prettier-ignore

test('only what the method asks for travels', () => {
  expect(depositRequest(BANK, VALUES)).toEqual({ methodId: 'bank', amount: 500, fields: { payerName: 'Ann' } });
  expect(depositRequest(BANK, { ...VALUES, promotionId: '9', amount: '500.5' })).toEqual({
    methodId: 'bank',
    amount: 500.5,
    promotionId: '9',
    fields: { payerName: 'Ann' },
  });
});

test('an unknown method is the first', () => {
  const other = { ...BANK, id: 'other' };
  expect(methodOf([BANK, other], 'other')).toBe(other);
  expect(methodOf([BANK, other], '')).toBe(BANK);
  expect(methodOf([], 'bank')).toBeUndefined();
});
