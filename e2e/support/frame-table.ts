import { PATHS } from 'shared-contracts/paths';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { PackageName, RemoteName } from 'shared-contracts/remote/remote-names';

/** The four kinds of people a site knows. */
export const PERSONAS = ['visitor', 'member', 'agent', 'trial'] as const;
export type Persona = (typeof PERSONAS)[number];

/** What a path comes to for each of the four: shown, or the address that takes its place. */
export type Access = readonly [visitor: string, member: string, agent: string, trial: string];

/** Home, with the door for real accounts over it (D-04). */
export const HOME_WITH_GATE = `${PATHS.home} behind the gate`;

/** Home, once the notice that agents open accounts elsewhere is put away (D-30). */
export const HOME_AFTER_NOTICE = `${PATHS.home} after the notice`;

const SHOWN = 'shown';
const OPEN: Access = [SHOWN, SHOWN, SHOWN, SHOWN];
const AGENTS: Access = [PATHS.home, PATHS.home, SHOWN, PATHS.home];
const SESSIONS: Access = [PATHS.home, SHOWN, SHOWN, HOME_WITH_GATE];
const ALL_HOME: Access = [PATHS.home, PATHS.home, PATHS.home, PATHS.home];
/** The screen starts a trial, and takes whoever is signed in home (SC-10). */
const TRIAL_START: Access = [SHOWN, PATHS.home, PATHS.home, PATHS.home];
/** Who is not signed in chooses a promotion first (S1 2.1). */
const PROMOTION: Access = [PATHS.activity, SHOWN, SHOWN, SHOWN];

function loginFor(path: string): string {
  return `${PATHS.login}?redirect=${encodeURIComponent(path)}`;
}

function members(path: string): Access {
  return [loginFor(path), SHOWN, SHOWN, SHOWN];
}

/** A trial has no inbox: it is told so and goes back to the row above (SC-12). */
const INBOX: Access = [loginFor(PATHS.webEmail), SHOWN, SHOWN, PATHS.message];
/** Agents open accounts from their own area, trials need a real account (D-04, D-30). */
const INVITATION: Access = [loginFor(PATHS.inviteFriends), SHOWN, HOME_AFTER_NOTICE, HOME_WITH_GATE];

function money(path: string): Access {
  return [loginFor(path), SHOWN, SHOWN, HOME_WITH_GATE];
}

type HeaderKind = 'home' | 'top' | 'none';
type FooterKind = 'menu' | 'agent' | 'none';

/** One path of the site, as the person who opens it sees it. */
export interface FrameRow {
  readonly path: string;
  readonly owner: PackageName | '';
  readonly screen: string;
  /** The title bar's text in English; without one there is no bar. */
  readonly title: string | null;
  readonly header: HeaderKind;
  readonly hasBack: boolean;
  readonly footer: FooterKind;
  readonly access: Access;
}

function row(
  path: string,
  [owner, screen]: readonly [PackageName, string],
  title: string,
  [header, footer]: readonly [HeaderKind, FooterKind],
  access: Access = OPEN,
): FrameRow {
  return { path, owner, screen, title, header, footer, access, hasBack: true };
}

const HOMES = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'].map((path): FrameRow => ({
  ...row(path, ['host-shell', 'home'], '', ['home', 'menu']),
  title: null,
  hasBack: false,
}));

const LIST = ['mfe-games', 'game-list'] as const;
const NOTICE = ['mfe-messaging', 'notice'] as const;
const REGISTER = ['mfe-account', 'register'] as const;
const USUAL = ['top', 'menu'] as const;
const BARE = ['none', 'none'] as const;

/** S1 2.1 to 2.3 and D-21 to D-27, path by path. */
const HOST_ROWS: readonly FrameRow[] = [
  ...HOMES,
  row('/m/live', LIST, 'Live casino', USUAL),
  row('/m/pvp', LIST, 'Cards', USUAL),
  row('/m/sports', LIST, 'Sports', USUAL),
  row('/m/rng', LIST, 'Slots', USUAL),
  row('/m/fish', LIST, 'Fishing', USUAL),
  row('/m/gameList', LIST, 'Slots', BARE),
  row('/m/gameCenter', LIST, 'Game centre', ['none', 'menu']),
  row('/m/lottery', ['mfe-games', 'lottery'], 'Lottery', ['none', 'menu']),
  row('/m/service', ['mfe-messaging', 'service'], 'Customer service', USUAL),
  row('/m/message', ['mfe-messaging', 'message-center'], 'Message centre', ['none', 'menu']),
  row('/m/webEmail', ['mfe-messaging', 'inbox'], 'Messages', USUAL, INBOX),
  row('/m/notice', NOTICE, 'Announcements', ['top', 'none']),
  row('/m/noticeDetail', NOTICE, 'Announcement', ['top', 'none']),
  row('/m/help', ['mfe-messaging', 'help'], 'Help centre', USUAL),
  row('/m/vip', ['host-shell', 'vip'], 'VIP club', ['top', 'none']),
  { ...row('/vip.html', ['host-shell', 'vip'], '', BARE), title: null, hasBack: false },
  row('/m/app', ['host-shell', 'app'], 'Get the app', ['none', 'menu']),
  row('/m/set', ['host-shell', 'settings'], 'Settings', USUAL),
  row('/m/member/home', ['mfe-account', 'member-home'], 'Member centre', USUAL, members('/m/member/home')),
  row('/m/voucherCenter', ['mfe-account', 'deposit'], 'Deposit', USUAL, money('/m/voucherCenter')),
  row('/m/withdraw', ['mfe-account', 'withdraw'], 'Withdraw', USUAL, money('/m/withdraw')),
  row('/m/activity', ['mfe-promotions', 'activity'], 'Promotions', USUAL),
  row('/m/activityDetail', ['mfe-promotions', 'activity-detail'], 'Promotion', USUAL),
  row('/m/rewardCenter', ['mfe-promotions', 'reward-center'], 'Reward centre', USUAL, members('/m/rewardCenter')),
  row('/m/inviteFriends', ['mfe-promotions', 'invite-friends'], 'Invite friends', USUAL, INVITATION),
  row('/m/agentRegister', ['mfe-agent', 'open-account'], 'Open account', USUAL, AGENTS),
  row('/m/login', ['mfe-account', 'login'], 'Login', BARE),
  row('/m/register', REGISTER, 'Register', BARE),
  row('/m/forget', ['mfe-account', 'forget'], 'Forgot password', BARE),
  {
    ...row('/m/changePsw', ['mfe-account', 'change-password'], 'Change password', BARE, SESSIONS),
    hasBack: false,
  },
  row('/m/agent', ['mfe-agent', 'agent-home'], 'Agent centre', ['none', 'agent'], AGENTS),
];

/** A path that its section brings, with the frame it has then; screen and title are the section's own. */
interface FurtherRow extends Omit<FrameRow, 'owner' | 'screen' | 'title'> {
  readonly owner: RemoteName;
  /** Where the host names the path, whatever the section says (D-25). */
  readonly hostTitle?: string;
}

function further(
  owner: RemoteName,
  path: string,
  access: Access = OPEN,
  [header, footer]: readonly [HeaderKind, FooterKind] = USUAL,
): FurtherRow {
  return { path, owner, header, footer, access, hasBack: true };
}

const FURTHER_ROWS: readonly FurtherRow[] = [
  further('mfe-games', '/m/slotsCenter'),
  further('mfe-account', '/m/trail', TRIAL_START),
  further('mfe-account', '/m/register.html', OPEN, BARE),
  ...['/m/securityCenter', '/m/transaction/record', '/m/member/rebateReport'].map((path) =>
    further('mfe-account', path, money(path)),
  ),
  { ...further('mfe-promotions', '/m/applyReward', PROMOTION), hostTitle: 'Apply reward' },
  ...['/m/agent/team/overview', '/m/agent/team/pnl'].map((path) =>
    further('mfe-agent', path, AGENTS, ['none', 'agent']),
  ),
  ...[
    '/m/redRain',
    '/m/member/team',
    '/m/teamBetting',
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/agentDivident',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ].map((path) => further('mfe-agent', path, AGENTS)),
  further('mfe-messaging', '/m/member/notice', AGENTS),
];

/** The screens that most people see, by who is the first to see them. */
export const MAIN_SCREENS: Readonly<Record<Persona, readonly string[]>> = {
  visitor: [PATHS.home, PATHS.rng, PATHS.activity, PATHS.login, PATHS.register, PATHS.settings],
  member: [PATHS.memberHome, PATHS.deposit, PATHS.withdraw, PATHS.transactions, PATHS.inviteFriends],
  agent: [PATHS.agent, PATHS.teamOverview, PATHS.agentRegister],
  trial: [],
};

/** Screens that show members other things than visitors. */
export const OF_THE_ACCOUNT: readonly string[] = [PATHS.home, PATHS.activity, PATHS.message, PATHS.settings, PATHS.vip];

/** The rows that this person is the first to see, of those who come in the order of {@link PERSONAS}. */
export function rowsFirstSeenBy(who: Persona, table: readonly FrameRow[]): readonly FrameRow[] {
  return table.filter(({ access }) => access.indexOf(SHOWN) === PERSONAS.indexOf(who));
}

type Releases = BootDocument['releases'];

/** What the host's table gives to a section that does not have it yet says so in its place (D-21). */
function asBrought(row: FrameRow, releases: Releases): FrameRow {
  const [release] = row.owner === '' ? [] : Object.values(releases[row.owner] ?? {});
  const isThere = row.owner === 'host-shell' || (release !== undefined && row.screen in release.screens);
  return isThere ? row : { ...row, owner: '', screen: 'missing' };
}

/** A path that its section does not bring yet is unknown, and leads home (S1 2.1). */
function asContributed(row: FurtherRow, releases: Releases): FrameRow {
  const [release] = Object.values(releases[row.owner] ?? {});
  const route = release?.contributions.routes.find(({ path }) => path === row.path);
  return route === undefined
    ? { ...row, screen: '', title: null, access: ALL_HOME }
    : { ...row, screen: route.screen, title: row.hostTitle ?? route.title?.EN ?? null };
}

/** Every path of the site, in the frame it has with the releases a page got. */
export function frameTable({ releases }: BootDocument): readonly FrameRow[] {
  return [
    ...HOST_ROWS.map((row) => asBrought(row, releases)),
    ...FURTHER_ROWS.map((row) => asContributed(row, releases)),
  ];
}
