import type { ApiFailure } from 'shared-contracts/api/api-error';
import * as v from 'shared-kit/schema';
import type { FormFailure } from './login-failure';

const breakSchema = v.object({ kind: v.string(), until: v.number() });

/**
 * What is said of a break that refuses a sign-in; undefined for every other failure. A break of a kind that is not known is
 * told as one to cool off. Apart from the other refusals: only sign-ins meet one.
 */
export function breakFailure(failure: ApiFailure): FormFailure | undefined {
  if (failure.kind !== 'rejected' || failure.code !== 'play.break') return undefined;
  const parsed = v.safeParse(breakSchema, failure.value);
  if (!parsed.success) return undefined;
  const { kind, until } = parsed.output;
  if (kind === 'pause') return { kind, restsUntil: until };
  return { kind: kind === 'exclusion' ? kind : 'coolOff', endsAt: until };
}
