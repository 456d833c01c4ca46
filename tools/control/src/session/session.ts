import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Who is signed in, in a sealed cookie. What they may do is looked up at every request. */
export const sessionSchema = v.object({
  /** As the provider names the person. */
  subject: v.string(),
  /** Proves that a form came from a page of this session. */
  csrf: v.string(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** A working day; then the provider is asked again. */
export const SESSION_SECONDS = 8 * 3600;

/** A sign-in that has begun: what the answer of the provider has to fit. */
export const pendingSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  /** The page that was asked for. */
  to: v.string(),
});
export type Pending = v.InferOutput<typeof pendingSchema>;

export const PENDING_SECONDS = 600;

const TOKEN_BYTES = 24;

/** A session of somebody who has just signed in. */
export function newSession(subject: string): Session {
  return { subject, csrf: randomBytes(TOKEN_BYTES).toString('base64url') };
}

/** Whether a form came from a page of the session; in a time that does not depend on how much of the token is right. */
export function isOwnForm({ csrf }: Session, token: string): boolean {
  const [expected, given] = [Buffer.from(csrf), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A page of the console that may follow a sign-in; its first page in place of any other address. */
export function ownPage(to: string | undefined): string {
  const isOwn = to !== undefined && /^\/releases\/[\w.?=&%+*,:~/-]*$/.test(to) && !to.includes('//');
  return isOwn ? to : '/releases/';
}
