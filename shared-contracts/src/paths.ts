import { urlPart } from './url/url-part';

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
  terms: '/m/terms',
  privacy: '/m/privacy',
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
  playLimits: '/m/member/limits',
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

/** The query fields a path understands; all travel as text, and a page ignores what it cannot read. */
export interface PathQuery {
  /** Both follow the choice in the catalogue, so that the way back finds it. */
  home: {
    /** The chosen category of the menu. */
    gameType?: string;
    /** The chosen vendor's code. */
    vassalage?: string;
  };
  /** What a list shows: one tab, or what a filter or search found (docs/product/games.md#list-modes). */
  gameList: {
    /** The category whose games are listed. */
    gameType?: string;
    /** Code of the one vendor whose games are listed. */
    vassalage?: string;
    /** A tab of the list; `recent` and `fav` send visitors to sign in. */
    type?: 'recent' | 'fav' | 'hot';
    /** Searched name; wins over the other fields. */
    gameName?: string;
    /** Classification chosen in the filter. */
    gameClassify?: string;
  };
  /** The vendors of one category. */
  gameCenter: {
    /** The category. */
    gameType?: string;
  };
  /** The lottery lobby. */
  lottery: {
    /** Traditional lotteries, or those for entertainment. */
    tab?: 'lottery' | 'elott';
  };
  /** The sign-in page. */
  login: {
    /** Path of the site to go to after signing in; anything else leads home. */
    redirect?: string;
    role?: 'agent';
  };
  /** The registration page. */
  register: {
    /** Fills in the invite code. */
    affiliateCode?: string;
  };
  /** The list of announcements. */
  notice: {
    /** Which one to open, by its place in the list, from 0. */
    index?: string;
  };
  /** One announcement. */
  noticeDetail: {
    /** Its row id. */
    id: string;
  };
  /** The help centre; without fields everything is closed. */
  help: {
    /** Section to open, by its place, from 0. */
    p?: string;
    /** Question to open within the section, by its place, from 0. */
    c?: string;
    /** Tag or title of the section to open; wins over the places. */
    tag?: string;
  };
  /** The list of promotions. */
  activity: {
    /** Row id of the one to open and to bring into view. */
    id?: string;
    /** Row id of the one that the player opened. */
    open?: string;
    /** The category that is shown; all without it. */
    tab?: string;
  };
  /** The reward centre. */
  rewardCenter: {
    /** What is listed; what can be had now without it. */
    tab?: 'available' | 'signUp' | 'history';
  };
  /** One promotion. */
  activityDetail: {
    /** Its row id; the list takes the place of a promotion that is not there. */
    id: string;
  };
  /** The application form of a promotion. */
  applyReward: {
    /** The promotion's row id; the list takes the place of one that is not there. */
    id: string;
  };
  /** The deposit. */
  deposit: {
    /** Row id of an order to go on with. */
    order?: string;
    /** Row id of the promotion to deposit with. */
    promotion?: string;
  };
  /** Records of money: the member's own, or with `types` A an agent's team's. */
  transactions: { types?: 'A' };
  /** Announcements for agents; without `types` A the page leads to the agent home. */
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
