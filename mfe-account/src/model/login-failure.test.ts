import type { ApiFailure } from 'shared-contracts/api/api-error';
import { formFailure } from './login-failure';

const rejected = (code: string): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '' });

test.each<[string, ApiFailure, unknown]>([
  ['E-25', rejected('auth.invalid'), { kind: 'authInvalid' }],
  ['E-12', rejected('captcha.wrong'), { kind: 'captchaWrong' }],
  ['E-13', rejected('sms.wrong'), { kind: 'smsWrong' }],
  ['E-24', { ...rejected('rate.limited'), retryAfter: 30 } as ApiFailure, { kind: 'rateLimited', restsUntil: 31_000 }],
  ['E-06', rejected('member.disabled'), undefined],
  ['E-21', { kind: 'forbidden', code: 'auth.non_member' }, undefined],
  ['E-22', { kind: 'forbidden', code: 'auth.non_agent' }, undefined],
  ['E-15', { kind: 'network', offline: true }, undefined],
  ['E-14', { kind: 'timeout' }, undefined],
])('%s: %j under the form: %j', (_id, failure, expected) => {
  expect(formFailure(failure, 1000)).toEqual(expected);
});
