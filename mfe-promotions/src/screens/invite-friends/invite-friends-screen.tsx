import type { ReactNode } from 'react';
import { ScreenFrame } from 'shared-kit/remote';
import { ErrorBlock, Skeleton } from 'shared-kit/ui';
import { useReferral } from '../../api/use-referral';
import { FriendList } from '../../components/friend-list/friend-list';
import { useT } from '../../i18n';
import { InviteCard } from './invite-card';
import styles from './invite-friends-screen.module.css';
import { ReferralRules, ReferralTotals } from './referral-facts';
import { useInviteDoor } from './use-invite-door';

/** The invite link, what it has brought, and who came by it (SC-05). */
export function InviteFriendsScreen(): ReactNode {
  const t = useT();
  const isOpen = useInviteDoor();
  const pages = useReferral(isOpen);
  const [first] = pages.pages;
  return (
    <ScreenFrame name="invite-friends" ready={isOpen && pages.status !== 'loading'}>
      {pages.status === 'failed' && (
        <ErrorBlock
          title={t('invite.failedTitle')}
          text={t('invite.failedText')}
          retryLabel={t('rewards.retry')}
          retrying={pages.isRetrying}
          onRetry={pages.retry}
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

function InviteSkeleton(): ReactNode {
  return (
    <div className={styles.parts} aria-hidden="true">
      <Skeleton height={372} className={styles.cardPlace} />
      <Skeleton height={84} className={styles.cardPlace} />
      <Skeleton height={140} className={styles.cardPlace} />
    </div>
  );
}
