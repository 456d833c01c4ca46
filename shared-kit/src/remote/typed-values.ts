import type { SessionReader, SessionState } from 'shared-contracts/session/session-state';

interface Typed {
  /** The member who typed it; empty for a visitor. */
  readonly owner: string;
  readonly value: unknown;
}

/** By the session of the page. In memory alone: a device that is passed on reveals nothing that was typed. */
const pages = new WeakMap<SessionReader, Map<string, Typed>>();

/** Who types: a member by name; empty for a visitor. */
export function typedBy(state: SessionState): string {
  return 'userName' in state ? state.userName : '';
}

/** What was typed there, for the member who did; what a visitor typed goes on with whoever signs in. */
export function typedValue(session: SessionReader, as: string): unknown {
  const typed = pages.get(session)?.get(as);
  const isTheirs = typed !== undefined && (typed.owner === '' || typed.owner === typedBy(session.get()));
  return isTheirs ? typed.value : undefined;
}

/** Keeps what was typed for as long as the page lives; undefined forgets it. */
export function keepTyped(session: SessionReader, as: string, owner: string, value: unknown): void {
  const page = pages.get(session) ?? new Map<string, Typed>();
  if (value === undefined) page.delete(as);
  else page.set(as, { owner, value });
  pages.set(session, page);
}

/** Forgets everything that was typed: who signs out leaves nothing for the next. */
export function forgetTyped(session: SessionReader): void {
  pages.delete(session);
}
