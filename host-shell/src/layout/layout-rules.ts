import { normalisePath, PATHS } from 'shared-contracts/paths';
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
export type BackTarget = 'none' | 'home' | 'replace-home' | 'step';

/** Everything the frame around a screen depends on. */
export interface Layout {
  readonly header: HeaderKind;
  /** Key of the title's text; undefined where there is no title bar. */
  readonly titleKey?: string | undefined;
  readonly hasTitleBar: boolean;
  readonly back: BackTarget;
  readonly footer: boolean;
  readonly noticeBlock: boolean;
}

/** The first segment after /m/, without `.html` (D-22). */
export function firstSegment(pathname: string): string {
  const [, segment = ''] = /^\/m\/([^/]*)/.exec(normalisePath(pathname)) ?? [];
  return segment.replace(/\.html$/, '');
}

function backTarget(route: MatchedRoute, segment: string): BackTarget {
  if (route.isHome || segment === 'changePsw') return 'none';
  if (BACK_IS_HOME.includes(segment)) return 'home';
  return BACK_REPLACES_HOME.includes(segment) ? 'replace-home' : 'step';
}

/** The frame of a route (S1 2.2, 2.3; D-22 to D-24). */
export function layoutOf(route: MatchedRoute): Layout {
  if (route.isHome) return { header: 'home', hasTitleBar: false, back: 'none', footer: true, noticeBlock: true };
  const segment = firstSegment(route.path);
  const titleKey = TITLED[segment] ?? NAMED[route.path];
  return {
    header: NO_HEADER.includes(segment) || route.hideHeader ? 'none' : 'top',
    titleKey,
    hasTitleBar: titleKey !== undefined || route.title !== undefined,
    back: backTarget(route, segment),
    // The agent home brings its own footer into this place (D-24).
    footer: !NO_FOOTER.includes(segment) && !route.hideFooter && route.path !== PATHS.agent,
    noticeBlock: false,
  };
}
