import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { latePart, ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { type ListRowProps } from 'shared-kit/parts';
import { ErrorBlock } from 'shared-kit/ui';
import { useFreshUnread } from '../../api/use-fresh-unread';
import { useServiceEntries } from '../../api/use-service-entries';
import { LinkRow, PressRow, RowList, RowPlace } from '../../components/service-row/service-row';
import { useT } from '../../i18n';
import { useMemberRows } from './use-member-rows';

/** Below the rows: the ways to people come first. */
const PopularNotices = latePart(() =>
  import(/* webpackChunkName: "popular-notices" */ './popular-notices').then((module) => module.PopularNotices),
);

/** The message centre (docs/product/messaging.md#message-centre): a row is shown only where it leads somewhere. */
export function MessageCenterScreen(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  const unread = useFreshUnread();
  const links = useServiceEntries();
  const { openInbox, openChat, isOpeningChat } = useMemberRows();
  const count = (badge: number): Pick<ListRowProps, 'badge' | 'badgeLabel'> => ({
    badge,
    badgeLabel: t('center.unread', { count: badge }),
  });
  return (
    <ScreenFrame name="message-center" ready={links.state !== 'waiting'}>
      <RowList>
        {links.telegram && (
          <LinkRow
            icon="telegram"
            link={links.telegram}
            title={t('center.telegram')}
            detail={t('center.telegramText')}
          />
        )}
        <PressRow
          icon="megaphone"
          title={t('center.announcements')}
          detail={t('center.announcementsText')}
          render={(row) => <Link to={href('notice')} {...row} />}
          {...count(unread.announcement)}
        />
        <PressRow
          icon="mail"
          title={t('center.messages')}
          detail={t('center.messagesText')}
          onClick={openInbox}
          {...count(unread.inbox)}
        />
        {flags.isOn('CBS3') && (
          <PressRow
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
        {links.state === 'waiting' && <RowPlace />}
      </RowList>
      {links.state === 'failed' && (
        <ErrorBlock
          title={t('center.failedTitle')}
          text={t(`common.${notLoadedWord(links.error)}`)}
          retryLabel={t('center.retry')}
          onRetry={links.retry}
        />
      )}
      <PopularNotices />
    </ScreenFrame>
  );
}
