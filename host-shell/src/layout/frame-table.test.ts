import { PATHS } from 'shared-contracts/paths';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { RouteGuard } from 'shared-contracts/remote/contributions';
import english from '../locales/EN.json';
import { decideRoute } from '../routing/decide-route';
import { matchRoute, mergeFurtherRoutes } from '../routing/match-route';
import { ROUTE_TABLE } from '../routing/route-table';
import { PERSONAS } from '../testing/personas';
import { layoutOf, type BackTarget, type FooterKind, type HeaderKind } from './layout-rules';

const TITLE = { CN: '标题', EN: 'Title', ID: 'Judul', TY: 'Pamagat' };

/** A path that a remote brings, as S1 and S2 name it and D-21 gives it an owner and a guard. */
function brings(path: string, guard: RouteGuard = 'open', changes: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return { path, screen: path.split('/').at(-1) ?? '', title: TITLE, guard, ...changes };
}

const FURTHER = mergeFurtherRoutes([
  { remote: 'mfe-games', routes: [brings(PATHS.slotsCenter)] },
  {
    remote: 'mfe-account',
    routes: [
      brings(PATHS.trial),
      brings('/m/register.html', 'open', { hideHeader: true, hideFooter: true }),
      brings(PATHS.securityCenter, 'member'),
      brings(PATHS.transactions, 'member'),
      brings(PATHS.rebateReport, 'member'),
    ],
  },
  { remote: 'mfe-promotions', routes: [brings(PATHS.applyReward, 'promotion')] },
  {
    remote: 'mfe-agent',
    routes: [
      PATHS.redRain,
      PATHS.teamOverview,
      PATHS.teamProfit,
      PATHS.team,
      PATHS.teamBetting,
      PATHS.agentRebate,
      PATHS.teamRebate,
      PATHS.dividends,
      PATHS.salaryContract,
      PATHS.dividendContract,
      PATHS.hourContract,
      PATHS.agentNotice,
    ].map((path) => brings(path, 'agent')),
  },
]);

/** What a path comes to for each of the four. */
type Access = readonly [visitor: string, member: string, agent: string, trial: string];
const login = (path: string): string => `/m/login?redirect=${encodeURIComponent(path)}`;
const OPEN: Access = ['shown', 'shown', 'shown', 'shown'];
const AGENTS: Access = ['/m/home', '/m/home', 'shown', '/m/home'];
const members = (path: string): Access => [login(path), 'shown', 'shown', 'shown'];
/** Of a trial account there is nothing to see there (D-04). */
const realMembers = (path: string): Access => [login(path), 'shown', 'shown', '/m/home offer-register'];
/** Money is for members and agents; a trial is offered to register over home (D-04). */
const money = realMembers;

type Row = readonly [
  path: string,
  owner: PackageName,
  header: HeaderKind,
  titleKey: string | undefined,
  back: BackTarget,
  footer: FooterKind,
  access: Access,
];

const HOME: readonly Row[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'].map(
  (path) => [path, 'host-shell', 'home', undefined, 'none', 'menu', OPEN] as const,
);

const TABLE: readonly Row[] = [
  ['/m/live', 'mfe-games', 'top', 'title.live', 'replace-home', 'menu', OPEN],
  ['/m/pvp', 'mfe-games', 'top', 'title.pvp', 'replace-home', 'menu', OPEN],
  ['/m/sports', 'mfe-games', 'top', 'title.sports', 'replace-home', 'menu', OPEN],
  ['/m/rng', 'mfe-games', 'top', 'title.rng', 'replace-home', 'menu', OPEN],
  ['/m/fish', 'mfe-games', 'top', 'title.fish', 'replace-home', 'menu', OPEN],
  ['/m/gameList', 'mfe-games', 'none', 'title.gameList', 'replace-home', 'none', OPEN],
  ['/m/gameCenter', 'mfe-games', 'none', 'title.gameCenter', 'replace-home', 'menu', OPEN],
  ['/m/lottery', 'mfe-games', 'none', 'title.lottery', 'step', 'menu', OPEN],
  ['/m/service', 'mfe-messaging', 'top', 'title.service', 'step', 'menu', OPEN],
  ['/m/message', 'mfe-messaging', 'none', 'title.message', 'step', 'menu', OPEN],
  ['/m/webEmail', 'mfe-messaging', 'top', 'title.webEmail', 'step', 'menu', members('/m/webEmail')],
  ['/m/notice', 'mfe-messaging', 'top', 'title.notice', 'step', 'none', OPEN],
  ['/m/noticeDetail', 'mfe-messaging', 'top', 'title.noticeDetail', 'step', 'none', OPEN],
  ['/m/help', 'mfe-messaging', 'top', 'title.help', 'step', 'menu', OPEN],
  ['/m/vip', 'host-shell', 'top', 'title.vip', 'step', 'none', OPEN],
  ['/m/app', 'host-shell', 'none', 'title.app', 'step', 'menu', OPEN],
  ['/m/member/home', 'mfe-account', 'top', 'title.memberHome', 'step', 'menu', members('/m/member/home')],
  ['/m/voucherCenter', 'mfe-account', 'top', 'title.deposit', 'step', 'menu', money('/m/voucherCenter')],
  ['/m/withdraw', 'mfe-account', 'top', 'title.withdraw', 'step', 'menu', money('/m/withdraw')],
  ['/m/activity', 'mfe-promotions', 'top', 'title.activity', 'home', 'menu', OPEN],
  ['/m/activityDetail', 'mfe-promotions', 'top', 'title.activityDetail', 'step', 'menu', OPEN],
  ['/m/rewardCenter', 'mfe-promotions', 'top', 'title.rewardCenter', 'step', 'menu', members('/m/rewardCenter')],
  ['/m/inviteFriends', 'mfe-promotions', 'top', 'title.inviteFriends', 'step', 'menu', members('/m/inviteFriends')],
  ['/m/agentRegister', 'mfe-agent', 'top', 'title.agentRegister', 'step', 'menu', AGENTS],
  ['/m/login', 'mfe-account', 'none', 'title.login', 'home', 'none', OPEN],
  ['/m/register', 'mfe-account', 'none', 'title.register', 'home', 'none', OPEN],
  ['/m/forget', 'mfe-account', 'none', 'title.forget', 'home', 'none', OPEN],
  [
    '/m/changePsw',
    'mfe-account',
    'none',
    'title.changePsw',
    'none',
    'none',
    ['/m/home', 'shown', 'shown', '/m/home offer-register'],
  ],
  ['/m/agent', 'mfe-agent', 'none', 'title.agent', 'step', 'agent', AGENTS],
  ['/vip.html', 'host-shell', 'none', undefined, 'none', 'none', OPEN],
];

const FURTHER_TABLE: readonly Row[] = [
  ['/m/set', 'host-shell', 'top', 'title.set', 'step', 'menu', OPEN],
  ['/m/slotsCenter', 'mfe-games', 'top', 'title.slotsCenter', 'replace-home', 'menu', OPEN],
  ['/m/trail', 'mfe-account', 'top', 'title.trail', 'home', 'menu', OPEN],
  ['/m/register.html', 'mfe-account', 'none', 'title.register', 'home', 'none', OPEN],
  ['/m/securityCenter', 'mfe-account', 'top', undefined, 'step', 'menu', realMembers('/m/securityCenter')],
  ['/m/transaction/record', 'mfe-account', 'top', undefined, 'step', 'menu', realMembers('/m/transaction/record')],
  ['/m/member/rebateReport', 'mfe-account', 'top', undefined, 'step', 'menu', realMembers('/m/member/rebateReport')],
  [
    '/m/applyReward',
    'mfe-promotions',
    'top',
    'title.applyReward',
    'step',
    'menu',
    ['/m/activity', 'shown', 'shown', 'shown'],
  ],
  ['/m/redRain', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/agent/team/overview', 'mfe-agent', 'none', undefined, 'step', 'agent', AGENTS],
  ['/m/agent/team/pnl', 'mfe-agent', 'none', undefined, 'step', 'agent', AGENTS],
  ['/m/member/team', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/teamBetting', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/agent/agentRebeat', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/teamRebate', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/agent/agentDivident', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/agent/getSalaryContract', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/agent/getDevidendContract', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/agent/getHourContract', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
  ['/m/member/notice', 'mfe-agent', 'top', undefined, 'step', 'menu', AGENTS],
];

const EVERY = [...HOME, ...TABLE, ...FURTHER_TABLE];
const WHO = ['visitor', 'member', 'agent', 'trial'] as const;

function textAt(key: string): unknown {
  const [group = '', name = ''] = key.split('.');
  return (english as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name];
}

describe.each(EVERY)('%s of %s', (path, owner, header, titleKey, back, footer, access) => {
  it(`has header ${header}, title ${titleKey ?? 'of its own or none'}, back ${back}, footer ${footer}`, () => {
    const route = matchRoute(path, FURTHER);
    if (route === null) throw new Error(`${path} is no route`);
    const isHome = header === 'home';
    const isPlain = path === '/vip.html';
    expect(route).toMatchObject({ remote: owner, isHome });
    expect(layoutOf(route)).toEqual({
      header,
      ...(isHome || isPlain ? {} : { titleKey }),
      hasTitleBar: !isHome && !isPlain,
      back,
      footer,
      noticeBlock: isHome,
      floatingWidget: !isPlain,
    });
    if (titleKey !== undefined) expect(textAt(titleKey)).toEqual(expect.any(String));
  });

  it.each(WHO.map((who, index) => [who, access[index]] as const))('for %s: %s', (who, expected) => {
    const decision = decideRoute(path, '', PERSONAS[who], FURTHER);
    const outcome =
      decision.kind === 'show'
        ? 'shown'
        : [decision.goTo, decision.gate].filter((part) => part !== undefined).join(' ');
    expect(outcome).toBe(expected);
  });
});

it('has a row for every path of the host table and every path that is named', () => {
  expect(TABLE).toHaveLength(Object.keys(ROUTE_TABLE).length - 1);
  expect(EVERY.map(([path]) => path)).toEqual(expect.arrayContaining(Object.values(PATHS)));
});
