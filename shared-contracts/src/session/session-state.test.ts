import {
  isSignedIn,
  memberType,
  parseStoredSession,
  sessionStatusOf,
  type SessionIdentity,
  type SessionState,
} from './session-state';

const stored = { token: 't', merchantCode: 'aurora', userName: 'ann', type: 1, firstTimeLogin: true };

describe('the stored session', () => {
  it('is read as it was written', () => {
    expect(parseStoredSession(JSON.stringify(stored))).toEqual(stored);
  });

  it('needs its token only', () => {
    expect(parseStoredSession('{"token":"t"}')).toEqual({
      token: 't',
      merchantCode: '',
      userName: '',
      type: 4,
      firstTimeLogin: false,
    });
  });

  it('drops what it does not know', () => {
    expect(parseStoredSession(JSON.stringify({ ...stored, password: 'secret' }))).toEqual(stored);
  });

  it.each([
    ['nothing stored', null],
    ['an empty text', ''],
    ['a text that is not JSON', '{"token":"t"'],
    ['a bare token', 't'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"t"'],
    ['a list', '["t"]'],
    ['no token', '{"userName":"ann"}'],
    ['an empty token', '{"token":"","userName":"ann"}'],
    ['a token that is null', '{"token":null}'],
    ['a token that is a number', '{"token":7}'],
  ])('is a visitor with %s', (_, text) => {
    expect(parseStoredSession(text)).toBeNull();
  });
});

describe('the session state', () => {
  const identity: SessionIdentity = {
    userName: 'ann',
    displayName: 'Ann',
    merchantCode: 'aurora',
    type: 41,
    mustChangePassword: false,
  };

  it.each<[SessionState, boolean, number | undefined]>([
    [{ status: 'unknown' }, false, undefined],
    [{ status: 'visitor' }, false, undefined],
    [{ status: 'trial', ...identity, type: 4 }, true, 4],
    [{ status: 'member', ...identity, type: 0 }, true, 0],
    [{ status: 'agent', ...identity }, true, 41],
  ])('of %j: signed in %s, type %s', (state, signedIn, type) => {
    expect([isSignedIn(state), memberType(state)]).toEqual([signedIn, type]);
  });

  it.each([
    [0, 'member'],
    [1, 'agent'],
    [2, 'agent'],
    [4, 'trial'],
    [40, 'member'],
    [41, 'agent'],
    [42, 'agent'],
  ])('of type %s is %s', (type, status) => {
    expect(sessionStatusOf(type)).toBe(status);
  });
});
