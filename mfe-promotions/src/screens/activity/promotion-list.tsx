import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { FoundStatus, PillTabs } from 'shared-kit/parts';
import { Button, EmptyState } from 'shared-kit/ui';
import { PromotionPanel } from '../../components/promotion-panel/promotion-panel';
import { useT } from '../../i18n';
import { promotionsOfTab, tabsOf, toTab } from '../../model/promotion-tabs';
import { useListAddress } from '../../store/use-list-address';
import styles from './activity-screen.module.css';

export interface PromotionListProps {
  readonly promotions: readonly Promotion[];
}

/**
 * The promotions with their tabs; one stands open at a time. Tab and open promotion live in the address, so that reload
 * and the way back find them.
 */
export function PromotionList({ promotions }: PromotionListProps): ReactNode {
  const t = useT();
  const { tab, openId, wantedId, chooseTab, toggle } = useListAddress();
  const tabs = tabsOf(promotions);
  const shown = promotionsOfTab(promotions, tab);
  const empty = (
    <EmptyState
      kind="promotions"
      title={t('activity.emptyTab')}
      action={
        <Button variant="secondary" onClick={() => chooseTab('ALL')}>
          {t('activity.showAll')}
        </Button>
      }
    />
  );
  return (
    <>
      {tabs.length > 0 && (
        <PillTabs
          className={styles.tabs}
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onValueChange={(value) => chooseTab(toTab(value))}
        />
      )}
      <FoundStatus text={t('activity.found', { count: shown.length })} {...(shown.length === 0 && { empty })} />
      <div className={styles.list}>
        {shown.map((promotion, index) => (
          <PromotionPanel
            key={promotion.id}
            promotion={promotion}
            isOpen={promotion.id === openId}
            onToggle={() => toggle(promotion.id)}
            isWanted={promotion.id === wantedId}
            place={index}
          />
        ))}
      </div>
    </>
  );
}
