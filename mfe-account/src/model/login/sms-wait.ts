import type { SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import * as v from 'shared-kit/schema';

/** Whose wait it is: of a purpose of R-12, of the own phone or of a new e-mail. */
export type CodeWait = SmsPurpose | 'confirm' | 'email';

/** The wait for another code if the server does not say, ms (docs/product/accounts.md#sms-codes). */
export const DEFAULT_WAIT_MS = 60_000;
/** A server's wait beyond this is a clock that differs from the phone's, ms. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Until when no further code can be asked for, epoch ms; a time that is missing or past means the default. */
export function waitEnd(expirationTime: number | null | undefined, now: number): number {
  const wait = (expirationTime ?? 0) - now;
  return wait > 0 && wait <= LONGEST_WAIT_MS ? now + wait : now + DEFAULT_WAIT_MS;
}

const waitsSchema = v.record(v.string(), v.number());

function readAll(text: string | null): Record<string, number> {
  try {
    const parsed = v.safeParse(waitsSchema, JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** The end of a wait that an earlier page began; 0 where there is none to wait for. */
export function readWait(text: string | null, purpose: CodeWait, now: number): number {
  const end = readAll(text)[purpose] ?? 0;
  return end > now && end <= now + LONGEST_WAIT_MS ? end : 0;
}

/** What is kept of all waits after one has begun: times alone, never a number. */
export function withWait(text: string | null, purpose: CodeWait, end: number): string {
  return JSON.stringify({ ...readAll(text), [purpose]: end });
}
