import * as v from 'shared-contracts/schema';
import { DEFAULT_MEMBER_TYPE, isAgent, isTrial } from './member-type';

const storedSessionSchema = v.object({
  /** The bearer token. */
  token: v.pipe(v.string(), v.minLength(1)),
  // A token is a session; another field that cannot be read does not end it.
  /** The merchant that its calls are made for; empty is the page's own. */
  merchantCode: v.fallback(v.optional(v.string(), ''), ''),
  /** What the person signs in with. */
  userName: v.fallback(v.optional(v.string(), ''), ''),
  /** Member type. */
  type: v.fallback(v.optional(v.number(), DEFAULT_MEMBER_TYPE), DEFAULT_MEMBER_TYPE),
  /** The password must be changed before anything else. */
  firstTimeLogin: v.fallback(v.optional(v.boolean(), false), false),
});

/** What is kept of a session in the browser, under `MC_SESSION_INFO`; the host alone reads and writes it. */
export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

/** Who a signed-in person is, without the token: that never leaves the host. */
export interface SessionIdentity {
  /** What the person signs in with, as the gateway answered it; unique within a merchant. */
  readonly userName: string;
  /** Nickname if set, otherwise account, otherwise user name. */
  readonly displayName: string;
  /** Address of the person's picture; absent or empty: initials stand in. */
  readonly icon?: string;
  /** Code of the merchant that the session belongs to: the trial merchant's in a trial session. */
  readonly merchantCode: string;
  /** Member type: what the account may do. Missing in the gateway's answer, it is 4 (trial). */
  readonly type: number;
  /** Must change the password before anything else. */
  readonly mustChangePassword: boolean;
}

/** `unknown` until the stored session has been read: "not yet known" is not "signed out". */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | ({ readonly status: 'trial' } & SessionIdentity)
  | ({ readonly status: 'member' } & SessionIdentity)
  | ({ readonly status: 'agent' } & SessionIdentity);

/** A state with a session: trial, member or agent. */
export type SignedInState = Exclude<SessionState, { status: 'unknown' | 'visitor' }>;

/** The read-only view of the session that remotes get; the host is the only writer. */
export interface SessionReader {
  /** The state now; the same object until it changes. */
  readonly get: () => SessionState;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: (state: SessionState) => void) => () => void;
}

/** Has a session of any kind. */
export function isSignedIn(state: SessionState): state is SignedInState {
  return state.status !== 'unknown' && state.status !== 'visitor';
}

/** The member type, or undefined without a session: what the rules of `member-type.ts` take. */
export function memberType(state: SessionState): number | undefined {
  return isSignedIn(state) ? state.type : undefined;
}

/** The union's member for a type. */
export function sessionStatusOf(type: number): SignedInState['status'] {
  if (isTrial(type)) return 'trial';
  return isAgent(type) ? 'agent' : 'member';
}

/**
 * Reads a stored session; anything that is not JSON with a non-empty token is a visitor: null
 * (docs/product/common.md#the-session).
 */
export function parseStoredSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(storedSessionSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
