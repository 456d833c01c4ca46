import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import { matchRoute, mergeFurtherRoutes } from './match-route';

const NONE = mergeFurtherRoutes([]);
const trail: ReleaseRoute = { path: '/m/trail', screen: 'trial' };

describe('matchRoute', () => {
  it.each([
    ['/m/login', 'mfe-account', 'login', 'open'],
    ['/m/login/', 'mfe-account', 'login', 'open'],
    ['/m/webEmail', 'mfe-messaging', 'inbox', 'member'],
    ['/m/agent', 'mfe-agent', 'agent-home', 'agent'],
    ['/m/changePsw', 'mfe-account', 'change-password', 'session'],
    ['/m/set', 'host-shell', 'settings', 'open'],
    ['/vip.html', 'host-shell', 'vip', 'open'],
  ])('finds %s', (path, remote, screen, guard) => {
    expect(matchRoute(path, NONE)).toMatchObject({ remote, screen, guard, isHome: false });
  });

  it.each([
    '/m/Login',
    '/M/login',
    '/m/login/now',
    '/m/log',
    '/m//login',
    '/m/home.html',
    '/m/trail',
    '/login',
    '/n',
    '/m/login?x=1',
    '/m/%6Cogin',
  ])('knows nothing at %s', (path) => {
    expect(matchRoute(path, NONE)).toBeNull();
  });

  it('finds what a remote adds, with everything it says of it', () => {
    const title = { CN: '红', EN: 'Red', ID: 'Merah', TY: 'Pula' };
    const further = mergeFurtherRoutes([
      {
        remote: 'mfe-agent',
        routes: [
          { path: '/m/redRain/', screen: 'red-rain', guard: 'agent', title, hideHeader: true, hideFooter: true },
        ],
      },
    ]);
    expect(matchRoute('/m/redRain/', further)).toEqual({
      path: '/m/redRain',
      remote: 'mfe-agent',
      screen: 'red-rain',
      guard: 'agent',
      isHome: false,
      title,
      hideHeader: true,
      hideFooter: true,
    });
    expect(matchRoute('/m/redrain', further)).toBeNull();
  });

  it('defaults a further route to open, with header and footer', () => {
    const further = mergeFurtherRoutes([{ remote: 'mfe-account', routes: [trail] }]);
    expect(matchRoute('/m/trail', further)).toMatchObject({ guard: 'open', hideHeader: false, hideFooter: false });
  });

  it('lets the first to claim a path keep it', () => {
    const further = mergeFurtherRoutes([
      { remote: 'mfe-account', routes: [trail] },
      { remote: 'mfe-games', routes: [{ path: '/m/trail/', screen: 'other' }] },
    ]);
    expect(matchRoute('/m/trail', further)).toMatchObject({ remote: 'mfe-account', screen: 'trial' });
  });

  it('never lets a remote take a path of the host table', () => {
    const further = mergeFurtherRoutes([
      {
        remote: 'mfe-games',
        routes: [
          { path: '/m/home', screen: 'mine' },
          { path: '/m/withdraw', screen: 'mine', guard: 'open' },
        ],
      },
    ]);
    expect(matchRoute('/m/home', further)).toMatchObject({ remote: 'host-shell', screen: 'home' });
    expect(matchRoute('/m/withdraw', further)).toMatchObject({ remote: 'mfe-account', guard: 'member' });
  });
});
