import type { ApiFailure } from 'shared-contracts/api/api-error';
import { apiError } from 'shared-contracts/api/api-error';
import type { ApiClient } from 'shared-contracts/api/api-client';
import type { EventBusFor } from 'shared-contracts/events/event-map';
import type { Overlays } from 'shared-contracts/remote/remote-context';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import type { SiteStatusStore } from '../site/site-status';
import type { HostStorage } from '../storage/site-storage';
import type { UnreadCounts } from '../unread/unread-counts';
import type { WalletStore } from '../wallet/wallet-store';
import { askToSignIn, type EndedPlace } from './ask-to-sign-in';
import { refreshMemberInfo } from './member-info';
import type { SessionStore } from './session-store';

/** Who hears of it when the session changes or a call fails. */
export interface SessionEffectsSetup extends EndedPlace {
  readonly events: EventBusFor<'host-shell'>;
  readonly storage: HostStorage;
  readonly wallet: WalletStore;
  readonly unread: UnreadCounts;
  readonly session: SessionStore;
  readonly status: SiteStatusStore;
  readonly http: ApiClient;
  readonly overlays: Overlays;
}

/** What follows from a change of the session or from a failed call (docs/product/common.md#connection-and-session). */
export class SessionEffects {
  private parts: SessionEffectsSetup | null = null;

  attach(parts: SessionEffectsSetup): void {
    this.parts = parts;
    const { events, storage, session, http } = parts;
    events.on('member.changed', () => void refreshMemberInfo(storage, session, http));
  }

  /** A restored session is part of the page's start: its counts are read after the page is drawn. */
  changed(state: SessionState, isRestored: boolean): void {
    if (this.parts === null) return;
    const { events, wallet, unread, storage, session, http } = this.parts;
    events.emit('session.changed', { state });
    // The counts of the account before are private.
    wallet.clear();
    unread.clear();
    if (!isSignedIn(state)) return;
    void refreshMemberInfo(storage, session, http);
    // Until the password is changed the gateway tells of the account nothing but whose it is.
    if (state.mustChangePassword) return;
    if (isRestored) wallet.begin();
    else {
      void wallet.refresh();
      unread.refresh();
    }
  }

  /** `token`: the one the call carried. A late refusal of an earlier session says nothing of the present one. */
  failed(failure: ApiFailure, token: string | null): void {
    if (this.parts === null) return;
    const { session, navigation } = this.parts;
    const isOurs = (): boolean => token !== null && token === session.token() && !session.isEnding();
    if (failure.kind === 'unauthorised' && isOurs())
      navigation.whenAttached(() => {
        if (isOurs()) this.expire(failure);
      });
    const isClosing = failure.kind === 'rejected' && failure.status === 503;
    const isRestricted = failure.kind === 'forbidden' && failure.code === 'region.restricted';
    if (isClosing || isRestricted) void this.parts.status.refresh(this.parts.http);
  }

  /** Says it once, however many calls were under way, and leaves a screen that only members may see. */
  private expire(failure: ApiFailure): void {
    const parts = this.parts as SessionEffectsSetup;
    parts.session.end();
    parts.overlays.showFailure(apiError('session', failure));
    askToSignIn(parts);
  }
}
