import type { AllOf } from '../all-of';
import type { ClosedGate } from '../session/real-account-gate';

/** What the host answers. */
export interface HostIntents {
  openLogin: { readonly request: { readonly returnTo?: string }; readonly result: 'opened' };
  openWalletPanel: { readonly request: Record<never, never>; readonly result: 'opened' };
  refreshWallet: { readonly request: Record<never, never>; readonly result: 'refreshed' | 'failed' };
  refreshUnread: { readonly request: Record<never, never>; readonly result: 'asked' };
  /** Says that an action needs a real account, or offers a registration (docs/product/common.md#real-accounts). */
  showRealAccountGate: { readonly request: { readonly answer: ClosedGate }; readonly result: 'shown' };
}

/**
 * Who answers which intents. A section adds its own in `src/contract.ts`:
 * `declare module 'shared-contracts/intents/intent-map' { interface IntentsByOwner { 'mfe-games': … } }`.
 */
export interface IntentsByOwner {
  'host-shell': HostIntents;
}

/** What one section may ask another, or the host, to do: every intent whose declaration is in sight. */
export type IntentMap = AllOf<IntentsByOwner[keyof IntentsByOwner]>;
export type IntentName = keyof IntentMap;

/** Versions of the forms of the host's intents: raised when a request or result changes. */
export const HOST_INTENTS = {
  openLogin: { version: 1 },
  openWalletPanel: { version: 1 },
  refreshWallet: { version: 1 },
  refreshUnread: { version: 1 },
  showRealAccountGate: { version: 1 },
} as const satisfies Record<keyof HostIntents, { readonly version: number }>;

/** The answer to an intent: a typed result, or the plain fact that nobody took it. */
export type IntentAnswer<Name extends IntentName> =
  | { readonly handled: true; readonly result: IntentMap[Name]['result'] }
  | { readonly handled: false; readonly reason: 'nobody-registered' | 'remote-unavailable' | 'failed' };

export type IntentHandler<Name extends IntentName> = (
  request: IntentMap[Name]['request'],
) => Promise<IntentMap[Name]['result']> | IntentMap[Name]['result'];

/** Asking and answering. A remote that answers an intent lists it in its routes, so the host can load it on demand. */
export interface Intents {
  readonly request: <Name extends IntentName>(
    name: Name,
    request: IntentMap[Name]['request'],
  ) => Promise<IntentAnswer<Name>>;
  /** Takes an intent; the last to register answers. Returns the way to give it back. */
  readonly handle: <Name extends IntentName>(name: Name, handler: IntentHandler<Name>) => () => void;
}
