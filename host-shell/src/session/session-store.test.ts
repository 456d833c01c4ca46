import type { ApiFailure } from 'shared-contracts/api/api-error';
import { login, startTrial } from 'shared-contracts/api/endpoints/auth';
import { fakeHttp } from 'test-kit/fake-http';
import { freshStore, REPLY, REQUEST, STORED } from '../testing/session-fixture';

const makeStore = () => ({ ...freshStore(), http: fakeHttp() });

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

  it.each(['{"token":"t"}', '{"token":"t","type":"0"}'])('takes %s, without a type, for a trial', (text) => {
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
    ['any truthy flag', refused('auth.invalid', { captcha: 1 }), true],
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
  it('runs in the name of the trial merchant', async () => {
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

it('adopts the session that a registration was answered with', () => {
  const { store, changes } = makeStore();
  store.start();
  store.adopt({ token: 't-9', userName: 'newcomer', type: 0 });
  expect(store.token()).toBe('t-9');
  expect(changes.at(-1)).toMatchObject({ status: 'member', userName: 'newcomer', merchantCode: 'aurora' });
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ token: 't-9', type: 0 });
});

it('forgets the cohorts of its player when the session ends, and not when a page begins with it', () => {
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(STORED));
  localStorage.setItem('cohort', 'a'.repeat(32));
  const { store } = makeStore();
  store.start();
  expect(localStorage.getItem('cohort')).toBe('a'.repeat(32));
  store.end();
  expect(localStorage.getItem('cohort')).toBeNull();
});
