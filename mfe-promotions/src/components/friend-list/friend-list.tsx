import { useId, type ReactNode } from 'react';
import type { InvitedFriend } from 'shared-contracts/api/endpoints/promotions';
import type { useReferral } from '../../api/use-referral';
import { Card, Chip, DateText, InfiniteScroll, ListRow, SectionHeader } from 'shared-kit/parts';
import { Avatar, EmptyState, LeftOutNote } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import styles from './friend-list.module.css';

const STATES: Readonly<Record<string, { readonly text: SectionText; readonly tone: 'neutral' | 'win' }>> = {
  registered: { text: 'invite.stateRegistered', tone: 'neutral' },
  qualified: { text: 'invite.stateQualified', tone: 'win' },
};

/** Who came by the link, newest first; the server has masked their names. */
export function FriendList({ pages }: { readonly pages: ReturnType<typeof useReferral> }): ReactNode {
  const t = useT();
  const titleId = useId();
  const friends = pages.pages.flatMap(({ content }) => content);
  if (friends.length === 0 && pages.leftOut.length === 0) {
    return <EmptyState kind="promotions" title={t('invite.emptyTitle')} text={t('invite.emptyText')} />;
  }
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('invite.friends')} count={pages.pages[0]?.invited ?? friends.length} />
      <Card padding="none">
        <ul className={styles.list}>
          {friends.map((friend, index) => (
            <li key={`${friend.nameMasked} ${friend.time} ${index}`}>
              <Friend friend={friend} />
            </li>
          ))}
        </ul>
      </Card>
      <LeftOutNote count={pages.leftOut.length} text={(count) => t('rewards.leftOut', { count })} />
      <InfiniteScroll
        status={pages.tail}
        pagesLoaded={pages.pages.length}
        onLoadMore={pages.loadMore}
        loadingLabel={t('rewards.loadingMore')}
        failedText={t('rewards.moreFailed')}
        retryLabel={t('rewards.retry')}
      />
    </section>
  );
}

function Friend({ friend }: { readonly friend: InvitedFriend }): ReactNode {
  const t = useT();
  const look = Object.hasOwn(STATES, friend.state) ? STATES[friend.state] : undefined;
  return (
    <ListRow
      icon={<Avatar name={friend.nameMasked} size="sm" />}
      title={friend.nameMasked}
      detail={<DateText value={friend.time} />}
      {...(look && { end: <Chip tone={look.tone}>{t(look.text)}</Chip> })}
    />
  );
}
