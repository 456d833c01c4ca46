import { useState, type ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { PillTabs } from 'shared-kit/parts';
import { Button, EmptyState } from 'shared-kit/ui';
import { PromotionPanel } from '../../components/promotion-panel/promotion-panel';
import { useT } from '../../i18n';
import { PROMOTION_TABS, promotionsOfTab, tabsOf, type PromotionTab } from '../../model/promotion-tabs';
import styles from './activity-screen.module.css';

export interface PromotionListProps {
  readonly promotions: readonly Promotion[];
  /** The promotion that the address names: it is open and in view. */
  readonly wantedId: string | null;
}

function toTab(value: string): PromotionTab {
  return PROMOTION_TABS.find((tab) => tab === value) ?? 'ALL';
}

/** The promotions with their tabs; one stands open at a time. */
export function PromotionList({ promotions, wantedId }: PromotionListProps): ReactNode {
  const t = useT();
  const [tab, setTab] = useState<PromotionTab>('ALL');
  const [openId, setOpenId] = useState(wantedId);
  const tabs = tabsOf(promotions);
  const shown = promotionsOfTab(promotions, tab);
  return (
    <>
      {tabs.length > 0 && (
        <PillTabs
          className={styles.tabs}
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onValueChange={(value) => setTab(toTab(value))}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          kind="promotions"
          title={t('activity.emptyTab')}
          action={
            <Button variant="secondary" onClick={() => setTab('ALL')}>
              {t('activity.showAll')}
            </Button>
          }
        />
      )}
      <div className={styles.list}>
        {shown.map((promotion, index) => (
          <PromotionPanel
            key={promotion.id}
            promotion={promotion}
            isOpen={promotion.id === openId}
            onToggle={() => setOpenId(promotion.id === openId ? null : promotion.id)}
            isWanted={promotion.id === wantedId}
            isFirst={index < 2}
          />
        ))}
      </div>
    </>
  );
}
