import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { lateSheet, ScreenFrame } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { EmptyState, ErrorBlock, Icon } from 'shared-kit/ui';
import { useFreshUnread } from '../../api/use-fresh-unread';
import { useChatOpening } from '../../components/member-entry/use-member-entry';
import { useServiceEntries, type ServiceEntries } from '../../api/use-service-entries';
import { LinkRow, PressRow, RowList, RowPlace } from '../../components/service-row/service-row';
import { useT } from '../../i18n';
import styles from './service-screen.module.css';

/** The form comes with the dialogs of the kit, when somebody wants to write. */
const FeedbackSheet = lateSheet<{ readonly onClose: () => void }>(
  () =>
    import(/* webpackChunkName: "feedback-sheet" */ '../../components/feedback/feedback-sheet').then(
      (module) => module.FeedbackSheet,
    ),
  ({ onClose }) => onClose(),
);

/** The ways to customer service, as far as they lead somewhere (docs/product/messaging.md#customer-service). */
export function ServiceScreen(): ReactNode {
  const t = useT();
  const entries = useServiceEntries();
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const isOffline = entries.state === 'loaded' && !hasEntries(entries);
  return (
    <ScreenFrame name="service" ready={entries.state !== 'waiting'}>
      <div className={styles.screen}>
        {!isOffline && <Welcome />}
        {isOffline && <EmptyState kind="messages" title={t('service.offline')} text={t('service.offlineText')} />}
        {entries.state === 'failed' && (
          <ErrorBlock
            title={t('center.failedTitle')}
            text={t(`common.${notLoadedWord(entries.error)}`)}
            retryLabel={t('center.retry')}
            onRetry={entries.retry}
          />
        )}
        <RowList>
          <Ways entries={entries} />
          {entries.state === 'waiting' && <RowPlace />}
          <PressRow
            icon="help"
            title={t('service.help')}
            detail={t('service.helpText')}
            render={(row) => <Link to={href('help')} {...row} />}
          />
          <PressRow
            icon="edit"
            title={t('feedback.title')}
            detail={t('feedback.text')}
            onClick={() => setFeedbackOpen(true)}
          />
        </RowList>
        {isFeedbackOpen && <FeedbackSheet onClose={() => setFeedbackOpen(false)} />}
      </div>
    </ScreenFrame>
  );
}

function hasEntries({ chat, telegram, facebook }: ServiceEntries): boolean {
  return [chat, telegram, facebook].some((entry) => entry !== null);
}

function Welcome(): ReactNode {
  const t = useT();
  return (
    <header className={styles.welcome}>
      <span className={styles.sign}>
        <Icon name="headset" size={28} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('service.welcome')}</h2>
        <p className={styles.text}>{t('service.welcomeText')}</p>
      </div>
    </header>
  );
}

function Ways({ entries: { chat, telegram, facebook } }: { readonly entries: ServiceEntries }): ReactNode {
  const t = useT();
  const unread = useFreshUnread();
  const { openChat, isOpeningChat } = useChatOpening(href('service'));
  const chatWords = { title: chat?.title || t('center.chat'), detail: t('center.chatText') };
  return (
    <>
      {chat?.kind === 'call' && (
        <PressRow
          icon="chat"
          {...chatWords}
          disabled={isOpeningChat}
          onClick={openChat}
          badge={unread.chat}
          badgeLabel={t('center.unread', { count: unread.chat })}
        />
      )}
      {chat?.kind === 'link' && <LinkRow icon="chat" link={chat} {...chatWords} />}
      {facebook && (
        <LinkRow icon="facebook" link={facebook} title={t('service.facebook')} detail={t('service.facebookText')} />
      )}
      {telegram && (
        <LinkRow icon="telegram" link={telegram} title={t('center.telegram')} detail={t('center.telegramText')} />
      )}
    </>
  );
}
