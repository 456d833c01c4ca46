import { formFailure } from './login-failure';

const rejected = (code: string) => ({ kind: 'rejected', code, status: 422, message: '' }) as const;

test.each([
  [rejected('auth.invalid'), 'authInvalid'],
  [rejected('captcha.wrong'), 'captchaWrong'],
  [rejected('rate.limited'), 'rateLimited'],
  [rejected('member.disabled'), undefined],
  [{ kind: 'forbidden', code: 'auth.non_member' } as const, undefined],
  [{ kind: 'timeout' } as const, undefined],
])('%j is said as %s', (failure, expected) => {
  expect(formFailure(failure)).toBe(expected);
});
