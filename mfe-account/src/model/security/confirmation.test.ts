import { apiError } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import { confirmationRequest, confirmationSchema, needsConfirmation, proofRefused } from './confirmation';

const refused = (code: string, value?: unknown) =>
  apiError('R-22', { kind: 'rejected', code, status: 422, message: '', value });

test.each([
  ['password', '', 'passwordMissing'],
  ['password', ' old password ', undefined],
  ['password', 'a'.repeat(65), 'passwordWrong'],
  ['code', ' ', 'codeMissing'],
  ['code', ' 123456 ', undefined],
] as const)('%s %j: %s', (way, proof, expected) => {
  expect(v.safeParse(confirmationSchema(way), { proof }).issues?.[0].message).toBe(expected);
});

test('each way travels by its own name', () => {
  expect(confirmationRequest('password', 'x')).toEqual({ by: 'password', password: 'x' });
  expect(confirmationRequest('code', '1')).toEqual({ by: 'code', verificationCode: '1' });
});

test.each([
  [refused('auth.invalid'), 'passwordWrong'],
  [refused('sms.wrong'), 'smsWrong'],
  [refused('rate.limited'), undefined],
  [new Error('lost'), undefined],
])('%s says of the proof: %s', (error, expected) => {
  expect(proofRefused(error)).toBe(expected);
});

test.each([
  [refused('validation.failed', { fields: { confirmation: 'required' } }), true],
  [refused('validation.failed', { fields: { email: 'taken' } }), false],
  [refused('sms.wrong', { fields: { confirmation: 'required' } }), false],
  [apiError('R-22', { kind: 'timeout' }), false],
  [new Error('lost'), false],
])('%s wants a confirmation: %s', (error, expected) => {
  expect(needsConfirmation(error)).toBe(expected);
});
