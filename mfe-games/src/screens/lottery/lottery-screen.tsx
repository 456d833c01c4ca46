import { useRef, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { PillTabs } from 'shared-kit/parts';
import { Button, buttonClass, EmptyState, ErrorBlock, Icon, Skeleton } from 'shared-kit/ui';
import { useKeptScroll } from '../../components/kept-scroll/use-kept-scroll';
import { useT } from '../../i18n';
import { LotteryGroup, LotteryStrip } from './lottery-cards';
import { useLotteryLobby, type LotteryLobby } from './use-lottery-lobby';
import styles from './lottery.module.css';

function LobbySkeleton(): ReactNode {
  return (
    <div className={styles.lobby} aria-busy="true">
      <div className={styles.waitingStrip}>
        {Array.from({ length: 3 }, (_card, index) => (
          <Skeleton key={index} className={styles.waitingCard} />
        ))}
      </div>
      <Skeleton height={44} />
      <div className={styles.rows}>
        {Array.from({ length: 4 }, (_row, index) => (
          <Skeleton key={index} className={styles.waitingRow} />
        ))}
      </div>
    </div>
  );
}

function NoLottery(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      kind="games"
      title={t('lottery.empty')}
      action={
        <Link to={href('home')} className={buttonClass({ variant: 'secondary' })}>
          {t('lottery.home')}
        </Link>
      }
    />
  );
}

/** The tiles stay; only what they would count down to is missing. */
function NumbersFailed({ lobby }: { readonly lobby: LotteryLobby }): ReactNode {
  const t = useT();
  const { draws } = lobby;
  if (!draws.hasFailed) return null;
  return (
    <div role="status" className={styles.failed}>
      <Icon name="info" size={18} />
      <span className={styles.failedText}>{t('lottery.numbersFailed')}</span>
      <Button variant="quiet" size="sm" busy={draws.isRetrying} onClick={draws.retry}>
        {t('list.retry')}
      </Button>
    </div>
  );
}

function Lobby({ lobby }: { readonly lobby: LotteryLobby }): ReactNode {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  useKeptScroll(root);
  const tabs = [
    { value: 'lottery', label: t('category.LOTT') },
    { value: 'elott', label: t('category.ELOTT') },
  ];
  return (
    <div ref={root} className={styles.lobby}>
      <NumbersFailed lobby={lobby} />
      <LotteryStrip title={t('lottery.popular')} icon="flame" lotteries={lobby.popular} lobby={lobby} />
      <LotteryStrip title={t('lottery.recent')} icon="history" lotteries={lobby.recent} lobby={lobby} />
      {lobby.hasTabs && (
        <PillTabs
          variant="segment"
          label={t('lottery.kinds')}
          tabs={tabs}
          value={lobby.tab}
          onValueChange={lobby.chooseTab}
        />
      )}
      {lobby.sections.length === 0 && <EmptyState kind="games" title={t('lottery.empty')} />}
      {lobby.sections.map((section) => (
        <LotteryGroup key={section.group} section={section} lobby={lobby} />
      ))}
    </div>
  );
}

/** The lottery lobby (docs/product/lottery.md#lobby). */
export function LotteryScreen(): ReactNode {
  const t = useT();
  const lobby = useLotteryLobby();
  return (
    <ScreenFrame name="lottery" ready={lobby.status !== 'loading'}>
      {lobby.status === 'loading' && <LobbySkeleton />}
      {lobby.status === 'failed' && (
        <ErrorBlock
          title={t('lottery.failed')}
          text={t(`error.${notLoadedWord(lobby.error)}`)}
          retryLabel={t('list.retry')}
          retrying={lobby.isRetrying}
          onRetry={lobby.retry}
        />
      )}
      {lobby.status === 'empty' && <NoLottery />}
      {lobby.status === 'shown' && <Lobby lobby={lobby} />}
    </ScreenFrame>
  );
}
