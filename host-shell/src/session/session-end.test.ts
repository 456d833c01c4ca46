import type { ApiClient } from 'shared-contracts/api/api-client';
import { apiError } from 'shared-contracts/api/api-error';
import { login, logout } from 'shared-contracts/api/endpoints/auth';
import { fakeHttp } from 'test-kit/fake-http';
import { freshStore, REPLY, REQUEST, signedInStore, STORED } from '../testing/session-fixture';
import { SIGN_OUT_WAIT_MS, type SessionStore } from './session-store';

const makeStore = () => ({ ...freshStore(), http: fakeHttp() });
const makeSignedIn = () => ({ ...signedInStore(), http: fakeHttp() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signOut', () => {
  const KEPT_LOCAL = { remPass: 'r', remSalt: 's', language: 'EN', theme: 'dark', aff: 'a1', releaseBucket: '12' };

  function expectSignedOut(store: SessionStore): void {
    expect(store.reader.get()).toEqual({ status: 'visitor' });
    expect(store.token()).toBeNull();
    expect(store.merchantCode()).toBe('aurora');
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  }

  it('clears the session and keeps the device', async () => {
    for (const [key, value] of Object.entries(KEPT_LOCAL)) localStorage.setItem(key, value);
    localStorage.setItem('memberInfo', '{}');
    for (const key of ['token', 'trialUser', 'hideBalance', 'appMode']) sessionStorage.setItem(key, '1');
    const { store, http, changes } = makeSignedIn();
    http.answer(logout, null);
    await store.signOut(http);
    expectSignedOut(store);
    expect(http.callsOf(logout)).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({ appMode: '1' });
    expect({ ...localStorage }).toEqual({ ...KEPT_LOCAL, autoLogin: '0' });
    expect(changes.at(-1)).toEqual({ status: 'visitor' });
  });

  it('ends here though the server fails', async () => {
    const { store, http } = makeSignedIn();
    http.fail(logout, { kind: 'network', offline: false });
    await store.signOut(http);
    expectSignedOut(store);
  });

  it('waits 3 s for a call that cannot even be given up', async () => {
    jest.useFakeTimers();
    const { store } = makeSignedIn();
    const done = store.signOut({ call: () => new Promise(() => undefined) });
    expect(store.isEnding()).toBe(true);
    await jest.advanceTimersByTimeAsync(SIGN_OUT_WAIT_MS);
    await done;
    expectSignedOut(store);
    expect(store.isEnding()).toBe(false);
    jest.useRealTimers();
  });

  it('waits 3 s for a server that hangs, with the session intact meanwhile', async () => {
    jest.useFakeTimers();
    try {
      const { store } = makeSignedIn();
      const http: ApiClient = {
        call: (endpoint, _request, options) =>
          new Promise((_resolve, reject) =>
            options?.signal?.addEventListener('abort', () => reject(apiError(endpoint.id, { kind: 'cancelled' }))),
          ),
      };
      const done = store.signOut(http);
      await jest.advanceTimersByTimeAsync(SIGN_OUT_WAIT_MS - 1);
      expect(store.token()).toBe('t-1');
      await jest.advanceTimersByTimeAsync(1);
      await done;
      expectSignedOut(store);
      expect(SIGN_OUT_WAIT_MS).toBe(3000);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks the server once, however often it is tapped, and not at all without a session', async () => {
    const { store, http } = makeSignedIn();
    http.answer(logout, null);
    await Promise.all([store.signOut(http), store.signOut(http)]);
    await store.signOut(http);
    expect(http.callsOf(logout)).toHaveLength(1);
  });

  it('lets the next person sign in and out again', async () => {
    const { store, http } = makeSignedIn();
    http.answer(logout, null);
    http.answer(login, REPLY);
    await store.signOut(http);
    await store.signIn(http, REQUEST);
    expect(store.token()).toBe('t-2');
    await store.signOut(http);
    expectSignedOut(store);
  });
});

describe('resume', () => {
  it('takes over what this tab holds now, and tells only a change', () => {
    const { store, changes } = makeSignedIn();
    store.resume();
    expect(changes).toHaveLength(1);
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...STORED, token: 't-9', userName: 'bob', type: 0 }));
    store.resume();
    expect(store.token()).toBe('t-9');
    expect(changes.at(-1)).toMatchObject({ status: 'member', userName: 'bob' });
    sessionStorage.clear();
    store.resume();
    expect(changes.at(-1)).toEqual({ status: 'visitor' });
    expect(changes).toHaveLength(3);
  });
});

describe('passwordChanged', () => {
  it('ends a forced change, for the next page too, with the name that is shown', async () => {
    const { store, http, changes } = makeStore();
    http.answer(login, { ...REPLY, firstTimeLogin: true, member: { ...REPLY.member, nickname: 'Annie' } });
    await store.signIn(http, REQUEST);
    store.passwordChanged();
    expect(changes.at(-1)).toMatchObject({ mustChangePassword: false, displayName: 'Annie' });
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ firstTimeLogin: false });
    store.passwordChanged();
    expect(changes).toHaveLength(2);
  });

  it('is nothing to anybody else', () => {
    const { store, changes } = makeSignedIn();
    store.passwordChanged();
    store.end();
    store.passwordChanged();
    expect(changes).toHaveLength(2);
  });
});

describe('two tabs', () => {
  it('have a session each; leaving one leaves the other in', () => {
    const { store } = makeSignedIn();
    const other = { ...STORED, token: 't-other' };
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'MC_SESSION_INFO',
        newValue: JSON.stringify(other),
        storageArea: localStorage,
      }),
    );
    expect(store.token()).toBe('t-1');
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(other));
    store.resume();
    expect(store.token()).toBe('t-1');
  });
});

describe('end, rename, subscribe', () => {
  it('ends without a word to the server', () => {
    localStorage.setItem('memberInfo', '{}');
    const { store, http } = makeSignedIn();
    store.end();
    expect(store.reader.get()).toEqual({ status: 'visitor' });
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(http.calls).toHaveLength(0);
  });

  it('describes who is signed in, and nobody else', () => {
    const { store } = makeSignedIn();
    store.describe('Annie', '/images/a.png');
    expect(store.reader.get()).toMatchObject({ displayName: 'Annie', icon: '/images/a.png' });
    store.end();
    store.describe('Annie', '');
    expect(store.reader.get()).toEqual({ status: 'visitor' });
  });

  it('tells its subscribers until they leave', () => {
    const { store } = makeSignedIn();
    const heard: string[] = [];
    const stop = store.reader.subscribe((state) => void heard.push(state.status));
    store.end();
    stop();
    store.start();
    expect(heard).toEqual(['visitor']);
  });
});
