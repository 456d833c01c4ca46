import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { RichText } from 'shared-kit/rich-text';
import { PromotionStep } from '../promotion-step/promotion-step';
import styles from './promotion-terms.module.css';

/** What a promotion promises and asks for, and what to do next about it. */
export function PromotionTerms({ promotion }: { readonly promotion: Promotion }): ReactNode {
  return (
    <div className={styles.terms}>
      <RichText html={promotion.content} />
      <PromotionStep promotion={promotion} />
    </div>
  );
}
