import type { ApiFailure } from 'shared-contracts/api/api-error';
import { formFailure } from './login-failure';

const rejected = (code: string): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '' });

test.each<[ApiFailure, unknown]>([
  [rejected('auth.invalid'), { kind: 'authInvalid' }],
  [rejected('captcha.wrong'), { kind: 'captchaWrong' }],
  [rejected('sms.wrong'), undefined],
  [{ ...rejected('rate.limited'), retryAfter: 30 } as ApiFailure, { kind: 'rateLimited', restsUntil: 31_000 }],
  [rejected('member.disabled'), undefined],
  [{ kind: 'forbidden', code: 'auth.non_member' }, undefined],
  [{ kind: 'forbidden', code: 'auth.non_agent' }, undefined],
  [{ kind: 'network', offline: true }, undefined],
  [{ kind: 'timeout' }, undefined],
])('%j shows %j under the form', (failure, expected) => {
  expect(formFailure(failure, 1000)).toEqual(expected);
});
