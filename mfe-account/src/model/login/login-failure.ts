import type { ApiFailure } from 'shared-contracts/api/api-error';
import { restEnd } from './retry-after';

/** Refusals shown under the form; the site shows all others (docs/product/common.md#messages). */
export type FormFailureKind = 'authInvalid' | 'captchaWrong' | 'rateLimited' | 'coolOff' | 'exclusion' | 'pause';

/** What is said under the form, and until when. */
export interface FormFailure {
  readonly kind: FormFailureKind;
  /** Nothing can be sent until then, epoch ms; counted down. */
  readonly restsUntil?: number;
  /** The end of a break, epoch ms; days or years away, so it is told as a date. */
  readonly endsAt?: number;
}

const BY_CODE: Readonly<Record<string, FormFailureKind>> = {
  'auth.invalid': 'authInvalid',
  'captcha.wrong': 'captchaWrong',
  'rate.limited': 'rateLimited',
};

/** What is shown under the form, or undefined. */
export function formFailure(failure: ApiFailure, now: number): FormFailure | undefined {
  const kind = failure.kind === 'rejected' ? BY_CODE[failure.code] : undefined;
  if (kind === undefined) return undefined;
  const restsUntil = restEnd(failure, now);
  return { kind, ...(restsUntil !== undefined && { restsUntil }) };
}
