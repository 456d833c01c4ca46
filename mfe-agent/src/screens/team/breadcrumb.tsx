import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './team-screen.module.css';
import type { PlaceLink } from './use-team';

/** The way down to whose people are shown; every step leads back up. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly PlaceLink[] }): ReactNode {
  const t = useT();
  return (
    <nav aria-label={t('team.path')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, to }, index) => {
          const text = index === 0 ? t('team.mine') : name;
          return (
            <li key={name} className={styles.crumb}>
              {index > 0 && <Icon name="chevron-right" size={14} />}
              {index === crumbs.length - 1 ? (
                <span className={styles.here} aria-current="page">
                  {text}
                </span>
              ) : (
                <Link className={styles.up} to={to}>
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
