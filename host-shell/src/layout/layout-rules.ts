import { normalisePath, PATHS } from 'shared-contracts/paths';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import type { MatchedRoute } from '../routing/match-route';

/** First segments after /m/ on which the top header is hidden (S1 2.2, D-22). */
const NO_HEADER = [
  'login',
  'register',
  'message',
  'app',
  'lottery',
  'forget',
  'changePsw',
  'agent',
  'gameList',
  'gameCenter',
];
/** First segments on which the footer navigation is hidden (S1 2.2). */
const NO_FOOTER = ['login', 'register', 'noticeDetail', 'changePsw', 'forget', 'gameList', 'notice', 'vip'];
/** The first segment whose pages carry the agent's own footer in the bottom menu's place (D-24). */
const AGENT_SEGMENT = 'agent';
/** First segments that have a title of the host's own (S1 2.3); the value is its text's key (D-25). */
const TITLED: Readonly<Record<string, string>> = {
  activity: 'title.activity',
  forget: 'title.forget',
  login: 'title.login',
  register: 'title.register',
  trail: 'title.trail',
  changePsw: 'title.changePsw',
  notice: 'title.notice',
  gameCenter: 'title.gameCenter',
  slotsCenter: 'title.slotsCenter',
  message: 'title.message',
  set: 'title.set',
  help: 'title.help',
  gameList: 'title.gameList',
  activityDetail: 'title.activityDetail',
  noticeDetail: 'title.noticeDetail',
  applyReward: 'title.applyReward',
  vip: 'title.vip',
};
/** Paths of the table that S1 gives no title: still a page with a way back needs a name. */
const NAMED: Readonly<Record<string, string>> = {
  [PATHS.memberHome]: 'title.memberHome',
  [PATHS.live]: 'title.live',
  [PATHS.pvp]: 'title.pvp',
  [PATHS.sports]: 'title.sports',
  [PATHS.rng]: 'title.rng',
  [PATHS.fish]: 'title.fish',
  [PATHS.lottery]: 'title.lottery',
  [PATHS.service]: 'title.service',
  [PATHS.webEmail]: 'title.webEmail',
  [PATHS.deposit]: 'title.deposit',
  [PATHS.withdraw]: 'title.withdraw',
  [PATHS.rewardCenter]: 'title.rewardCenter',
  [PATHS.inviteFriends]: 'title.inviteFriends',
  [PATHS.agentRegister]: 'title.agentRegister',
  [PATHS.app]: 'title.app',
  [PATHS.agent]: 'title.agent',
};
/** Back goes home from these, one step back from all others (S1 2.3). */
const BACK_IS_HOME = ['login', 'register', 'trail', 'activity', 'forget'];
/** List screens leave by replacing to home (S1 2.7). */
const BACK_REPLACES_HOME = ['gameList', 'gameCenter', 'slotsCenter', 'live', 'pvp', 'sports', 'rng', 'fish'];

export type HeaderKind = 'home' | 'top' | 'none';
/** `agent`: the agent's pages bring their own bar into the bottom menu's place (D-24). */
export type FooterKind = 'menu' | 'agent' | 'none';
export type BackTarget = 'none' | 'home' | 'replace-home' | 'step';

/** Everything the frame around a screen depends on. */
export interface Layout {
  readonly header: HeaderKind;
  /** Key of the title's text; undefined where there is no title bar, or the remote brought the title. */
  readonly titleKey?: string | undefined;
  readonly hasTitleBar: boolean;
  readonly back: BackTarget;
  readonly footer: FooterKind;
  /** Banners and the announcement line (S1 2.2). */
  readonly noticeBlock: boolean;
  /** The floating button: on every page of the site (S1 2.2); a plain document is none. */
  readonly floatingWidget: boolean;
}

const HOME_LAYOUT: Layout = {
  header: 'home',
  hasTitleBar: false,
  back: 'none',
  footer: 'menu',
  noticeBlock: true,
  floatingWidget: true,
};

/** A document of its own, without the site's frame (D-27). */
const PLAIN_DOCUMENT: Layout = {
  header: 'none',
  hasTitleBar: false,
  back: 'none',
  footer: 'none',
  noticeBlock: false,
  floatingWidget: false,
};

/** The first segment after /m/, without `.html` (D-22). */
export function firstSegment(pathname: string): string {
  const [, segment = ''] = /^\/m\/([^/]*)/.exec(normalisePath(pathname)) ?? [];
  return segment.replace(/\.html$/, '');
}

/** Whether a path is a document of its own: it is always loaded as a full page (S1 2.1, D-27). */
export function isPlainDocument(pathname: string): boolean {
  return normalisePath(pathname) === PATHS.vipDocument;
}

function backTarget(segment: string): BackTarget {
  if (segment === 'changePsw') return 'none';
  if (BACK_IS_HOME.includes(segment)) return 'home';
  return BACK_REPLACES_HOME.includes(segment) ? 'replace-home' : 'step';
}

function footerKind(route: MatchedRoute, segment: string): FooterKind {
  if (NO_FOOTER.includes(segment) || route.hideFooter) return 'none';
  return segment === AGENT_SEGMENT ? 'agent' : 'menu';
}

/** The frame of a route (S1 2.2, 2.3; D-22 to D-24). */
export function layoutOf(route: MatchedRoute): Layout {
  if (route.isHome) return HOME_LAYOUT;
  if (isPlainDocument(route.path)) return PLAIN_DOCUMENT;
  const segment = firstSegment(route.path);
  const titleKey = TITLED[segment] ?? NAMED[route.path];
  return {
    header: NO_HEADER.includes(segment) || route.hideHeader ? 'none' : 'top',
    titleKey,
    hasTitleBar: titleKey !== undefined || route.title !== undefined,
    back: backTarget(segment),
    footer: footerKind(route, segment),
    noticeBlock: false,
    floatingWidget: true,
  };
}

/** What the title bar's right side offers. */
export type TitleBarAction = 'login' | 'register' | 'menu' | 'logout';

/** The account actions of a page without the top header stand in its title bar (D-23). */
export function titleBarActions(layout: Layout, path: string, session: SessionState): readonly TitleBarAction[] {
  if (layout.header !== 'none') return [];
  if (isSignedIn(session)) return session.mustChangePassword ? ['logout'] : ['menu'];
  const segment = firstSegment(path);
  if (segment === 'login') return ['register'];
  return segment === 'register' || segment === 'forget' ? ['login'] : ['login', 'register'];
}
