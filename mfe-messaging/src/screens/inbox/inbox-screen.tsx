import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { PullToRefresh, InfiniteScroll } from 'shared-kit/parts';
import { ScreenFrame, TitleBarEnd } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Button, buttonClass, EmptyState, ErrorBlock, LeftOutNote } from 'shared-kit/ui';
import { useInbox, type Inbox } from '../../api/use-inbox';
import { MessageSkeleton } from '../../components/message-skeleton/message-skeleton';
import { useT } from '../../i18n';
import { InboxList } from './inbox-list';
import styles from './inbox-screen.module.css';

/** The member's own messages. */
export function InboxScreen(): ReactNode {
  const t = useT();
  const inbox = useInbox();
  const [isSelecting, setIsSelecting] = useState(false);
  const hasMessages = inbox.messages.length > 0;
  const selects = isSelecting && hasMessages;
  return (
    <ScreenFrame name="inbox" ready={inbox.status !== 'loading'}>
      {hasMessages && (
        <TitleBarEnd>
          <Button variant="quiet" size="sm" aria-pressed={selects} onClick={() => setIsSelecting(!isSelecting)}>
            {t(selects ? 'inbox.done' : 'inbox.select')}
          </Button>
        </TitleBarEnd>
      )}
      {inbox.status === 'loading' && <MessageSkeleton />}
      {inbox.status === 'failed' && (
        <ErrorBlock
          title={t('inbox.failedTitle')}
          text={t(`common.${notLoadedWord(inbox.error)}`)}
          retryLabel={t('inbox.retry')}
          onRetry={inbox.refresh}
        />
      )}
      {inbox.status === 'shown' && (
        <PullToRefresh
          refreshing={inbox.isRefreshing}
          onRefresh={inbox.refresh}
          refreshLabel={t('inbox.refresh')}
          refreshingLabel={t('inbox.refreshing')}
        >
          <InboxContent inbox={inbox} isSelecting={selects} onSelected={() => setIsSelecting(false)} />
        </PullToRefresh>
      )}
    </ScreenFrame>
  );
}

interface InboxContentProps {
  readonly inbox: Inbox;
  readonly isSelecting: boolean;
  readonly onSelected: () => void;
}

function InboxContent({ inbox, isSelecting, onSelected }: InboxContentProps): ReactNode {
  const t = useT();
  const leftOut = inbox.leftOut.length;
  if (inbox.messages.length === 0 && leftOut === 0 && inbox.tail === 'end') return <NoMessages />;
  return (
    <div className={styles.content}>
      <InboxList inbox={inbox} isSelecting={isSelecting} onSelected={onSelected} />
      <LeftOutNote count={leftOut} text={(count) => t('inbox.leftOut', { count })} />
      <InfiniteScroll
        status={inbox.tail}
        pagesLoaded={inbox.pagesLoaded}
        onLoadMore={inbox.loadMore}
        loadingLabel={t('inbox.loadingMore')}
        failedText={t('inbox.failedTitle')}
        retryLabel={t('inbox.retry')}
      />
    </div>
  );
}

function NoMessages(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      kind="messages"
      title={t('inbox.none')}
      text={t('inbox.noneText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('activity')}>
          {t('inbox.seePromotions')}
        </Link>
      }
    />
  );
}
