import type { ReactNode } from 'react';
import { IconGrid } from 'shared-kit/parts';
import { useT } from '../../i18n';
import { EntryShell } from './entry-shell';
import type { EntryGroup } from './use-member-entries';

/** The new layout: a grid of cards (docs/product/common.md#two-layouts). */
export function EntryTiles({ groups }: { readonly groups: readonly EntryGroup[] }): ReactNode {
  const t = useT();
  return (
    <IconGrid
      label={t('member.entries')}
      look="cards"
      items={groups
        .flatMap((group) => group.entries)
        .map((entry) => ({
          id: entry.id,
          label: entry.label,
          icon: entry.icon,
          badge: entry.badge,
          badgeLabel: t('member.unread', { count: entry.badge }),
          render: (tile) => <EntryShell entry={entry} {...tile} />,
        }))}
    />
  );
}
