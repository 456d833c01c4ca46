import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { periodText, pinFault, withdrawalFailure } from './dividend-rules';

test.each([
  ['2026-10-26/2026-11-01', '2026/10/26 – 11/01'],
  ['2026-12-28/2027-01-03', '2026/12/28 – 2027/01/03'],
  ['2026-11-01/2026-11-01', '2026/11/01'],
  ['November', 'November'],
  ['2026-11-01', '2026-11-01'],
])('the period %s reads %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});

test.each([
  ['', 'missing'],
  ['12345', 'format'],
  ['12345a', 'format'],
  ['1234567', 'format'],
  ['123456', undefined],
])('the payment password "%s"', (pin, fault) => {
  expect(pinFault(pin)).toBe(fault);
});

const refused = (code: string, value?: unknown, status = 422): ApiFailure => ({
  kind: 'rejected', code, status, message: '', value,
}); // prettier-ignore
test.each<[string, unknown, object]>([
  ['a wrong password', apiError('T', refused('payment_password.wrong', { triesLeft: 3 })), { kind: 'pin', fault: 'wrong', left: 3 }],
  ['the last wrong one', apiError('T', refused('payment_password.wrong', { triesLeft: 0 })), { kind: 'pin', fault: 'wrong' }],
  ['no password yet', apiError('T', refused('validation.failed', { fields: { paymentPassword: 'unset' } })), { kind: 'pin', fault: 'unset' }],
  ['a dividend that was taken', apiError('T', refused('version.conflict', null, 409)), { kind: 'taken' }],
  ['too many tries', apiError('T', refused('rate.limited', null, 429)), { kind: 'told' }],
  ['a fault of the server', apiError('T', refused('internal', null, 500)), { kind: 'doubt' }],
  ['a lost answer', apiError('T', { kind: 'network', offline: false }), { kind: 'doubt' }],
  ['no connection', apiError('T', { kind: 'network', offline: true }), { kind: 'told' }],
  ['no answer in time', apiError('T', { kind: 'timeout' }), { kind: 'doubt' }],
  ['an unreadable answer', apiError('T', { kind: 'malformed', detail: '' }), { kind: 'doubt' }],
  ['a refusal by role', apiError('T', { kind: 'forbidden', code: 'feature.off' }), { kind: 'told' }],
  ['anything else', new Error('x'), { kind: 'told' }],
])('after %s', (_case, error, expected) => {
  expect(withdrawalFailure(error)).toEqual(expected);
}); // prettier-ignore
