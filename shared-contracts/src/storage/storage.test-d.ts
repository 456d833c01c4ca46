import { LOCAL_KEY, SESSION_KEY, type SiteStorage } from './storage';

declare const storage: SiteStorage;

export const read: (string | null)[] = [
  storage.getLocal(LOCAL_KEY.theme),
  storage.getLocal('theme'),
  storage.getSession(SESSION_KEY.hideBalance),
];

// @ts-expect-error -- an unknown key of localStorage
export const unknownLocal = storage.getLocal('favourites');

// @ts-expect-error -- an unknown key of sessionStorage
export const unknownSession = storage.getSession('favourites');

// @ts-expect-error -- a key of sessionStorage is none of localStorage
export const wrongStore = storage.getLocal('hideBalance');

// @ts-expect-error -- remotes do not read the session
export const sessionRead = storage.getSession('MC_SESSION_INFO');

// @ts-expect-error -- remotes do not write the token
export const tokenWritten = storage.setSession('token', 't');

// @ts-expect-error -- remotes do not remove the session
export const sessionRemoved = storage.removeSession(SESSION_KEY.session);

// @ts-expect-error -- values are texts
export const numberWritten = storage.setLocal('prizeMode', 1);
