import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { ApiClient } from 'shared-contracts/api/api-client';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import type { login } from 'shared-contracts/api/endpoints/auth';
import { DEFAULT_MEMBER_TYPE } from 'shared-contracts/session/member-type';
import type { SignInRequest, SignInResult, TrialResult } from 'shared-contracts/session/session-requests';
import {
  parseStoredSession,
  sessionStatusOf,
  type SessionReader,
  type SessionState,
  type StoredSession,
} from 'shared-contracts/session/session-state';
import { KEPT_ON_SIGN_OUT, LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { forgetTyped } from 'shared-kit/remote';
import { createStore } from 'zustand/vanilla';
import type { HostStorage } from '../storage/site-storage';

/** How long sign-out waits for the server: a phone without a connection must be able to sign out. */
export const SIGN_OUT_WAIT_MS = 3000;

/** What the store is given. */
export interface SessionSetup {
  readonly storage: HostStorage;
  readonly merchantCode: string;
  readonly trialMerchantCode: string;
  /** `isRestored`: nothing happened, the page begins with what an earlier one of this tab left. */
  readonly onChange: (state: SessionState, isRestored: boolean) => void;
}

function stateOf(stored: StoredSession | null, displayName: string | undefined): SessionState {
  if (stored === null) return { status: 'visitor' };
  return {
    status: sessionStatusOf(stored.type),
    userName: stored.userName,
    displayName: displayName ?? stored.userName,
    merchantCode: stored.merchantCode,
    type: stored.type,
    mustChangePassword: stored.firstTimeLogin,
  };
}

/** The calls of a session come with the code that sends: none of them can go out before it. */
const loadCalls = () => import(/* webpackChunkName: "sender" */ './session-calls');

/** The only reader and writer of the stored session. Remotes see {@link SessionStore.reader}. */
export class SessionStore {
  private readonly store = createStore<{ readonly stored: StoredSession | null; readonly state: SessionState }>(() => ({
    stored: null,
    state: { status: 'unknown' },
  }));
  private ending: Promise<void> | null = null;

  constructor(private readonly setup: SessionSetup) {}

  readonly reader: SessionReader = {
    get: () => this.store.getState().state,
    subscribe: (listener) => this.store.subscribe((next) => listener(next.state)),
  };

  /** Reads what an earlier page of this tab left. */
  start(): void {
    this.apply(parseStoredSession(this.setup.storage.session.get(SESSION_KEY.session)), undefined, 'restored');
  }

  /**
   * Looks again at what this tab holds: a page that comes back from the browser's memory may be older than the
   * session it finds.
   */
  resume(): void {
    const stored = parseStoredSession(this.setup.storage.session.get(SESSION_KEY.session));
    if (stored?.token !== this.store.getState().stored?.token) this.apply(stored, undefined, 'found');
  }

  /** True while signing out; auth failures are ignored. */
  isEnding(): boolean {
    return this.ending !== null;
  }

  /** The token, for the http client alone. */
  token(): string | null {
    return this.store.getState().stored?.token ?? null;
  }

  /** The merchant that calls are made for: the trial merchant's in a trial session. */
  merchantCode(): string {
    const stored = this.store.getState().stored;
    return stored !== null && stored.merchantCode !== '' ? stored.merchantCode : this.setup.merchantCode;
  }

  /** The code a trial session is started under. */
  trialMerchantCode(): string {
    return this.setup.trialMerchantCode;
  }

  async signIn(http: ApiClient, request: SignInRequest): Promise<SignInResult> {
    try {
      const reply = await (await loadCalls()).callLogin(http, request);
      this.begin(reply);
      return { ok: true, mustChangePassword: reply.firstTimeLogin };
    } catch (error) {
      return { ok: false, failure: failureOf(error), needsCaptcha: asksForCaptcha(error) };
    }
  }

  /** Takes over the session that a registration was answered with. */
  adopt({ token, userName, type = DEFAULT_MEMBER_TYPE }: { token: string; userName: string; type?: number }): void {
    this.apply({ token, merchantCode: this.setup.merchantCode, userName, type, firstTimeLogin: false });
  }

  async startTrial(http: ApiClient): Promise<TrialResult> {
    try {
      const reply = await (await loadCalls()).callTrial(http);
      this.setup.storage.session.set(SESSION_KEY.trialUser, reply.userName);
      this.apply({
        token: reply.token,
        merchantCode: this.setup.trialMerchantCode,
        userName: reply.userName,
        type: reply.customerType ?? DEFAULT_MEMBER_TYPE,
        firstTimeLogin: false,
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  /** Ends the session here whatever the server says, and tells it meanwhile. */
  signOut(http: ApiClient): Promise<void> {
    if (this.token() === null) return Promise.resolve();
    this.ending ??= this.leave(http).finally(() => {
      this.ending = null;
    });
    return this.ending;
  }

  /**
   * Forgets the session: after sign-out, and when the server says it is over. Stays: appMode, and of
   * localStorage everything but the member's details and cohorts.
   */
  end(): void {
    const { session, local } = this.setup.storage;
    session.clearExcept(KEPT_ON_SIGN_OUT);
    local.remove(LOCAL_KEY.memberInfo);
    local.remove(LOCAL_KEY.cohort);
    local.set(LOCAL_KEY.autoLogin, '0');
    this.apply(null);
  }

  /** The password was changed: a forced change is over. */
  passwordChanged(): void {
    const { stored, state } = this.store.getState();
    if (stored === null || !stored.firstTimeLogin) return;
    this.apply({ ...stored, firstTimeLogin: false }, 'displayName' in state ? state.displayName : undefined);
  }

  /** Shows a better name, and the picture, once the member's details are known. */
  describe(displayName: string, icon: string): void {
    const { stored, state } = this.store.getState();
    if (stored === null || !('displayName' in state)) return;
    if (state.displayName === displayName && (state.icon ?? '') === icon) return;
    this.store.setState({ state: { ...state, displayName, icon } });
  }

  /** Waits for the server within the bound: a phone without a connection must be able to sign out. */
  private async leave(http: ApiClient): Promise<void> {
    const abort = new AbortController();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const isOver = new Promise<void>((resolve) => {
      limit = setTimeout(() => {
        abort.abort();
        resolve();
      }, SIGN_OUT_WAIT_MS);
    });
    const isTold = loadCalls()
      .then(({ callLogout }) => callLogout(http, abort.signal))
      .catch(() => undefined);
    await Promise.race([isTold, isOver]);
    clearTimeout(limit);
    this.end();
    forgetTyped(this.reader);
  }

  private begin(reply: ReplyOf<typeof login>): void {
    const displayName = reply.member.nickname !== '' ? reply.member.nickname : reply.member.account;
    this.apply(
      {
        token: reply.token,
        merchantCode: reply.merchantCode,
        userName: reply.userName,
        type: reply.type ?? DEFAULT_MEMBER_TYPE,
        firstTimeLogin: reply.firstTimeLogin,
      },
      displayName,
    );
  }

  private apply(
    stored: StoredSession | null,
    displayName?: string,
    from: 'here' | 'restored' | 'found' = 'here',
  ): void {
    const { session } = this.setup.storage;
    if (from === 'here' && stored !== null) {
      session.set(SESSION_KEY.session, JSON.stringify(stored));
      session.set(SESSION_KEY.token, stored.token);
    }
    const state = stateOf(stored, displayName);
    this.store.setState({ stored, state });
    this.setup.onChange(state, from === 'restored');
  }
}

/** What is no answer of a call is code that did not come. */
function failureOf(error: unknown): ApiFailure {
  return isApiError(error) ? error.failure : { kind: 'network', offline: !navigator.onLine };
}

/** A refusal that carries a truthy `value.captcha` asks for one; so does one that found it wrong. */
function asksForCaptcha(error: unknown): boolean {
  if (!isApiError(error) || error.failure.kind !== 'rejected') return false;
  const { value } = error.failure;
  const flagged = typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha);
  return flagged || error.failure.code === 'captcha.wrong';
}
