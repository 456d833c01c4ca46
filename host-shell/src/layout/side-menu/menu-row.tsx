import type { ReactNode } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { Link } from 'shared-kit/router';
import { ListRow } from 'shared-kit/parts';
import { useHost, useUnread } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { MoneyLink } from '../account/money-link';
import { useAffiliateEntry } from '../affiliate/use-affiliate-entry';
import type { MenuEntry } from './side-menu-entries';

type Unread = EventMap['unread.changed'];

function badgeOf(badge: MenuEntry['badge'], unread: Unread): number {
  if (badge === undefined) return 0;
  // Announcements have a line of their own.
  return badge === 'announcements' ? unread.announcement : unread.inbox + unread.chat;
}

/** One entry: a link, a link that needs a real account, or the invite entry. */
export function MenuRow({ entry }: { readonly entry: MenuEntry }): ReactNode {
  const t = useHostTexts();
  const { close } = useHost().chrome;
  const unread = useUnread();
  const invite = useAffiliateEntry('menu');
  const { icon, text, to } = entry;
  const look = { icon, title: t(text), badge: badgeOf(entry.badge, unread) };
  if (to === undefined)
    return (
      <ListRow
        {...look}
        onClick={() => {
          if (invite() === 'left') close();
        }}
      />
    );
  if (entry.isMoney) return <ListRow {...look} render={(row) => <MoneyLink to={to} {...row} onLeave={close} />} />;
  return <ListRow {...look} render={(row) => <Link to={to} {...row} onClick={close} />} />;
}
