import type { ApiClient } from 'shared-contracts/api/api-client';
import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { login, logout, startTrial } from 'shared-contracts/api/endpoints/auth';
import type { SignInRequest } from 'shared-contracts/session/session-requests';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeHttp } from 'test-kit/fake-http';
import { openStorage } from '../storage/site-storage';
import { SessionStore, SIGN_OUT_WAIT_MS } from './session-store';

const STORED = { token: 't-1', merchantCode: 'aurora', userName: 'ann', type: 1, firstTimeLogin: false };
const REPLY = {
  token: 't-2',
  merchantCode: 'aurora',
  userName: 'ann',
  type: 0,
  firstTimeLogin: false,
  member: { id: 1, nickname: '', account: 'ann.account' },
};
const REQUEST: SignInRequest = { type: 'username', username: 'ann', password: 'secret-1', remember: false };

function makeStore() {
  const storage = openStorage();
  const changes: SessionState[] = [];
  const store = new SessionStore({
    storage,
    merchantCode: 'aurora',
    trialMerchantCode: 'aurora-trial',
    onChange: (state) => void changes.push(state),
  });
  return { store, storage, changes, http: fakeHttp() };
}

/** A store whose earlier page left a session. */
function makeSignedIn() {
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(STORED));
  const made = makeStore();
  made.store.start();
  return made;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('start', () => {
  it('is unknown before, and takes what an earlier page left', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(STORED));
    const { store, changes } = makeStore();
    expect(store.reader.get()).toEqual({ status: 'unknown' });
    store.start();
    expect(store.reader.get()).toEqual({
      status: 'agent',
      userName: 'ann',
      displayName: 'ann',
      merchantCode: 'aurora',
      type: 1,
      mustChangePassword: false,
    });
    expect(store.token()).toBe('t-1');
    expect(changes).toHaveLength(1);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{token'],
    ['JSON that is no object', '"t-1"'],
    ['null', 'null'],
    ['no token', '{"userName":"ann"}'],
    ['an empty token', '{"token":""}'],
    ['a token that is no text', '{"token":7}'],
  ])('makes a visitor of %s', (_name, text) => {
    if (text !== null) sessionStorage.setItem('MC_SESSION_INFO', text);
    const { store } = makeStore();
    store.start();
    expect(store.reader.get()).toEqual({ status: 'visitor' });
    expect(store.token()).toBeNull();
  });

  it.each(['{"token":"t"}', '{"token":"t","type":"0"}'])('takes %s, without a type, for a trial (S1 3)', (text) => {
    sessionStorage.setItem('MC_SESSION_INFO', text);
    const { store } = makeStore();
    store.start();
    expect(store.reader.get()).toMatchObject({ status: 'trial', type: 4 });
    expect(store.merchantCode()).toBe('aurora');
  });
});

describe('signIn', () => {
  it('keeps the session, in sessionStorage alone', async () => {
    const { store, http, changes } = makeStore();
    http.answer(login, REPLY);
    expect(await store.signIn(http, REQUEST)).toEqual({ ok: true, mustChangePassword: false });
    expect(http.callsOf(login)[0]?.request).toEqual({ ...REQUEST, geetest: true });
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: 't-2',
      merchantCode: 'aurora',
      userName: 'ann',
      type: 0,
      firstTimeLogin: false,
    });
    expect(sessionStorage.getItem('token')).toBe('t-2');
    expect(JSON.stringify({ ...localStorage })).not.toContain('t-2');
    expect(changes.at(-1)).toMatchObject({ status: 'member', displayName: 'ann.account' });
    expect(JSON.stringify(changes)).not.toContain('t-2');
  });

  it.each([
    ['nickname first', { ...REPLY, member: { ...REPLY.member, nickname: 'Annie' } }, { displayName: 'Annie' }],
    ['no type is a trial', { ...REPLY, type: undefined }, { status: 'trial' }],
    ['an agent', { ...REPLY, type: 2 }, { status: 'agent' }],
    ['a first login', { ...REPLY, firstTimeLogin: true }, { mustChangePassword: true }],
  ])('%s', async (_name, reply, expected) => {
    const { store, http } = makeStore();
    http.answer(login, reply);
    await store.signIn(http, REQUEST);
    expect(store.reader.get()).toMatchObject(expected);
  });

  const refused = (code: string, value?: unknown): ApiFailure => ({
    kind: 'rejected',
    code,
    status: 422,
    message: '',
    ...(value === undefined ? {} : { value }),
  });
  it.each<[string, ApiFailure, boolean]>([
    ['a plain refusal', refused('auth.invalid'), false],
    ['a refusal with the captcha flag', refused('auth.invalid', { captcha: true }), true],
    ['any truthy flag (D-55)', refused('auth.invalid', { captcha: 1 }), true],
    ['a flag that is off', refused('auth.invalid', { captcha: false }), false],
    ['a value that is no object', refused('auth.invalid', 'captcha'), false],
    ['a wrong captcha', refused('captcha.wrong'), true],
    ['a lost connection', { kind: 'network', offline: true }, false],
  ])('%s: needs a captcha %s', async (_name, failure, needsCaptcha) => {
    const { store, http } = makeStore();
    store.start();
    http.fail(login, failure);
    expect(await store.signIn(http, REQUEST)).toEqual({ ok: false, failure, needsCaptcha });
    expect(store.reader.get()).toEqual({ status: 'visitor' });
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });
});

describe('startTrial', () => {
  it('runs in the name of the trial merchant (D-62)', async () => {
    const { store, http } = makeStore();
    http.answer(startTrial, { token: 't-3', userName: 'guest7' });
    expect(await store.startTrial(http)).toEqual({ ok: true });
    expect(store.reader.get()).toMatchObject({ status: 'trial', type: 4, merchantCode: 'aurora-trial' });
    expect(store.merchantCode()).toBe('aurora-trial');
    expect(sessionStorage.getItem('trialUser')).toBe('guest7');
  });

  it('tells a failure', async () => {
    const { store, http } = makeStore();
    http.fail(startTrial, { kind: 'timeout' });
    expect(await store.startTrial(http)).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(sessionStorage.getItem('trialUser')).toBeNull();
  });
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

  it('clears the session and keeps the device (S1 4, D-02)', async () => {
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

describe('end, rename, subscribe', () => {
  it('ends without a word to the server', () => {
    localStorage.setItem('memberInfo', '{}');
    const { store, http } = makeSignedIn();
    store.end();
    expect(store.reader.get()).toEqual({ status: 'visitor' });
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBeNull();
    expect(http.calls).toHaveLength(0);
  });

  it('renames who is signed in, and nobody else', () => {
    const { store } = makeSignedIn();
    store.rename('Annie');
    expect(store.reader.get()).toMatchObject({ displayName: 'Annie' });
    store.end();
    store.rename('Annie');
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
