import type { ApiFailure } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import { restEnd } from './retry-after';

const BREAKS = ['coolOff', 'exclusion', 'pause'] as const;

/** Refusals shown under the form; the site shows all others (docs/product/common.md#messages). */
export type FormFailureKind = 'authInvalid' | 'captchaWrong' | 'rateLimited' | (typeof BREAKS)[number];

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

const breakSchema = v.object({ kind: v.string(), until: v.number() });

/** A break that keeps somebody out; one of a kind that is not known is told as a break to cool off. */
function breakFailure(told: unknown): FormFailure | undefined {
  const parsed = v.safeParse(breakSchema, told);
  if (!parsed.success) return undefined;
  const { until } = parsed.output;
  const kind = BREAKS.find((each) => each === parsed.output.kind) ?? 'coolOff';
  return kind === 'pause' ? { kind, restsUntil: until } : { kind, endsAt: until };
}

/** What is shown under the form, or undefined. */
export function formFailure(failure: ApiFailure, now: number): FormFailure | undefined {
  if (failure.kind !== 'rejected') return undefined;
  if (failure.code === 'play.break') return breakFailure(failure.value);
  const kind = BY_CODE[failure.code];
  if (kind === undefined) return undefined;
  const restsUntil = restEnd(failure, now);
  return { kind, ...(restsUntil !== undefined && { restsUntil }) };
}
