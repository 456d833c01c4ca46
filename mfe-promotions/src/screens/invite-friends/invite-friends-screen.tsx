import type { ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { useReferral } from '../../api/use-referral';
import { FriendList } from '../../components/friend-list/friend-list';
import { useT } from '../../i18n';
import { InviteCard } from './invite-card';
import styles from './invite-friends-screen.module.css';
import { ReferralRules, ReferralTotals } from './referral-facts';

/** The invite link, its results, and the friends who came by it (docs/product/promotions.md#invite-friends). */
export function InviteFriendsScreen(): ReactNode {
  const t = useT();
  const pages = useReferral();
  const [first] = pages.pages;
  return (
    <ScreenFrame name="invite-friends" ready={pages.status !== 'loading'}>
      {pages.status === 'failed' && (
        <ErrorBlock
          title={t('invite.failedTitle')}
          text={t(`common.${notLoadedWord(pages.error)}`)}
          retryLabel={t('rewards.retry')}
          retrying={pages.isRefreshing}
          onRetry={pages.refresh}
        />
      )}
      {first === undefined && pages.status === 'loading' && <InviteSkeleton />}
      {first !== undefined && (
        <div className={styles.parts}>
          <InviteCard code={first.code} />
          <ReferralTotals referral={first} />
          <ReferralRules html={first.rules} />
          <FriendList pages={pages} />
        </div>
      )}
    </ScreenFrame>
  );
}

const TOTALS = [0, 1, 2];

/** The shape of the card and the totals; what stands below them depends on what comes. */
function InviteSkeleton(): ReactNode {
  return (
    <div className={styles.parts} aria-hidden="true">
      <div className={styles.invitePlace}>
        <Skeleton shape="text" width="76%" height={20} />
        <Skeleton className={styles.scanPlace} />
        <Skeleton height={60} className={styles.linePlace} />
        <Skeleton height={68} className={styles.linePlace} />
        <Skeleton height={52} className={styles.linePlace} />
      </div>
      <div className={styles.totals}>
        {TOTALS.map((total) => (
          <div key={total} className={styles.totalPlace}>
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="36%" />
          </div>
        ))}
      </div>
    </div>
  );
}
