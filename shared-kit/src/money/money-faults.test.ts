import type { ApiFailure } from 'shared-contracts/api/api-error';
import { isInDoubt } from 'shared-contracts/api/api-error';
import { moneyFaults, refusedFields } from './money-faults';

const refusal = (code: string, value?: unknown, status = 422): ApiFailure => ({
  kind: 'rejected',
  code,
  status,
  message: '',
  value,
});
const field = (name: string, word: string) => refusal('validation.failed', { fields: { [name]: word } });

test.each<[ApiFailure, unknown]>([
  [refusal('amount.range', { min: 100, max: 500 }), { field: 'amount', key: 'amountRange', amounts: { min: 100, max: 500 } }],
  [refusal('amount.range'), { field: 'amount', key: 'amountInvalid', amounts: {} }],
  [refusal('amount.range', { min: '1', max: null }), { field: 'amount', key: 'amountInvalid', amounts: {} }],
  [refusal('balance.low'), { field: 'amount', key: 'balanceLow' }],
  [refusal('turnover.unmet', { turnoverLeft: 300 }), { field: 'amount', key: 'turnoverUnmet', amounts: { turnoverLeft: 300 } }],
  [refusal('play.limit', { name: 'depositDay', left: 200, until: 9 }), { field: 'amount', key: 'limitReached', amounts: { left: 200 } }],
  [refusal('play.limit', { name: 'depositDay', left: 0, until: 9 }), { field: 'amount', key: 'limitUsedUp', amounts: { left: 0 } }],
  [refusal('order.expired'), { field: 'amount', key: 'orderExpired' }],
  [refusal('payment_password.wrong', { triesLeft: 2 }), { field: 'paymentPassword', key: 'pinWrongLeft', count: 2 }],
  [refusal('payment_password.wrong', { triesLeft: 0 }), { field: 'paymentPassword', key: 'pinWrong' }],
  [refusal('payment_password.wrong'), { field: 'paymentPassword', key: 'pinWrong' }],
  [field('amount', 'times'), { field: 'amount', key: 'timesUsedUp' }],
  [field('promotionId', 'used'), { field: 'promotionId', key: 'promotionUsed' }],
  [field('promotionId', 'unknown'), { field: 'promotionId', key: 'promotionGone' }],
  [field('methodId', 'unknown'), { field: 'methodId', key: 'methodGone' }],
  [field('accountId', 'unknown'), { field: 'accountId', key: 'accountGone' }],
  [field('number', 'limit'), { field: 'number', key: 'accountLimit' }],
  [field('number', 'format'), { field: 'number', key: 'numberFormat' }],
  [field('fields.payerName', 'required'), { field: 'fields.payerName', key: 'required' }],
  [field('holder', 'whatever'), { field: 'holder', key: 'format' }],
])('%j is said as %j', (failure, fault) => {
  expect(moneyFaults(failure)).toEqual([fault]);
}); // prettier-ignore

test.each<ApiFailure>([
  refusal('rate.limited', undefined, 429),
  refusal('validation.failed', { fields: 'odd' }),
  refusal('who.knows'),
  { kind: 'timeout' },
  { kind: 'forbidden', code: 'role.forbidden' },
])('%j is about no field', (failure) => {
  expect(moneyFaults(failure)).toEqual([]);
});

test.each<[ApiFailure, boolean]>([
  [{ kind: 'network', offline: false }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'malformed', detail: '' }, true],
  [refusal('internal', undefined, 500), true],
  [refusal('system.upgrading', undefined, 503), true],
  // The device knew that it had no connection: nothing was sent.
  [{ kind: 'network', offline: true }, false],
  [refusal('balance.low'), false],
  [{ kind: 'cancelled' }, false],
])('%j leaves a doubt: %p', (failure, expected) => {
  expect(isInDoubt(failure)).toBe(expected);
});

test.each<[ApiFailure, unknown]>([
  [field('username', 'pattern'), { username: 'pattern' }],
  [refusal('quota.exceeded', { fields: { 'rebates.RNG': 'max' } }), { 'rebates.RNG': 'max' }],
  [refusal('quota.exceeded'), {}],
  [refusal('validation.failed', { fields: 'odd' }), {}],
  [refusal('version.conflict', { fields: { amount: 'max' } }), {}],
  [{ kind: 'timeout' }, {}],
])('%j refuses the fields %j', (failure, fields) => {
  expect(refusedFields(failure)).toEqual(fields);
});
