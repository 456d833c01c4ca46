import { PATHS } from 'shared-contracts/paths';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** The four kinds of people a site knows. */
export const PERSONAS = ['visitor', 'member', 'agent', 'trial'] as const;
export type Persona = (typeof PERSONAS)[number];

/** What a path comes to for each of the four: shown, or the address that takes its place. */
export type Access = readonly [visitor: string, member: string, agent: string, trial: string];

/** Home, with the door for real accounts over it (D-04). */
export const HOME_WITH_GATE = `${PATHS.home} behind the gate`;

const SHOWN = 'shown';
const OPEN: Access = [SHOWN, SHOWN, SHOWN, SHOWN];
const AGENTS: Access = [PATHS.home, PATHS.home, SHOWN, PATHS.home];
const SESSIONS: Access = [PATHS.home, SHOWN, SHOWN, HOME_WITH_GATE];
/** The screen starts a trial, and takes whoever is signed in home (SC-10). */
const TRIAL_START: Access = [SHOWN, PATHS.home, PATHS.home, PATHS.home];

function loginFor(path: string): string {
  return `${PATHS.login}?redirect=${encodeURIComponent(path)}`;
}

function members(path: string): Access {
  return [loginFor(path), SHOWN, SHOWN, SHOWN];
}

function money(path: string): Access {
  return [loginFor(path), SHOWN, SHOWN, HOME_WITH_GATE];
}

type HeaderKind = 'home' | 'top' | 'none';
type FooterKind = 'menu' | 'agent' | 'none';

/** One path of the site, as the person who opens it sees it. */
export interface FrameRow {
  readonly path: string;
  /** The screen and its owner; a screen of a later version says `missing`, whoever will own it (D-21). */
  readonly screen: string;
  readonly owner: PackageName | '';
  readonly header: HeaderKind;
  /** The title bar's text in English; without one there is no bar. */
  readonly title: string | null;
  readonly hasBack: boolean;
  readonly footer: FooterKind;
  readonly access: Access;
}

function row(
  path: string,
  [owner, screen]: readonly [PackageName, string] | readonly ['', 'missing'],
  title: string,
  header: HeaderKind,
  footer: FooterKind,
  access: Access = OPEN,
): FrameRow {
  return { path, owner, screen, title, header, footer, access, hasBack: title !== '' };
}

const MISSING = ['', 'missing'] as const;
const GAMES = ['mfe-games', 'game-list'] as const;
const REGISTER = ['mfe-account', 'register'] as const;
const NOTICE = ['mfe-messaging', 'notice'] as const;

const HOMES: readonly FrameRow[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'].map(
  (path) => ({
    path,
    owner: 'host-shell',
    screen: 'home',
    header: 'home',
    title: null,
    hasBack: false,
    footer: 'menu',
    access: OPEN,
  }),
);

/** S1 2.1 to 2.3 and D-21 to D-27, path by path; `/m/applyReward` and others follow in {@link LATER_PATHS}. */
export const FRAME_TABLE: readonly FrameRow[] = [
  ...HOMES,
  row('/m/live', GAMES, 'Live casino', 'top', 'menu'),
  row('/m/pvp', GAMES, 'Cards', 'top', 'menu'),
  row('/m/sports', GAMES, 'Sports', 'top', 'menu'),
  row('/m/rng', GAMES, 'Slots', 'top', 'menu'),
  row('/m/fish', GAMES, 'Fishing', 'top', 'menu'),
  row('/m/gameList', GAMES, 'Slots', 'none', 'none'),
  row('/m/gameCenter', GAMES, 'Game centre', 'none', 'menu'),
  row('/m/slotsCenter', GAMES, 'Slots', 'top', 'menu'),
  row('/m/lottery', MISSING, 'Lottery', 'none', 'menu'),
  row('/m/service', MISSING, 'Customer service', 'top', 'menu'),
  row('/m/message', ['mfe-messaging', 'message-center'], 'Message centre', 'none', 'menu'),
  row('/m/webEmail', MISSING, 'Messages', 'top', 'menu', members('/m/webEmail')),
  row('/m/notice', NOTICE, 'Announcements', 'top', 'none'),
  row('/m/noticeDetail', NOTICE, 'Announcement', 'top', 'none'),
  row('/m/help', MISSING, 'Help centre', 'top', 'menu'),
  row('/m/vip', ['host-shell', 'vip'], 'VIP club', 'top', 'none'),
  { ...row('/vip.html', ['host-shell', 'vip'], '', 'none', 'none'), title: null },
  row('/m/app', ['host-shell', 'app'], 'Get the app', 'none', 'menu'),
  row('/m/set', ['host-shell', 'settings'], 'Settings', 'top', 'menu'),
  row('/m/trail', ['mfe-account', 'trial'], 'Free trial', 'top', 'menu', TRIAL_START),
  row('/m/member/home', ['mfe-account', 'member-home'], 'Member centre', 'top', 'menu', members('/m/member/home')),
  row('/m/voucherCenter', MISSING, 'Deposit', 'top', 'menu', money('/m/voucherCenter')),
  row('/m/withdraw', MISSING, 'Withdraw', 'top', 'menu', money('/m/withdraw')),
  row('/m/activity', ['mfe-promotions', 'activity'], 'Promotions', 'top', 'menu'),
  row('/m/activityDetail', ['mfe-promotions', 'activity-detail'], 'Promotion', 'top', 'menu'),
  row('/m/rewardCenter', MISSING, 'Reward centre', 'top', 'menu', members('/m/rewardCenter')),
  row('/m/inviteFriends', MISSING, 'Invite friends', 'top', 'menu', members('/m/inviteFriends')),
  row('/m/agentRegister', MISSING, 'Open account', 'top', 'menu', AGENTS),
  row('/m/login', ['mfe-account', 'login'], 'Login', 'none', 'none'),
  row('/m/register', REGISTER, 'Register', 'none', 'none'),
  row('/m/register.html', REGISTER, 'Register', 'none', 'none'),
  row('/m/forget', MISSING, 'Forgot password', 'none', 'none'),
  { ...row('/m/changePsw', MISSING, 'Change password', 'none', 'none', SESSIONS), hasBack: false },
  row('/m/agent', ['mfe-agent', 'agent-home'], 'Agent centre', 'none', 'agent', AGENTS),
];

/** Paths that a section will bring: until it does, they are unknown and lead home (S1 2.1). */
export const LATER_PATHS: readonly string[] = [
  PATHS.applyReward,
  PATHS.securityCenter,
  PATHS.transactions,
  PATHS.rebateReport,
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
];
