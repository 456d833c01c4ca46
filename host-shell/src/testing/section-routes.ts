import { packageEntries, type ByPackage } from 'shared-contracts/remote/remote-names';
import type { RouteContribution } from 'shared-contracts/remote/contributions';
import { HOST_ROUTES } from '../routing/host-routes';
import type { RouteFacts } from '../routing/route-facts';
import { siteRoutes, type ContributedRoutes } from '../routing/site-routes';

/** What a merchant says who has switched nothing on. */
export const PLAIN_INFO: RouteFacts['info'] = {
  whitelabel: { flags: {}, promotions: {}, menus: [], dividendDisplay: false },
  customerService: false,
};

const TITLE = { CN: '标题', EN: 'Title', ID: 'Judul', TY: 'Pamagat' };

function row(path: string, screen: string, facts: Partial<RouteContribution> = {}): RouteContribution {
  return { path, screen, title: TITLE, ...facts };
}

const BARE = { header: 'none', footer: 'none' } as const;

const ROWS: ByPackage<readonly RouteContribution[]> = {
  'mfe-games': [
    row('/m/rng', 'game-list', { back: 'replace-home' }),
    row('/m/gameList', 'game-list', {
      ...BARE,
      back: 'replace-home',
      memberQuery: { field: 'type', values: ['recent', 'fav'] },
    }),
    row('/m/lottery', 'lottery', { header: 'none' }),
  ],
  'mfe-account': [
    row('/m/login', 'login', { ...BARE, guard: 'visitor', back: 'home', accountLinks: ['register'] }),
    row('/m/forget', 'forget', { ...BARE, guard: 'visitor', back: 'home', accountLinks: ['login'] }),
    row('/m/changePsw', 'change-password', { ...BARE, back: 'none', guard: 'session', gate: 'account' }),
    row('/m/member/home', 'member-home', { guard: 'member' }),
    row('/m/voucherCenter', 'deposit', { guard: 'member', gate: 'money' }),
    row('/m/withdraw', 'withdraw', { guard: 'member', gate: 'money' }),
    row('/m/member/rebateReport', 'rebate-report', {
      guard: 'member',
      requires: [{ kind: 'flag', name: 'PLYRBT', goTo: '/m/voucherCenter' }],
    }),
  ],
  'mfe-promotions': [
    row('/m/activity', 'activity', { back: 'home' }),
    row('/m/applyReward', 'apply-reward', {
      guard: 'promotion',
      requires: [{ kind: 'query', field: 'id', goTo: '/m/activity' }],
    }),
    row('/m/inviteFriends', 'invite-friends', { guard: 'member', gate: 'invite' }),
  ],
  'mfe-messaging': [
    row('/m/webEmail', 'inbox', { guard: 'member', gate: 'messages' }),
    row('/m/message', 'message-center', { header: 'none', refreshesUnread: true }),
    row('/m/notice', 'notice', { footer: 'none' }),
    row('/m/help', 'help'),
    row('/m/service', 'service'),
  ],
  'mfe-agent': [
    row('/m/agent', 'agent-home', { header: 'none', footer: 'agent', guard: 'agent', agreements: true }),
    row('/m/agentRegister', 'open-account', { guard: 'agent' }),
    row('/m/member/agent/agentDivident', 'dividends', {
      guard: 'agent',
      requires: [{ kind: 'dividends', goTo: '/m/agent' }],
    }),
  ],
};

/** Pages of sections, one at least for each guard, gate and kind of frame. */
export const SECTION_ROUTES = packageEntries(ROWS).map(([remote, routes]) => ({
  remote,
  routes,
})) satisfies readonly ContributedRoutes[];

const HOST: ContributedRoutes = { remote: 'host-shell', routes: HOST_ROUTES };

/** The host's pages, those of {@link SECTION_ROUTES}, and what a test adds. */
export function testRoutes(...further: readonly ContributedRoutes[]): ReturnType<typeof siteRoutes> {
  return siteRoutes([HOST, ...SECTION_ROUTES, ...further]);
}
