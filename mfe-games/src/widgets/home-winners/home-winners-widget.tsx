import { useState, type ReactNode } from 'react';
import type { Winner } from 'shared-contracts/api/endpoints/game-entities';
import { htmlLanguage } from 'shared-contracts/language';
import { Carousel } from 'shared-kit/carousel';
import { useLanguage, useRemoteContext, useTakenOver, useWalletCurrency } from 'shared-kit/remote';
import { Image, SectionHeader } from 'shared-kit/parts';
import { formatMoney, IconButton, prefersReducedMotion, Skeleton, Spinner } from 'shared-kit/ui';
import { useLaunch, type Launcher } from '../../api/use-launch';
import { useWinners } from '../../api/use-winners';
import { useT } from '../../i18n';
import { VISIBLE_WINNERS, WINNER_TIMES } from '../../model/home/autoplay';
import { winnerTarget } from '../../model/catalogue/game-entry';
import { gamePictures } from '../../model/catalogue/pictures';
import styles from './home-winners.module.css';

interface WinnerCardProps {
  readonly winner: Winner;
  readonly launcher: Launcher;
}

function WinnerCard({ winner, launcher }: WinnerCardProps): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const { symbol, decimals } = useWalletCurrency();
  const amount = formatMoney(winner.vo.winAmount, symbol, htmlLanguage(useLanguage()), decimals);
  const { customerName: player, gameName: game } = winner.vo;
  const isLaunching = launcher.isLaunching(winner.vo);
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={t('winners.card', { player, amount, game })}
      aria-busy={isLaunching || undefined}
      onClick={() => launcher.launch(winnerTarget(winner))}
    >
      <span className={styles.picture}>
        <Image sources={gamePictures(winner.vo, site.imageBases())} place="card" alt="" width={120} height={120} fill />
        {isLaunching && (
          <span className={styles.veil}>
            <Spinner size={22} />
          </span>
        )}
      </span>
      {game !== '' && <span className={styles.game}>{game}</span>}
      <span className={styles.player}>{player}</span>
      <span className={styles.amount} data-money="">
        {amount}
      </span>
    </button>
  );
}

interface WinnerStripProps {
  readonly list: readonly Winner[];
  readonly isPaused: boolean;
}

function WinnerStrip({ list, isPaused }: WinnerStripProps): ReactNode {
  const t = useT();
  const launcher = useLaunch();
  return (
    <Carousel
      label={t('winners.title')}
      slides={list.map((winner, index) => ({
        // A place stays where it is: a new winner changes what one card shows.
        id: String(index),
        content: <WinnerCard winner={winner} launcher={launcher} />,
      }))}
      texts={{
        slide: (place, total) => t('winners.place', { place, total }),
        pause: t('winners.pause'),
        play: t('winners.play'),
      }}
      autoplay={WINNER_TIMES}
      visible={VISIBLE_WINNERS}
      controls={false}
      paused={isPaused}
      className={styles.strip}
    />
  );
}

/** The strip of recent winners (docs/product/games.md#winners). Home has none without winners, or when they fail. */
export function HomeWinnersWidget(): ReactNode {
  const t = useT();
  const list = useWinners();
  const [isPaused, setPaused] = useState(false);
  const prefersStill = useTakenOver() && prefersReducedMotion();
  const isMoving = (list?.length ?? 0) > VISIBLE_WINNERS && !prefersStill;
  const pause = isMoving && (
    <IconButton
      icon={isPaused ? 'play' : 'pause'}
      label={t(isPaused ? 'winners.play' : 'winners.pause')}
      iconSize={14}
      className={styles.pause}
      onClick={() => setPaused(!isPaused)}
    />
  );
  if (list?.length === 0) return null;
  return (
    <div className={styles.winners}>
      <SectionHeader title={t('winners.title')} icon="trophy" action={pause} />
      {list ? (
        <WinnerStrip list={list} isPaused={isPaused} />
      ) : (
        <div className={styles.waiting} aria-hidden="true">
          {Array.from({ length: VISIBLE_WINNERS }, (_card, index) => (
            <Skeleton key={index} className={styles.waitingCard} />
          ))}
        </div>
      )}
    </div>
  );
}
