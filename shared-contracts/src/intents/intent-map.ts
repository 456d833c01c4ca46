import type { AllOf } from '../all-of';
import type { ClosedGate } from '../session/real-account-gate';

/** What the host answers. */
export interface HostIntents {
  /** Opens the login page. */
  openLogin: {
    /** All fields may be missing. */
    readonly request: {
      /** Path of the site to go to after signing in; home without it. */
      readonly returnTo?: string;
    };
    readonly result: 'opened';
  };
  /** Opens the wallet panel of the bottom menu. */
  openWalletPanel: {
    /** No fields. */
    readonly request: Record<never, never>;
    readonly result: 'opened';
  };
  /** Reads the balance; a fresh one is told as `wallet.balanceChanged`. */
  refreshWallet: {
    /** No fields. */
    readonly request: Record<never, never>;
    /** `failed`: no answer, or its person left meanwhile; the old amount stands. */
    readonly result: 'refreshed' | 'failed';
  };
  /** Reads the unread counts soon, at most four times a second; they are told as `unread.changed`. */
  refreshUnread: {
    /** No fields. */
    readonly request: Record<never, never>;
    readonly result: 'asked';
  };
  /** Says that an action needs a real account, or offers a registration (docs/product/common.md#real-accounts). */
  showRealAccountGate: {
    /** What the gate said. */
    readonly request: {
      /** Of `moneyGate` or `realAccountGate`. */
      readonly answer: ClosedGate;
    };
    readonly result: 'shown';
  };
}

/**
 * Who answers which intents. A section adds its own in `src/contract.ts`:
 * `declare module 'shared-contracts/intents/intent-map' { interface IntentsByOwner { 'mfe-games': … } }`.
 */
export interface IntentsByOwner {
  /** The host's, in sight of every section. */
  'host-shell': HostIntents;
}

/** What one section may ask another, or the host, to do: every intent whose declaration is in sight. */
export type IntentMap = AllOf<IntentsByOwner[keyof IntentsByOwner]>;

/** The name of such an intent: a verb and its object, such as `refreshWallet`. */
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
  | {
      readonly handled: true;
      /** What the handler returned, unchecked: its owner's version is compared before a set is served. */
      readonly result: IntentMap[Name]['result'];
    }
  | {
      readonly handled: false;
      /** No section takes it; the section that does could not be loaded; its handler threw or rejected. */
      readonly reason: 'nobody-registered' | 'remote-unavailable' | 'failed';
    };

/** Answers one intent. What it throws or rejects with reaches nobody: the asker gets the reason `failed`. */
export type IntentHandler<Name extends IntentName> = (
  request: IntentMap[Name]['request'],
) => Promise<IntentMap[Name]['result']> | IntentMap[Name]['result'];

/** Asking and answering. A remote that answers an intent lists it in its routes, so the host can load it on demand. */
export interface Intents {
  /**
   * Asks for an intent; the host loads the section that answers it. Resolves also when nobody can. Throws where the section's
   * release does not list the intent as asked.
   */
  readonly request: <Name extends IntentName>(
    name: Name,
    request: IntentMap[Name]['request'],
  ) => Promise<IntentAnswer<Name>>;
  /**
   * Takes an intent; the last to register answers. Returns the way to give it back. Throws where the section's release does
   * not name the intent among its contributions.
   */
  readonly handle: <Name extends IntentName>(name: Name, handler: IntentHandler<Name>) => () => void;
}
