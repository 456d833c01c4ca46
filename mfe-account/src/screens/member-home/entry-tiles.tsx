import type { ReactNode } from 'react';
import { Badge, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { EntryShell } from './entry-shell';
import styles from './entry-tiles.module.css';
import type { EntryGroup } from './use-member-entries';

/** The new layout: a grid of cards (D-46). */
export function EntryTiles({ groups }: { readonly groups: readonly EntryGroup[] }): ReactNode {
  const t = useT();
  return (
    <ul className={styles.tiles}>
      {groups
        .flatMap((group) => group.entries)
        .map((entry) => (
          <li key={entry.id}>
            <EntryShell entry={entry} className={styles.tile}>
              <span className={styles.disc}>
                <Icon name={entry.icon} size={22} />
                <Badge
                  count={entry.badge}
                  label={t('member.unread', { count: entry.badge })}
                  className={styles.badge}
                />
              </span>
              <span className={styles.label}>{entry.label}</span>
            </EntryShell>
          </li>
        ))}
    </ul>
  );
}
