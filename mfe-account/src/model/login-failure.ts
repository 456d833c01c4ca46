import type { ApiFailure } from 'shared-contracts/api/api-error';

/** Refusals said under the form; all others are said by the site (part 5). */
export type FormFailure = 'authInvalid' | 'captchaWrong' | 'rateLimited';

const BY_CODE: Readonly<Record<string, FormFailure>> = {
  'auth.invalid': 'authInvalid',
  'captcha.wrong': 'captchaWrong',
  'rate.limited': 'rateLimited',
};

/** What is said under the form, or undefined (E-25, E-12, E-24). */
export function formFailure(failure: ApiFailure): FormFailure | undefined {
  return failure.kind === 'rejected' ? BY_CODE[failure.code] : undefined;
}
