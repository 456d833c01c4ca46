import type { ReactNode } from 'react';
import { vip, type Vip } from 'shared-contracts/api/endpoints/promotions';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { ScreenFrame, useLanguage } from 'shared-kit/remote';
import { buttonClass, EmptyState, ErrorBlock, Icon, SectionHeader } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Logo } from '../../layout/header/logo';
import { connectionText } from '../../status-gate/connection-text';
import { InvitationCard } from './invitation-card';
import { LevelTable } from './level-table';
import { PageLink, useIsDocument } from './page-link';
import { StandingCard } from './standing-card';
import { VipSkeleton } from './vip-skeleton';
import { sortedLevels, vipStanding } from './vip-standing';
import styles from './vip-screen.module.css';

const RULES = ['vip.ruleReach', 'vip.ruleKeep', 'vip.ruleAsk'] as const;

function Club({ club }: { readonly club: Vip }): ReactNode {
  const t = useHostTexts();
  const standing = vipStanding(club);
  return (
    <>
      {standing === null ? <InvitationCard /> : <StandingCard standing={standing} />}
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

/** The document's own top: it has no frame around it (D-27). */
function DocumentTop(): ReactNode {
  const t = useHostTexts();
  return (
    <div className={styles.top}>
      <Logo />
      <a href={href('home')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Icon name="home" size={16} />
        {t('vip.home')}
      </a>
      <h1 className={styles.title}>{t('title.vip')}</h1>
    </div>
  );
}

/** The VIP club, inside the site and as the document at /vip.html (SC-06). */
export function VipScreen(): ReactNode {
  const t = useHostTexts();
  const read = useEndpoint(vip, { language: useLanguage() });
  const isDocument = useIsDocument();
  return (
    <ScreenFrame name="vip" ready={!read.isPending}>
      <div className={styles.page}>
        {isDocument && <DocumentTop />}
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
              <PageLink to={href('activity')} className={buttonClass({ variant: 'secondary' })}>
                {t('nav.promotions')}
              </PageLink>
            }
          />
        )}
        {read.data !== undefined && read.data.levels.length > 0 && <Club club={read.data} />}
      </div>
    </ScreenFrame>
  );
}
