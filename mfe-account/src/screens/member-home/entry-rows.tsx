import type { ReactNode } from 'react';
import { Card, ListRow } from 'shared-kit/parts';
import { useT } from '../../i18n';
import { EntryShell } from './entry-shell';
import type { EntryGroup } from './use-member-entries';

/** The base layout: rows of a list for each group (docs/product/common.md#two-layouts). */
export function EntryRows({ groups }: { readonly groups: readonly EntryGroup[] }): ReactNode {
  const t = useT();
  return groups.map((group) => (
    <Card key={group.title} padding="none" role="group" aria-label={group.title}>
      {group.entries.map((entry) => (
        <ListRow
          key={entry.id}
          icon={entry.icon}
          title={entry.label}
          badge={entry.badge}
          badgeLabel={t('member.unread', { count: entry.badge })}
          render={(row) => <EntryShell entry={entry} {...row} />}
        />
      ))}
    </Card>
  ));
}
