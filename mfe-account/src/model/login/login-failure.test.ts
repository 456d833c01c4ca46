import type { ApiFailure } from 'shared-contracts/api/api-error';
import { formFailure } from './login-failure';

const rejected = (code: string): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '' });
const held = (value: unknown) => ({ ...rejected('play.break'), value }) as ApiFailure;

test.each<[ApiFailure, unknown]>([
  [rejected('auth.invalid'), { kind: 'authInvalid' }],
  [rejected('captcha.wrong'), { kind: 'captchaWrong' }],
  [rejected('sms.wrong'), undefined],
  [{ ...rejected('rate.limited'), retryAfter: 30 } as ApiFailure, { kind: 'rateLimited', restsUntil: 31_000 }],
  [held({ kind: 'coolOff', until: 9000 }), { kind: 'coolOff', endsAt: 9000 }],
  [held({ kind: 'exclusion', until: 9000 }), { kind: 'exclusion', endsAt: 9000 }],
  [held({ kind: 'pause', until: 9000 }), { kind: 'pause', restsUntil: 9000 }],
  [held({ kind: 'of another version', until: 9000 }), { kind: 'coolOff', endsAt: 9000 }],
  [held({ kind: 'exclusion' }), undefined],
  [rejected('member.disabled'), undefined],
  [{ kind: 'forbidden', code: 'auth.non_member' }, undefined],
  [{ kind: 'forbidden', code: 'auth.non_agent' }, undefined],
  [{ kind: 'network', offline: true }, undefined],
  [{ kind: 'timeout' }, undefined],
])('%j shows %j under the form', (failure, expected) => {
  expect(formFailure(failure, 1000)).toEqual(expected);
});
