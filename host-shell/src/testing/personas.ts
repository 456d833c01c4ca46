import { sessionStatusOf, type SessionState, type SignedInState } from 'shared-contracts/session/session-state';

/** Someone signed in with a member type. */
export function signedIn(type: number, changes: { readonly mustChangePassword?: boolean } = {}): SignedInState {
  return {
    status: sessionStatusOf(type),
    userName: 'demo',
    displayName: 'Demo',
    merchantCode: 'aurora',
    type,
    mustChangePassword: changes.mustChangePassword ?? false,
  };
}

/** The four kinds of people a site knows. */
export const PERSONAS = {
  visitor: { status: 'visitor' },
  trial: signedIn(4),
  member: signedIn(0),
  agent: signedIn(1),
} as const satisfies Record<string, SessionState>;
