import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { RichText } from 'shared-kit/rich-text';
import { Link } from 'shared-kit/router';
import { buttonClass } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { leadsToVip, takesApplications } from '../../model/promotion-rules';
import styles from './promotion-terms.module.css';
import { useApply } from './use-apply';

/** What a promotion promises and asks for, and what can be done about it. */
export function PromotionTerms({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const t = useT();
  const apply = useApply(promotion.id);
  return (
    <div className={styles.terms}>
      <RichText html={promotion.content} />
      {leadsToVip(promotion) && (
        <a className={buttonClass({ variant: 'secondary', block: true })} href={href('vipDocument')}>
          {t('promotion.viewRanks')}
        </a>
      )}
      {takesApplications(promotion) && (
        <Link className={buttonClass({ variant: 'primary', block: true })} to={apply.to} onClick={apply.onClick}>
          {t('promotion.apply')}
        </Link>
      )}
    </div>
  );
}
