import { isSignedIn, type SessionReader, type SessionState } from './session-state';

declare const state: SessionState;
declare const reader: SessionReader;

// @ts-expect-error -- a visitor has no user name
export const nameOfAnybody: string = state.userName;

export const nameOfSignedIn: string = isSignedIn(state) ? state.userName : '';
export const nameOfTrial: string = state.status === 'trial' ? state.userName : '';

// @ts-expect-error -- not yet known is not signed in
export const nameOfUnknown: string = state.status === 'unknown' ? state.userName : '';

// @ts-expect-error -- there is no such status
export const guest: SessionState = { status: 'guest' };

// @ts-expect-error -- a member has an identity
export const nobody: SessionState = { status: 'member' };

// @ts-expect-error -- the token never leaves the host
export const token: string = isSignedIn(state) ? state.token : '';

// @ts-expect-error -- remotes read the session, the host writes it
export const writer = reader.set;
