import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import { testRoutes } from '../testing/section-routes';
import { matchRoute, siteRoutes } from './site-routes';

const trail: ReleaseRoute = { path: '/m/trail', screen: 'trial' };
const PLAIN = { header: 'top', footer: 'menu', back: 'step', accountLinks: ['login', 'register'] } as const;

describe('matchRoute', () => {
  it.each<[path: string, remote: string, screen: string, guard: string, isHome: boolean]>([
    ['/m/login', 'mfe-account', 'login', 'visitor', false],
    ['/m/login/', 'mfe-account', 'login', 'visitor', false],
    ['/m/webEmail', 'mfe-messaging', 'inbox', 'member', false],
    ['/m/agent', 'mfe-agent', 'agent-home', 'agent', false],
    ['/m/changePsw', 'mfe-account', 'change-password', 'session', false],
    ['/m/set', 'host-shell', 'settings', 'open', false],
    ['/vip.html', 'host-shell', 'vip', 'open', false],
    ['/', 'host-shell', 'home', 'open', true],
    ['/m/', 'host-shell', 'home', 'open', true],
    ['/m/index', 'host-shell', 'home', 'open', true],
    ['/m/index.html', 'host-shell', 'home', 'open', true],
    ['/m/home/', 'host-shell', 'home', 'open', true],
  ])('finds %s', (path, remote, screen, guard, isHome) => {
    expect(matchRoute(path, testRoutes())).toMatchObject({ remote, screen, guard, isHome });
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
    expect(matchRoute(path, testRoutes())).toBeNull();
  });

  it('finds a section’s routes with all their fields', () => {
    const title = { CN: '红', EN: 'Red', ID: 'Merah', TY: 'Pula' };
    const facts = {
      guard: 'agent',
      gate: 'account',
      requires: [{ kind: 'query', field: 'id', goTo: '/m/agent' }],
      memberQuery: { field: 'type', values: ['fav'] },
      title,
      header: 'none',
      footer: 'agent',
      back: 'home',
      accountLinks: ['login'],
      agreements: true,
      refreshesUnread: true,
    } as const;
    const routes = testRoutes({
      remote: 'mfe-agent',
      routes: [{ path: '/m/redRain/', screen: 'red-rain', ...facts }],
    });
    expect(matchRoute('/m/redRain/', routes)).toEqual({
      path: '/m/redRain',
      remote: 'mfe-agent',
      screen: 'red-rain',
      isHome: false,
      ...facts,
    });
    expect(matchRoute('/m/redrain', routes)).toBeNull();
  });

  it('makes a page that says nothing open, with header, menu and a way back', () => {
    const routes = testRoutes({ remote: 'mfe-account', routes: [trail] });
    expect(matchRoute('/m/trail', routes)).toEqual({
      path: '/m/trail',
      remote: 'mfe-account',
      screen: 'trial',
      guard: 'open',
      gate: undefined,
      requires: [],
      memberQuery: undefined,
      isHome: false,
      title: undefined,
      agreements: false,
      refreshesUnread: false,
      ...PLAIN,
    });
  });

  it('reads how sections before 1.1.0 hide header and footer', () => {
    const routes = testRoutes({
      remote: 'mfe-account',
      routes: [
        { ...trail, hideHeader: true },
        { ...trail, path: '/m/other', hideFooter: true },
      ],
    });
    expect(matchRoute('/m/trail', routes)).toMatchObject({ header: 'none', footer: 'menu' });
    expect(matchRoute('/m/other', routes)).toMatchObject({ header: 'top', footer: 'none' });
  });

  it('lets the first to claim a path keep it', () => {
    const routes = siteRoutes([
      { remote: 'mfe-account', routes: [trail] },
      { remote: 'mfe-games', routes: [{ path: '/m/trail/', screen: 'other' }] },
    ]);
    expect(matchRoute('/m/trail', routes)).toMatchObject({ remote: 'mfe-account', screen: 'trial' });
  });

  it('never lets a section take a page of the host', () => {
    const routes = testRoutes({ remote: 'mfe-games', routes: [{ path: '/m/home', screen: 'mine' }] });
    expect(matchRoute('/m/home', routes)).toMatchObject({ remote: 'host-shell', screen: 'home' });
  });
});
