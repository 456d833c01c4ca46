import type { ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import { useAffiliateEntry } from '../../layout/affiliate/use-affiliate-entry';
import styles from './referral-button.module.css';

/** The invite button at the left edge of home (docs/product/shell.md#invite-entry). */
export function ReferralButton(): ReactNode {
  const t = useHostTexts();
  const open = useAffiliateEntry('page');
  return (
    <button type="button" className={styles.button} aria-label={t('nav.invite')} onClick={open}>
      <Icon name="user-plus" size={14} />
    </button>
  );
}
