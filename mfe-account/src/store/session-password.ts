import type { EventListenerApi } from 'shared-contracts/events/event-map';
import { isSignedIn } from 'shared-contracts/session/session-state';

/** Never in storage: it lives as long as the page and the session (docs/product/accounts.md#first-login). */
let held: string | null = null;

/** Keeps the typed password for a change of password that asks for no old one. */
export function holdSessionPassword(password: string): void {
  held = password;
}

/** The password typed at the sign-in, or null: after a reload, or when it was not to be remembered. */
export function sessionPassword(): string | null {
  return held;
}

export function forgetSessionPassword(): void {
  held = null;
}

/** Forgets it with the session it belongs to. */
export function forgetWithSession(events: EventListenerApi): () => void {
  return events.on('session.changed', ({ state }) => {
    if (!isSignedIn(state)) forgetSessionPassword();
  });
}
