import type { ReactNode } from 'react';
import { vip, type Vip } from 'shared-contracts/api/endpoints/promotions';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { ScreenFrame, useLanguage } from 'shared-kit/remote';
import { SectionHeader } from 'shared-kit/parts';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import { connectionText } from '../../status-gate/connection-text';
import { InvitationCard } from './invitation-card';
import { LevelTable } from './level-table';
import type { PageAnchor } from './page-anchor';
import { StandingCard } from './standing-card';
import { VipSkeleton } from './vip-skeleton';
import { sortedLevels, vipStanding } from './vip-standing';
import styles from './vip-club.module.css';

const RULES = ['vip.ruleReach', 'vip.ruleKeep', 'vip.ruleAsk'] as const;

function Levels({ club, Anchor }: { readonly club: Vip; readonly Anchor: PageAnchor }): ReactNode {
  const t = useHostTexts();
  const standing = vipStanding(club);
  return (
    <>
      {standing === null ? <InvitationCard Anchor={Anchor} /> : <StandingCard standing={standing} />}
      <LevelTable levels={sortedLevels(club.levels)} current={standing?.current.level ?? null} />
      <section className={styles.section}>
        <SectionHeader title={t('vip.rules')} />
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

export interface VipClubProps {
  /** How a way on is gone: by the router inside the site, as a whole page from the document. */
  readonly Anchor: PageAnchor;
  /** What stands over the club where no frame does. */
  readonly top?: ReactNode;
}

/** The VIP club, inside the site and as the document at /vip.html (docs/product/shell.md#vip-club). */
export function VipClub({ Anchor, top }: VipClubProps): ReactNode {
  const t = useHostTexts();
  const read = useEndpoint(vip, { language: useLanguage() });
  return (
    <ScreenFrame name="vip" ready={!read.isPending}>
      <div className={styles.page}>
        {top}
        {read.isPending && <VipSkeleton />}
        {read.data === undefined && read.isError && (
          <ErrorBlock
            title={t('vip.failed')}
            text={t(connectionText(read.error))}
            retryLabel={t('action.retry')}
            retrying={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.data?.levels.length === 0 && (
          <EmptyState
            kind="promotions"
            title={t('vip.empty')}
            action={
              <Anchor to={href('activity')} className={buttonClass({ variant: 'secondary' })}>
                {t('nav.promotions')}
              </Anchor>
            }
          />
        )}
        {read.data !== undefined && read.data.levels.length > 0 && <Levels club={read.data} Anchor={Anchor} />}
      </div>
    </ScreenFrame>
  );
}
