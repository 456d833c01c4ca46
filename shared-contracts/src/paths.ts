import { urlPart } from './url-part';

/** Every path of the site, by id (docs/product/shell.md#routes). Home has further spellings: {@link HOME_PATHS}. */
export const PATHS = {
  home: '/m/home',
  live: '/m/live',
  pvp: '/m/pvp',
  sports: '/m/sports',
  rng: '/m/rng',
  fish: '/m/fish',
  gameList: '/m/gameList',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  lottery: '/m/lottery',
  service: '/m/service',
  message: '/m/message',
  webEmail: '/m/webEmail',
  notice: '/m/notice',
  noticeDetail: '/m/noticeDetail',
  help: '/m/help',
  vip: '/m/vip',
  vipDocument: '/vip.html',
  app: '/m/app',
  settings: '/m/set',
  trial: '/m/trail',
  memberHome: '/m/member/home',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  activity: '/m/activity',
  activityDetail: '/m/activityDetail',
  applyReward: '/m/applyReward',
  rewardCenter: '/m/rewardCenter',
  inviteFriends: '/m/inviteFriends',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  securityCenter: '/m/securityCenter',
  transactions: '/m/transaction/record',
  rebateReport: '/m/member/rebateReport',
  agent: '/m/agent',
  agentRegister: '/m/agentRegister',
  redRain: '/m/redRain',
  teamOverview: '/m/agent/team/overview',
  teamProfit: '/m/agent/team/pnl',
  team: '/m/member/team',
  teamBetting: '/m/teamBetting',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  dividends: '/m/member/agent/agentDivident',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  agentNotice: '/m/member/notice',
} as const;
export type PathId = keyof typeof PATHS;

/** Every spelling of the home page. */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const;

/** The query fields a path understands; all travel as text. */
export interface PathQuery {
  home: { gameType?: string; vassalage?: string };
  gameList: {
    gameType?: string;
    vassalage?: string;
    type?: 'recent' | 'fav' | 'hot';
    gameName?: string;
    gameClassify?: string;
  };
  gameCenter: { gameType?: string };
  lottery: { tab?: 'lottery' | 'elott' };
  login: { redirect?: string; role?: 'agent' };
  register: { affiliateCode?: string };
  notice: { index?: string };
  noticeDetail: { id: string };
  help: { p?: string; c?: string; tag?: string };
  activity: { id?: string };
  activityDetail: { id: string };
  applyReward: { id: string };
  deposit: { order?: string };
  transactions: { types?: 'A' };
  agentNotice: { types: 'A' };
}

type QueryOf<Id extends PathId> = Id extends keyof PathQuery ? PathQuery[Id] : Record<string, never>;
type RequiresQuery<Id extends PathId> = Record<never, never> extends QueryOf<Id> ? false : true;

/** The address of a path with its query; a field that the path does not know does not compile. */
export function href<Id extends PathId>(
  id: Id,
  ...query: RequiresQuery<Id> extends true ? [QueryOf<Id>] : [QueryOf<Id>?]
): string {
  const fields = Object.entries(query[0] ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const text = fields.map(([name, value]) => `${urlPart(name)}=${urlPart(value)}`).join('&');
  return text === '' ? PATHS[id] : `${PATHS[id]}?${text}`;
}

/** Trailing slashes do not count; anything else does, case included. */
export function normalisePath(pathname: string): string {
  let end = pathname.length;
  while (pathname.charAt(end - 1) === '/') end -= 1;
  return end === 0 ? '/' : pathname.slice(0, end);
}

/** Is one of the spellings of home. */
export function isHomePath(pathname: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(normalisePath(pathname));
}

/**
 * A path inside this site, or null: what a return path after login, a banner or a notice may lead to.
 * Refuses other origins, protocol-relative and backslash forms, and everything outside /m/ and /vip.html.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || /[\\\s]|\p{Cc}/u.test(value)) return null;
  const isOurs =
    value === '/m' || value.startsWith('/m/') || value.startsWith('/m?') || /^\/vip\.html([?#]|$)/.test(value);
  const path = value.split(/[?#]/)[0] ?? '';
  // Browsers read %2e as a dot, and dots climb.
  const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return isOurs && !climbs ? value : null;
}
