import type { ApiClient } from 'shared-contracts/api/api-client';
import { logout } from 'shared-contracts/api/endpoints/auth';
import { fakeHttp } from 'test-kit/fake-http';
import { OverlayStore } from '../overlays/overlay-store';
import { Navigation } from '../routing/navigation';
import { openStorage } from '../storage/site-storage';
import { promptForRealAccount } from './real-account-prompt';
import { SessionStore } from './session-store';
import { SignOut } from './sign-out';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('MC_SESSION_INFO', '{"token":"t","type":4,"userName":"guest7"}');
});
afterEach(() => jest.useRealTimers());

const texts = () => ({ t: (key: string) => key }) as never;

function make(http: ApiClient = answering()) {
  const session = new SessionStore({
    storage: openStorage(),
    merchantCode: 'aurora',
    trialMerchantCode: 'aurora-trial',
    onChange: () => undefined,
  });
  session.start();
  const overlays = new OverlayStore((key) => key);
  const navigation = new Navigation();
  const visited = jest.fn();
  navigation.attach(visited, { pathname: '/m/webEmail', search: '' });
  const signOut = new SignOut({ session, http, overlays, navigation, texts });
  return {
    session,
    overlays,
    visited,
    signOut,
    door: { show: promptForRealAccount.bind(null, { overlays, signOut, texts }) },
  };
}

function answering(): ApiClient {
  const http = fakeHttp();
  http.answer(logout, null);
  return http;
}

describe('signing out', () => {
  it('asks first, and does nothing on a no', async () => {
    const { session, overlays, visited, signOut } = make();
    const done = signOut.run(false);
    expect(overlays.get().question?.request).toEqual({
      title: 'logout.title',
      text: 'logout.text',
      confirmLabel: 'logout.submit',
      cancelLabel: 'action.cancel',
    });
    overlays.get().question?.answer(false);
    await done;
    expect(session.reader.get()).toMatchObject({ status: 'trial' });
    expect(visited).not.toHaveBeenCalled();
  });

  it('says wait until the server has answered or 3 s are over, then goes home', async () => {
    jest.useFakeTimers();
    const { session, overlays, visited, signOut } = make({ call: () => new Promise(() => undefined) });
    const done = signOut.run(true);
    await jest.advanceTimersByTimeAsync(2999);
    expect(overlays.get().toast).toMatchObject({ kind: 'wait', text: 'logout.wait' });
    expect(visited).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await done;
    expect(overlays.get().toast).toBeNull();
    expect(session.reader.get()).toEqual({ status: 'visitor' });
    expect(visited.mock.calls).toEqual([['/m/home', { replace: false, state: undefined }]]);
  });
});

describe('the door for real accounts', () => {
  it('tells who cannot register what is needed', async () => {
    const { door, overlays } = make();
    expect(await door.show('refuse')).toBe('shown');
    expect(overlays.get().toast).toMatchObject({ kind: 'fail', text: 'gate.text' });
    expect(overlays.get().question).toBeNull();
  });

  it.each([
    [true, { status: 'visitor' }, [['/m/register', { replace: false, state: undefined }]]],
    [false, { status: 'trial' }, []],
  ])('offers a trial to register; answered %s', async (answer, state, visits) => {
    const { door, overlays, session, visited } = make();
    const done = door.show('offer-register');
    expect(overlays.get().question?.request).toEqual({
      title: 'gate.title',
      text: 'gate.text',
      confirmLabel: 'action.register',
      cancelLabel: 'action.cancel',
    });
    overlays.get().question?.answer(answer);
    await done;
    expect(session.reader.get()).toMatchObject(state);
    expect(visited.mock.calls).toEqual(visits);
    expect(overlays.get().toast).toBeNull();
  });
});
