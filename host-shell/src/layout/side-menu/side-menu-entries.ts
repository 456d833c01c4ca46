import { PATHS } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';
import { memberType, type SessionState } from 'shared-contracts/session/session-state';
import type { IconName } from 'shared-kit/ui';
import type { HostText } from '../../i18n/use-host-texts';

/** One line of the side menu. */
export interface MenuEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly text: HostText;
  /** Where it leads; the invite entry decides when it is pressed. */
  readonly to?: string;
  /** Deposit and withdrawal need a real account. */
  readonly isMoney?: true;
  /** Which unread count it carries. */
  readonly badge?: 'messages' | 'announcements';
}

/** What the list depends on. */
export interface MenuFacts {
  readonly session: SessionState;
  readonly hasCustomerService: boolean;
  /** The app does not offer itself. */
  readonly isInBrowser: boolean;
}

/** The entries before the games and the ones after. */
export interface MenuEntries {
  readonly beforeGames: readonly MenuEntry[];
  readonly afterGames: readonly MenuEntry[];
}

const AGENT: MenuEntry = { id: 'agent', icon: 'chart', text: 'nav.agentCentre', to: PATHS.agent };
const DOWNLOAD: MenuEntry = { id: 'download', icon: 'download', text: 'nav.downloadApp', to: PATHS.app };
const SERVICE: MenuEntry = { id: 'service', icon: 'headset', text: 'action.customerService', to: PATHS.service };
const SETTINGS: MenuEntry = { id: 'settings', icon: 'settings', text: 'nav.settings', to: PATHS.settings };

const ALWAYS: readonly MenuEntry[] = [
  { id: 'deposit', icon: 'deposit', text: 'action.deposit', to: PATHS.deposit, isMoney: true },
  { id: 'withdraw', icon: 'withdraw', text: 'action.withdraw', to: PATHS.withdraw, isMoney: true },
  { id: 'promotions', icon: 'sparkles', text: 'nav.promotions', to: PATHS.activity },
  { id: 'invite', icon: 'user-plus', text: 'nav.invite' },
  { id: 'rewards', icon: 'gift', text: 'nav.rewards', to: PATHS.rewardCenter },
  { id: 'member', icon: 'user', text: 'nav.memberCentre', to: PATHS.memberHome },
  { id: 'messages', icon: 'mail', text: 'nav.messages', to: PATHS.message, badge: 'messages' },
  { id: 'announcements', icon: 'megaphone', text: 'nav.announcements', to: PATHS.notice, badge: 'announcements' },
];

/** The side menu's entries in their order (docs/product/shell.md#side-menu); the agent centre comes first. */
export function sideMenuEntries({ session, hasCustomerService, isInBrowser }: MenuFacts): MenuEntries {
  return {
    beforeGames: isAgent(memberType(session)) ? [AGENT, ...ALWAYS] : ALWAYS,
    afterGames: [...(isInBrowser ? [DOWNLOAD] : []), ...(hasCustomerService ? [SERVICE] : []), SETTINGS],
  };
}
