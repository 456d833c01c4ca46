import type { ApiFailure } from 'shared-contracts/api/api-error';
import { logout } from 'shared-contracts/api/endpoints/auth';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { wallet as walletEndpoint } from 'shared-contracts/api/endpoints/money';
import { systemStatus } from 'shared-contracts/api/endpoints/system';
import { fakeContext } from 'test-kit/fake-context';
import { testRoutes } from '../testing/section-routes';
import { Navigation } from '../routing/navigation';
import { SiteStatusStore } from '../site/site-status';
import { openStorage } from '../storage/site-storage';
import { UnreadCounts } from '../unread/unread-counts';
import { WalletStore } from '../wallet/wallet-store';
import { SessionEffects } from './session-effects';
import { SessionStore } from './session-store';

const EXPIRED: ApiFailure = { kind: 'unauthorised', code: 'session.expired' };

interface Place {
  readonly pathname: string;
  readonly search: string;
}

function makeEffects(at: Place, { isStarting = false, firstTimeLogin = false } = {}) {
  const kept = { token: 't', type: 0, userName: 'ann', firstTimeLogin };
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(kept));
  const { http, events, overlays, flags, log, tell } = fakeContext({ name: 'host-shell' });
  http.answer(walletEndpoint, { sumBalance: 5, currencySymbol: '₱' });
  const storage = openStorage();
  const effects = new SessionEffects();
  const session = new SessionStore({
    storage,
    merchantCode: 'aurora',
    trialMerchantCode: 'aurora-trial',
    onChange: (state, isRestored) => effects.changed(state, isRestored),
  });
  const status = new SiteStatusStore({
    storage,
    merchantCode: 'aurora',
    language: () => 'EN',
    onValue: () => undefined,
  });
  const navigation = new Navigation();
  const navigate = jest.fn();
  const arrive = (): void => navigation.attach(navigate, at);
  if (!isStarting) arrive();
  const wallet = new WalletStore(http, events);
  const unread = new UnreadCounts({ http, session: session.reader, flags, merchantCode: () => 'aurora', events });
  const boot = { live: { routes: () => testRoutes() } };
  effects.attach({ events, storage, wallet, unread, session, status, http, overlays, navigation, boot });
  session.start();
  return { effects, session, http, log, navigate, arrive, wallet, tell };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a change of the session', () => {
  it('is told, with the balance asked for; its end empties the balance and the counts', async () => {
    const { session, log, wallet } = makeEffects({ pathname: '/m/home', search: '' });
    await jest.advanceTimersByTimeAsync(0);
    expect(log.emitted[0]).toMatchObject({ name: 'session.changed', payload: { state: { status: 'member' } } });
    expect(wallet.get().balance).toBe(5);
    session.end();
    expect(wallet.get().balance).toBeNull();
    expect(log.emitted.slice(-3)).toEqual([
      { name: 'session.changed', payload: { state: { status: 'visitor' } } },
      { name: 'wallet.balanceChanged', payload: { balance: 0, currencySymbol: '', isForgotten: true } },
      { name: 'unread.changed', payload: { announcement: 0, chat: 0, inbox: 0, total: 0 } },
    ]);
  });
});

describe('the counts', () => {
  it('of a session that is restored are left to the first screen, of one that begins are asked for', async () => {
    const { session, http } = makeEffects({ pathname: '/m/home', search: '' });
    await jest.advanceTimersByTimeAsync(0);
    expect([http.callsOf(walletEndpoint), http.callsOf(announcements)].map(({ length }) => length)).toEqual([1, 0]);
    session.adopt({ token: 'other', userName: 'bea', type: 0 });
    await jest.advanceTimersByTimeAsync(0);
    expect([http.callsOf(walletEndpoint), http.callsOf(announcements)].map(({ length }) => length)).toEqual([2, 1]);
  });
});

describe('a session whose password must be changed', () => {
  it('reads no balance and no counts before it is', async () => {
    const { session, http } = makeEffects({ pathname: '/m/changePsw', search: '' }, { firstTimeLogin: true });
    await jest.advanceTimersByTimeAsync(0);
    expect([...http.callsOf(walletEndpoint), ...http.callsOf(announcements)]).toEqual([]);
    session.passwordChanged();
    await jest.advanceTimersByTimeAsync(0);
    expect([http.callsOf(walletEndpoint), http.callsOf(announcements)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('a sign-in', () => {
  it('asks for the member’s details and keeps them', async () => {
    const { session, http } = makeEffects({ pathname: '/m/home', search: '' });
    http.answer(memberInfo, { id: 7, account: 'ann', nickname: 'Annie', token: 'secret' });
    session.passwordChanged();
    session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.reader.get()).toMatchObject({ displayName: 'Annie' });
    expect(localStorage.getItem('memberInfo')).not.toContain('secret');
  });
});

describe('a changed profile', () => {
  it('shows its new name', async () => {
    const { session, http, tell } = makeEffects({ pathname: '/m/member/home', search: '' });
    http.answer(memberInfo, { id: 7, account: 'ann', nickname: 'Ann of the North' });
    tell('member.changed', { nickname: 'Ann of the North' });
    await jest.advanceTimersByTimeAsync(0);
    expect(session.reader.get()).toMatchObject({ displayName: 'Ann of the North' });
  });
});

describe('while somebody signs out', () => {
  it('ignores a call that fails without a session while signing out', async () => {
    const { effects, session, http, log, navigate } = makeEffects({ pathname: '/m/webEmail', search: '' });
    http.hang(logout);
    const left = session.signOut(http);
    effects.failed(EXPIRED, 't');
    expect(session.reader.get()).toMatchObject({ status: 'member' });
    await jest.advanceTimersByTimeAsync(3000);
    await left;
    effects.failed(EXPIRED, 't');
    expect([log.failures, navigate.mock.calls]).toEqual([[], []]);
  });
});

describe('a failed call', () => {
  it('ends the session once, says it once, and leaves a member screen for the login', () => {
    const { effects, session, log, navigate } = makeEffects({ pathname: '/m/webEmail', search: '?id=3' });
    effects.failed(EXPIRED, 't');
    effects.failed(EXPIRED, 't');
    expect(session.reader.get()).toEqual({ status: 'visitor' });
    expect(log.failures).toHaveLength(1);
    expect(navigate.mock.calls).toEqual([
      ['/m/login?redirect=%2Fm%2FwebEmail%3Fid%3D3', expect.objectContaining({ replace: true })],
    ]);
  });

  it('waits with it for the page that is still starting: its words are not there yet', () => {
    const { effects, session, log, navigate, arrive } = makeEffects(
      { pathname: '/m/webEmail', search: '' },
      { isStarting: true },
    );
    effects.failed(EXPIRED, 't');
    effects.failed(EXPIRED, 't');
    expect([session.reader.get().status, log.failures]).toEqual(['member', []]);
    arrive();
    expect([session.reader.get().status, log.failures.length]).toEqual(['visitor', 1]);
    expect(navigate.mock.calls).toEqual([['/m/login?redirect=%2Fm%2FwebEmail', expect.anything()]]);
  });

  it.each(['/m/home', '/m/nowhere'])('stays at %s when the session ends there', (pathname) => {
    const { effects, session, navigate } = makeEffects({ pathname, search: '' });
    effects.failed(EXPIRED, 't');
    expect(session.reader.get()).toEqual({ status: 'visitor' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['no token', null],
    ['the token of an earlier session', 't-old'],
  ])('leaves the session alone when the call carried %s', (_name, token) => {
    const { effects, session } = makeEffects({ pathname: '/m/home', search: '' });
    effects.failed(EXPIRED, token);
    expect(session.reader.get()).toMatchObject({ status: 'member' });
  });

  it.each<[string, ApiFailure, number]>([
    ['a closing site', { kind: 'rejected', code: 'system.upgrading', status: 503, message: '' }, 1],
    ['a restricted region', { kind: 'forbidden', code: 'region.restricted' }, 1],
    ['a refused role', { kind: 'forbidden', code: 'role.forbidden' }, 0],
    ['a server that fails', { kind: 'rejected', code: 'internal', status: 500, message: '' }, 0],
    ['a lost connection', { kind: 'network', offline: true }, 0],
  ])('after %s (%j) asks for the status again %i times', (_name, failure, times) => {
    const { effects, http } = makeEffects({ pathname: '/m/home', search: '' });
    effects.failed(failure, null);
    expect(http.callsOf(systemStatus)).toHaveLength(times);
  });
});
