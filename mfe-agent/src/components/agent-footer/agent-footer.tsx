import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Badge, Icon, type IconName } from 'shared-kit/ui';
import { useAgentNoticesUnread } from '../../api/use-unread';
import { useT } from '../../i18n';
import styles from './agent-footer.module.css';

interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly unread?: number;
}

/** The agents' own bar, in the place of the bottom menu (docs/product/agents.md#agent-home). */
export function AgentFooter(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  const unread = useAgentNoticesUnread();
  const places: readonly Place[] = [
    { to: href('home'), icon: 'home', name: t('footer.home') },
    { to: href('agentRegister'), icon: 'user-plus', name: t('footer.openAccount') },
    ...(flags.showsDividends() ? [{ to: href('dividends'), icon: 'coins' as const, name: t('footer.dividends') }] : []),
    { to: href('agentNotice', { types: 'A' }), icon: 'megaphone', name: t('footer.announcements'), unread },
  ];
  return (
    <nav className={styles.bar} aria-label={t('footer.label')}>
      {places.map((place) => (
        <Link key={place.to} className={styles.place} to={place.to}>
          <span className={styles.sign}>
            <Icon name={place.icon} size={22} />
            <Badge
              className={styles.badge}
              count={place.unread ?? 0}
              label={t('home.unread', { count: place.unread ?? 0 })}
            />
          </span>
          <span className={styles.name}>{place.name}</span>
        </Link>
      ))}
    </nav>
  );
}
