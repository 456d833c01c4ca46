import type { ReplyOf } from 'shared-contracts/api/endpoint';
import type { login } from 'shared-contracts/api/endpoints/auth';
import type { SignInRequest } from 'shared-contracts/session/session-requests';
import type { SessionState } from 'shared-contracts/session/session-state';
import { SessionStore } from '../session/session-store';
import { openStorage } from '../storage/site-storage';

/** What an earlier page of this tab left. */
export const STORED = { token: 't-1', merchantCode: 'aurora', userName: 'ann', type: 1, firstTimeLogin: false };
/** How the server answers a sign-in. */
export const REPLY: ReplyOf<typeof login> = {
  token: 't-2',
  merchantCode: 'aurora',
  userName: 'ann',
  type: 0,
  firstTimeLogin: false,
  member: { id: '1', nickname: '', account: 'ann.account' },
};
export const REQUEST: SignInRequest = { type: 'username', username: 'ann', password: 'secret-1', remember: false };

/** A store over the browser's storage, with every change it told. */
export function freshStore() {
  const storage = openStorage();
  const changes: SessionState[] = [];
  const store = new SessionStore({
    storage,
    merchantCode: 'aurora',
    trialMerchantCode: 'aurora-trial',
    onChange: (state) => void changes.push(state),
  });
  return { store, storage, changes };
}

/** A store whose earlier page left a session. */
export function signedInStore() {
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(STORED));
  const made = freshStore();
  made.store.start();
  return made;
}
