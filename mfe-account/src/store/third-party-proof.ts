import { useSyncExternalStore } from 'react';
import type { EventListenerApi } from 'shared-contracts/events/event-map';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { createStore } from 'zustand/vanilla';
import type { SocialChannel } from '../model/login/social-channels';

/** Who somebody is by a third party that no account belongs to yet. */
export interface ThirdPartyProof {
  readonly channel: SocialChannel;
  readonly idToken: string;
}

/** Never in storage: it waits for the registration on this page, and for nothing else. */
const held = createStore<{ readonly proof: ThirdPartyProof | null }>(() => ({ proof: null }));

export function holdProof(proof: ThirdPartyProof): void {
  held.setState({ proof });
}

export function forgetProof(): void {
  held.setState({ proof: null });
}

export function heldProof(): ThirdPartyProof | null {
  return held.getState().proof;
}

/** The proof, followed. */
export function useHeldProof(): ThirdPartyProof | null {
  return useSyncExternalStore(held.subscribe, heldProof, heldProof);
}

/** Whoever has signed in registers no more. */
export function forgetProofWithSession(events: EventListenerApi): () => void {
  return events.on('session.changed', ({ state }) => {
    if (isSignedIn(state)) forgetProof();
  });
}
