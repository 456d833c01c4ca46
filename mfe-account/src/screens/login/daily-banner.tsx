import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './daily-banner.module.css';

export interface DailyBannerProps {
  /** The reward centre is already where this sign-in leads. */
  readonly isChosen: boolean;
}

/** Leads this sign-in to the daily reward (docs/product/promotions.md#daily-sign-in). */
export function DailyBanner({ isChosen }: DailyBannerProps): ReactNode {
  const t = useT();
  return (
    <Link replace to={href('login', { redirect: href('rewardCenter') })} className={styles.banner}>
      <span className={styles.gift}>
        <Icon name="gift" size={24} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{t('login.dailyTitle')}</strong>
        <span className={styles.text}>{t(isChosen ? 'login.dailyChosen' : 'login.dailyText')}</span>
      </span>
      <Icon name={isChosen ? 'success' : 'chevron-right'} className={styles.end} />
    </Link>
  );
}
