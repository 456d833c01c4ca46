import { accountErrors, accountRequest, EMPTY_ACCOUNT } from './payout-account-form';

const FULL = { ...EMPTY_ACCOUNT, bank: ' First Bank ', holder: ' Ann\u00A0Lee', number: '0048 2210-77', paymentPassword: '246810' }; // prettier-ignore

test.each([
  [{}, {}],
  [{ bank: ' ' }, { bank: 'required' }],
  [{ bank: 'x'.repeat(61) }, { bank: 'tooLong' }],
  [{ bank: '\u2800' }, { bank: 'format' }],
  [{ holder: 'x'.repeat(81) }, { holder: 'tooLong' }],
  [{ holder: 'R2D2' }, { holder: 'format' }],
  [{ holder: '\u3164' }, { holder: 'format' }],
  [{ holder: 'Sean O’Brien' }, {}],
  [{ number: '12 34' }, { number: 'numberFormat' }],
  [{ number: '1234567;' }, { number: 'numberFormat' }],
  [{ number: '' }, { number: 'required' }],
  [{ paymentPassword: '' }, { paymentPassword: 'pinMissing' }],
  [{ paymentPassword: '12345' }, { paymentPassword: 'pinFormat' }],
])('with %j it is told %j', (changes, errors) => {
  expect(accountErrors({ ...FULL, ...changes })).toEqual(errors);
});

test('an empty form is told everything', () => {
  expect(Object.keys(accountErrors(EMPTY_ACCOUNT))).toEqual(['bank', 'holder', 'number', 'paymentPassword']);
});

test('the account travels without what is for the eye', () => {
  expect(accountRequest(FULL)).toEqual({
    kind: 'bank',
    bank: 'First Bank',
    holder: 'Ann Lee',
    number: '0048221077',
    paymentPassword: '246810',
  });
});
