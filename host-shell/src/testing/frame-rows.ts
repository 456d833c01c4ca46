import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { BackTarget, FooterKind, HeaderKind } from '../layout/layout-rules';

export const WHO = ['visitor', 'member', 'agent', 'trial'] as const;

/** What a path comes to for each of the four. */
type Access = readonly [visitor: string, member: string, agent: string, trial: string];
const login = (path: string): string => `/m/login?redirect=${encodeURIComponent(path)}`;
const OPEN: Access = ['shown', 'shown', 'shown', 'shown'];
const AGENTS: Access = ['/m/home', '/m/home', 'shown', '/m/home'];
const members = (path: string): Access => [login(path), 'shown', 'shown', 'shown'];
/** Money and what belongs to it are for members and agents; a trial is offered to register over home (D-04). */
const realMembers = (path: string): Access => [login(path), 'shown', 'shown', '/m/home offer-register'];

/** A path and the frame around it (S1 2.1 to 2.3, D-21 to D-25). */
export type FrameRow = readonly [
  path: string,
  owner: PackageName,
  header: HeaderKind,
  titleKey: string | undefined,
  back: BackTarget,
  footer: FooterKind,
  access: Access,
];

/** Every address of home. */
export const HOME: readonly FrameRow[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'].map(
  (path) => [path, 'host-shell', 'home', undefined, 'none', 'menu', OPEN] as const,
);

/** The host's own table. */
export const TABLE: readonly FrameRow[] = [
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
  ['/m/voucherCenter', 'mfe-account', 'top', 'title.deposit', 'step', 'menu', realMembers('/m/voucherCenter')],
  ['/m/withdraw', 'mfe-account', 'top', 'title.withdraw', 'step', 'menu', realMembers('/m/withdraw')],
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

/** Paths that are brought by sections, or stand beside the tables. */
export const FURTHER_TABLE: readonly FrameRow[] = [
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
  ['/m/member/notice', 'mfe-messaging', 'top', undefined, 'step', 'menu', AGENTS],
];
