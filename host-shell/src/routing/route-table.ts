import type { RouteGuard } from 'shared-contracts/remote/contributions';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { HOME_PATHS, normalisePath, PATHS, type PathId } from 'shared-contracts/paths';

/** Where a path of the host's own table leads (S1 2.1). */
export interface TableRoute {
  readonly remote: PackageName;
  readonly screen: string;
  readonly guard?: RouteGuard;
}

type TablePath = Extract<
  PathId,
  | 'home' | 'live' | 'pvp' | 'sports' | 'rng' | 'fish' | 'gameList' | 'gameCenter' | 'lottery' | 'service' | 'message'
  | 'webEmail' | 'notice' | 'noticeDetail' | 'help' | 'vip' | 'vipDocument' | 'app' | 'memberHome' | 'deposit'
  | 'withdraw' | 'activity' | 'activityDetail' | 'rewardCenter' | 'inviteFriends' | 'agentRegister' | 'login'
  | 'register' | 'forget' | 'changePassword' | 'agent'
>; // prettier-ignore

/** The table of S1 2.1 with owners and guards of D-21: every path, nothing extra. */
export const ROUTE_TABLE = {
  home: { remote: 'host-shell', screen: 'home' },
  live: { remote: 'mfe-games', screen: 'game-list' },
  pvp: { remote: 'mfe-games', screen: 'game-list' },
  sports: { remote: 'mfe-games', screen: 'game-list' },
  rng: { remote: 'mfe-games', screen: 'game-list' },
  fish: { remote: 'mfe-games', screen: 'game-list' },
  gameList: { remote: 'mfe-games', screen: 'game-list' },
  gameCenter: { remote: 'mfe-games', screen: 'game-list' },
  lottery: { remote: 'mfe-games', screen: 'lottery' },
  service: { remote: 'mfe-messaging', screen: 'service' },
  message: { remote: 'mfe-messaging', screen: 'message-center' },
  webEmail: { remote: 'mfe-messaging', screen: 'inbox', guard: 'member' },
  notice: { remote: 'mfe-messaging', screen: 'notice' },
  noticeDetail: { remote: 'mfe-messaging', screen: 'notice' },
  help: { remote: 'mfe-messaging', screen: 'help' },
  vip: { remote: 'host-shell', screen: 'vip' },
  vipDocument: { remote: 'host-shell', screen: 'vip' },
  app: { remote: 'host-shell', screen: 'app' },
  memberHome: { remote: 'mfe-account', screen: 'member-home', guard: 'member' },
  deposit: { remote: 'mfe-account', screen: 'deposit', guard: 'member' },
  withdraw: { remote: 'mfe-account', screen: 'withdraw', guard: 'member' },
  activity: { remote: 'mfe-promotions', screen: 'activity' },
  activityDetail: { remote: 'mfe-promotions', screen: 'activity-detail' },
  rewardCenter: { remote: 'mfe-promotions', screen: 'reward-center', guard: 'member' },
  inviteFriends: { remote: 'mfe-promotions', screen: 'invite-friends', guard: 'member' },
  agentRegister: { remote: 'mfe-agent', screen: 'open-account', guard: 'agent' },
  login: { remote: 'mfe-account', screen: 'login' },
  register: { remote: 'mfe-account', screen: 'register' },
  forget: { remote: 'mfe-account', screen: 'forget' },
  changePassword: { remote: 'mfe-account', screen: 'change-password', guard: 'session' },
  agent: { remote: 'mfe-agent', screen: 'agent-home', guard: 'agent' },
} as const satisfies Record<TablePath, TableRoute>;

/** The table by path, with every spelling of home. */
export function tablePaths(): ReadonlyMap<string, TableRoute> {
  const rows = Object.entries(ROUTE_TABLE).map(([id, route]) => [PATHS[id as PathId], route] as const);
  const homes = HOME_PATHS.map((path) => [normalisePath(path), ROUTE_TABLE.home] as const);
  return new Map<string, TableRoute>([...rows, ...homes]);
}
