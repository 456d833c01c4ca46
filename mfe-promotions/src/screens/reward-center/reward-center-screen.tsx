import type { ReactNode } from 'react';
import { rewardTabSchema, type RewardTab } from 'shared-contracts/api/endpoints/promotions';
import { PullToRefresh, PillTabs } from 'shared-kit/parts';
import { ScreenFrame } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { useRewardActions } from '../../components/reward-actions/use-reward-actions';
import { useRewards } from '../../api/use-rewards';
import { useT } from '../../i18n';
import styles from './reward-center-screen.module.css';
import { RewardList } from './reward-list';

const TABS: readonly RewardTab[] = rewardTabSchema.options;

function toTab(value: string | null): RewardTab {
  return TABS.find((tab) => tab === value) ?? 'available';
}

/** The rewards of a member: available, sign-up, history (docs/product/promotions.md#reward-centre). */
export function RewardCenterScreen(): ReactNode {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const tab = toTab(query.get('tab'));
  const pages = useRewards(tab);
  const actions = useRewardActions();
  return (
    <ScreenFrame name="reward-center" ready={pages.status !== 'loading'}>
      <PullToRefresh
        refreshing={pages.isRefreshing}
        onRefresh={pages.refresh}
        refreshLabel={t('rewards.refresh')}
        refreshingLabel={t('rewards.refreshing')}
      >
        <PillTabs
          className={styles.tabs}
          variant="segment"
          label={t('rewards.tabs')}
          tabs={TABS.map((value) => ({ value, label: t(`rewards.${value}`) }))}
          value={tab}
          onValueChange={(value) => setQuery({ tab: value }, { replace: true })}
        />
        <RewardList key={tab} pages={pages} actions={actions} />
      </PullToRefresh>
    </ScreenFrame>
  );
}
