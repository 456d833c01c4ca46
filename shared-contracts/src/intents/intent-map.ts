import type { ClosedGate } from '../session/real-account-gate';

/** What a game tile, a winner card or a vendor entry knows about what it opens. */
export interface LaunchTarget {
  readonly gameCategory: string;
  readonly vassalage: string;
  readonly gameId?: string;
  readonly nodeId?: string;
  /** 1 asks for free play. */
  readonly freePlay?: 0 | 1;
  readonly gameCode?: string;
  readonly playType?: string;
}

/** How a launch ended when the page is still here. `login`: the visitor was sent to sign in. */
export type LaunchOutcome = 'opened' | 'login' | 'list' | 'failed' | 'ignored';

/** What one section may ask another, or the host, to do. */
export interface IntentMap {
  launchGame: { readonly request: LaunchTarget; readonly result: LaunchOutcome };
  openLogin: { readonly request: { readonly returnTo?: string }; readonly result: 'opened' };
  openWalletPanel: { readonly request: Record<never, never>; readonly result: 'opened' };
  refreshWallet: { readonly request: Record<never, never>; readonly result: 'refreshed' | 'failed' };
  refreshUnread: { readonly request: Record<never, never>; readonly result: 'asked' };
  /** Says that an action needs a real account, or offers a registration (docs/product/common.md#real-accounts). */
  showRealAccountGate: { readonly request: { readonly answer: ClosedGate }; readonly result: 'shown' };
  /** One silent sign-in with the remembered login, in the app only; any failure ends quietly. */
  resumeLogin: { readonly request: Record<never, never>; readonly result: 'signed-in' | 'refused' };
  openChat: { readonly request: Record<never, never>; readonly result: 'opened' | 'refused' };
}
export type IntentName = keyof IntentMap;

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
