import { HOME_PATHS } from 'shared-contracts/paths';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import english from '../locales/EN.json';
import { matchRoute, mergeFurtherRoutes, type MatchedRoute } from '../routing/match-route';
import { ROUTE_TABLE } from '../routing/route-table';
import { firstSegment, layoutOf, type BackTarget, type HeaderKind } from './layout-rules';

const TITLE = { CN: '标题', EN: 'Title', ID: 'Judul', TY: 'Pamagat' };
const contributed = (path: string, changes: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  screen: 'some-screen',
  title: TITLE,
  ...changes,
});

const FURTHER = mergeFurtherRoutes([
  { remote: 'mfe-games', routes: [contributed('/m/slotsCenter')] },
  {
    remote: 'mfe-account',
    routes: [
      contributed('/m/trail'),
      contributed('/m/register.html', { hideHeader: true, hideFooter: true }),
      contributed('/m/securityCenter', { guard: 'member' }),
      contributed('/m/transaction/record', { guard: 'member' }),
      contributed('/m/member/rebateReport', { guard: 'member' }),
    ],
  },
  { remote: 'mfe-promotions', routes: [contributed('/m/applyReward', { guard: 'promotion' })] },
  {
    remote: 'mfe-agent',
    routes: [
      contributed('/m/agent/team/overview', { guard: 'agent' }),
      contributed('/m/agent/team/pnl', { guard: 'agent' }),
      contributed('/m/member/notice', { guard: 'agent' }),
      contributed('/m/member/team', { guard: 'agent' }),
      contributed('/m/member/agent/agentRebeat', { guard: 'agent' }),
      contributed('/m/teamBetting', { guard: 'agent' }),
      contributed('/m/redRain', { hideHeader: true, hideFooter: true }),
      contributed('/m/untitled', { title: undefined }),
    ],
  },
]);

function routeAt(path: string): MatchedRoute {
  const route = matchRoute(path, FURTHER);
  if (route === null) throw new Error(`${path} is no route`);
  return route;
}

type Row = [
  path: string,
  owner: PackageName,
  header: HeaderKind,
  titleKey: string | undefined,
  back: BackTarget,
  footer: boolean,
];

const TABLE: readonly Row[] = [
  ['/m/live', 'mfe-games', 'top', 'title.live', 'replace-home', true],
  ['/m/pvp', 'mfe-games', 'top', 'title.pvp', 'replace-home', true],
  ['/m/sports', 'mfe-games', 'top', 'title.sports', 'replace-home', true],
  ['/m/rng', 'mfe-games', 'top', 'title.rng', 'replace-home', true],
  ['/m/fish', 'mfe-games', 'top', 'title.fish', 'replace-home', true],
  ['/m/gameList', 'mfe-games', 'none', 'title.gameList', 'replace-home', false],
  ['/m/gameCenter', 'mfe-games', 'none', 'title.gameCenter', 'replace-home', true],
  ['/m/lottery', 'mfe-games', 'none', 'title.lottery', 'step', true],
  ['/m/service', 'mfe-messaging', 'top', 'title.service', 'step', true],
  ['/m/message', 'mfe-messaging', 'none', 'title.message', 'step', true],
  ['/m/webEmail', 'mfe-messaging', 'top', 'title.webEmail', 'step', true],
  ['/m/notice', 'mfe-messaging', 'top', 'title.notice', 'step', false],
  ['/m/noticeDetail', 'mfe-messaging', 'top', 'title.noticeDetail', 'step', false],
  ['/m/help', 'mfe-messaging', 'top', 'title.help', 'step', true],
  ['/m/vip', 'host-shell', 'top', 'title.vip', 'step', false],
  ['/m/app', 'host-shell', 'none', 'title.app', 'step', true],
  ['/m/member/home', 'mfe-account', 'top', 'title.memberHome', 'step', true],
  ['/m/voucherCenter', 'mfe-account', 'top', 'title.deposit', 'step', true],
  ['/m/withdraw', 'mfe-account', 'top', 'title.withdraw', 'step', true],
  ['/m/activity', 'mfe-promotions', 'top', 'title.activity', 'home', true],
  ['/m/activityDetail', 'mfe-promotions', 'top', 'title.activityDetail', 'step', true],
  ['/m/rewardCenter', 'mfe-promotions', 'top', 'title.rewardCenter', 'step', true],
  ['/m/inviteFriends', 'mfe-promotions', 'top', 'title.inviteFriends', 'step', true],
  ['/m/agentRegister', 'mfe-agent', 'top', 'title.agentRegister', 'step', true],
  ['/m/login', 'mfe-account', 'none', 'title.login', 'home', false],
  ['/m/register', 'mfe-account', 'none', 'title.register', 'home', false],
  ['/m/forget', 'mfe-account', 'none', 'title.forget', 'home', false],
  ['/m/changePsw', 'mfe-account', 'none', 'title.changePsw', 'none', false],
  // The agent home's own footer takes the place of the host's (D-24).
  ['/m/agent', 'mfe-agent', 'none', 'title.agent', 'step', false],
  ['/vip.html', 'host-shell', 'top', undefined, 'step', true],
];

const FURTHER_TABLE: readonly Row[] = [
  ['/m/set', 'host-shell', 'top', 'title.set', 'step', true],
  ['/m/slotsCenter', 'mfe-games', 'top', 'title.slotsCenter', 'replace-home', true],
  ['/m/trail', 'mfe-account', 'top', 'title.trail', 'home', true],
  ['/m/register.html', 'mfe-account', 'none', 'title.register', 'home', false],
  ['/m/securityCenter', 'mfe-account', 'top', undefined, 'step', true],
  ['/m/transaction/record', 'mfe-account', 'top', undefined, 'step', true],
  ['/m/member/rebateReport', 'mfe-account', 'top', undefined, 'step', true],
  ['/m/applyReward', 'mfe-promotions', 'top', 'title.applyReward', 'step', true],
  ['/m/agent/team/overview', 'mfe-agent', 'none', undefined, 'step', true],
  ['/m/agent/team/pnl', 'mfe-agent', 'none', undefined, 'step', true],
  ['/m/member/notice', 'mfe-agent', 'top', undefined, 'step', true],
  ['/m/member/team', 'mfe-agent', 'top', undefined, 'step', true],
  ['/m/member/agent/agentRebeat', 'mfe-agent', 'top', undefined, 'step', true],
  ['/m/teamBetting', 'mfe-agent', 'top', undefined, 'step', true],
  ['/m/redRain', 'mfe-agent', 'none', undefined, 'step', false],
];

function textAt(key: string): unknown {
  const [group = '', name = ''] = key.split('.');
  return (english as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name];
}

describe('layoutOf', () => {
  it.each([...HOME_PATHS, '/m/home/', '/m/index.html/'])('gives %s the home frame', (path) => {
    expect(routeAt(path)).toMatchObject({ remote: 'host-shell', screen: 'home', isHome: true });
    expect(layoutOf(routeAt(path))).toEqual({
      header: 'home',
      hasTitleBar: false,
      back: 'none',
      footer: true,
      noticeBlock: true,
    });
  });

  it.each([...TABLE, ...FURTHER_TABLE])(
    'frames %s of %s: header %s, title %s, back %s, footer %s',
    (path, owner, header, titleKey, back, footer) => {
      const route = routeAt(path);
      expect(route.remote).toBe(owner);
      expect(layoutOf(route)).toMatchObject({ header, titleKey, back, footer, noticeBlock: false });
      if (titleKey !== undefined) expect(textAt(titleKey)).toEqual(expect.any(String));
    },
  );

  it('covers every path of the host table', () => {
    expect(TABLE).toHaveLength(Object.keys(ROUTE_TABLE).length - 1);
  });

  it.each([
    ['/m/login', true],
    ['/m/member/notice', true],
    ['/m/slotsCenter', true],
    ['/m/untitled', false],
    ['/vip.html', false],
    ['/m/home', false],
  ])('has a title bar on %s: %s', (path, expected) => {
    expect(layoutOf(routeAt(path)).hasTitleBar).toBe(expected);
  });
});

describe('firstSegment', () => {
  it.each([
    ['/m/agent', 'agent'],
    ['/m/agent/team/pnl', 'agent'],
    ['/m/agentRegister', 'agentRegister'],
    ['/m/register.html', 'register'],
    ['/m/register/', 'register'],
    ['/m/member/notice', 'member'],
    ['/m', ''],
    ['/vip.html', ''],
  ])('reads %s as "%s" (D-22)', (path, segment) => {
    expect(firstSegment(path)).toBe(segment);
  });
});
