import type { SignedInState } from 'shared-contracts/session/session-state';
import { useRealAccountGate, useRemoteContext, useSite, useUnread } from 'shared-kit/remote';
import type { IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { memberEntries, type EntryId, type MemberEntry } from '../../model/profile/member-entries';

/** An entry ready to be drawn. */
export interface ShownEntry {
  readonly id: EntryId;
  readonly icon: IconName;
  readonly label: string;
  readonly badge: number;
  /** Undefined: pressing says something and leads nowhere. */
  readonly path: string | undefined;
  /** False where the way is closed; then the person has been told why. */
  readonly press: () => boolean;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly ShownEntry[];
}

const ICON: Record<EntryId, IconName> = {
  agent: 'chart',
  transactions: 'history',
  rebate: 'percent',
  promotions: 'sparkles',
  rewards: 'gift',
  invite: 'user-plus',
  messages: 'mail',
  announcements: 'megaphone',
  security: 'shield',
  limits: 'clock',
  settings: 'settings',
  help: 'help',
  service: 'headset',
};

const GROUP_TITLES: readonly SectionText[] = ['group.money', 'group.offers', 'group.news', 'group.account'];

/** The entries of the member centre, by group. */
export function useMemberEntries(session: SignedInState): readonly EntryGroup[] {
  const t = useT();
  const { overlays } = useRemoteContext();
  const { whitelabel, customerService } = useSite();
  const unread = useUnread();
  const mayPass = useRealAccountGate();
  const badgeOf: Partial<Record<EntryId, number>> = {
    messages: unread.inbox + unread.chat,
    announcements: unread.announcement,
  };
  const press = ({ path, notice, isGated }: MemberEntry): boolean => {
    if (isGated && !mayPass('rest')) return false;
    if (notice !== undefined) overlays.toast('offline', t(`invite.${notice}`), notice);
    return path !== undefined;
  };
  const groups = memberEntries({
    type: session.type,
    hasRebateReport: whitelabel.flags['PLYRBT'] === true,
    hasReferral: whitelabel.promotions['REFERRAL'] === true,
    hasService: customerService,
    hasPlayLimits: whitelabel.flags['RESPGAMING3'] === true,
  });
  return groups.map((entries, index) => ({
    title: t(GROUP_TITLES[index] ?? 'group.account'),
    entries: entries.map((entry) => ({
      id: entry.id,
      icon: ICON[entry.id],
      label: t(`entry.${entry.id}`),
      badge: badgeOf[entry.id] ?? 0,
      path: entry.path,
      press: () => press(entry),
    })),
  }));
}
