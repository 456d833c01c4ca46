import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { ErrorBlock, ListRow, Skeleton, type IconName, type ListRowProps } from 'shared-kit/ui';
import { useUnread } from '../../api/use-unread';
import { useT } from '../../i18n';
import type { ServiceLink } from '../../model/service-links';
import styles from './message-center-screen.module.css';
import { useCenterLinks, useMemberRows } from './use-center-rows';

/** Every way messages come and go (S1 2.9): a row stands only where it leads somewhere. */
export function MessageCenterScreen(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  const unread = useUnread();
  const links = useCenterLinks();
  const { openInbox, openChat, isOpeningChat } = useMemberRows();
  const count = (badge: number): Pick<ListRowProps, 'badge' | 'badgeLabel'> => ({
    badge,
    badgeLabel: t('center.unread', { count: badge }),
  });
  return (
    <ScreenFrame name="message-center" ready={links.state !== 'waiting'}>
      <ul className={styles.rows}>
        {links.telegram && (
          <LinkRow
            icon="telegram"
            link={links.telegram}
            title={t('center.telegram')}
            detail={t('center.telegramText')}
          />
        )}
        <Row
          icon="megaphone"
          title={t('center.announcements')}
          detail={t('center.announcementsText')}
          render={(row) => <Link to={href('notice')} {...row} />}
          {...count(unread.announcement)}
        />
        <Row
          icon="mail"
          title={t('center.messages')}
          detail={t('center.messagesText')}
          onClick={openInbox}
          {...count(unread.inbox)}
        />
        {flags.isOn('CBS3') && (
          <Row
            icon="chat"
            title={t('center.chat')}
            detail={t('center.chatText')}
            disabled={isOpeningChat}
            onClick={openChat}
            {...count(unread.chat)}
          />
        )}
        {links.affiliate && (
          <LinkRow
            icon="users"
            link={links.affiliate}
            title={links.affiliate.title || t('center.affiliate')}
            detail={t('center.affiliateText')}
          />
        )}
        {links.state === 'waiting' && <RowSkeleton />}
      </ul>
      {links.state === 'failed' && (
        <ErrorBlock
          title={t('center.failedTitle')}
          text={t('center.failedText')}
          retryLabel={t('center.retry')}
          onRetry={links.retry}
        />
      )}
    </ScreenFrame>
  );
}

function Row(row: ListRowProps & { readonly icon: IconName }): ReactNode {
  return (
    <li className={styles.row}>
      <ListRow {...row} />
    </li>
  );
}

function LinkRow({ link, ...row }: { icon: IconName; link: ServiceLink; title: string; detail: string }): ReactNode {
  return (
    <Row {...row} render={(shell) => <a href={link.url} target="_blank" rel="noopener noreferrer" {...shell} />} />
  );
}

function RowSkeleton(): ReactNode {
  return (
    <li className={styles.rowPlace} aria-hidden="true">
      <Skeleton width={36} height={36} />
      <span className={styles.wordsPlace}>
        <Skeleton shape="text" width="46%" />
        <Skeleton shape="text" width="68%" />
      </span>
    </li>
  );
}
