import { useId, type ReactNode } from 'react';
import type { Winner } from 'shared-contracts/api/endpoints/game-entities';
import { winners } from 'shared-contracts/api/endpoints/games';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage, useRemoteContext } from 'shared-kit/remote';
import { formatMoney, Image, SectionHeader, Skeleton, Spinner } from 'shared-kit/ui';
import { useCatalogue } from '../../api/use-catalogue';
import { useCurrencySymbol } from '../../api/use-currency-symbol';
import { useLaunch, type Launcher } from '../../api/use-launch';
import { useCarousel } from '../../components/carousel/use-carousel';
import { useT } from '../../i18n';
import { VISIBLE_WINNERS, WINNER_TIMES } from '../../model/autoplay';
import { winnerTarget } from '../../model/game-entry';
import { winnersRequest } from '../../model/list-requests';
import { gamePictures } from '../../model/pictures';
import styles from './home-winners.module.css';

interface WinnerCardProps {
  readonly winner: Winner;
  readonly launcher: Launcher;
  /** A copy at the strip's end, there only so that it can go round. */
  readonly isCopy: boolean;
}

function WinnerCard({ winner, launcher, isCopy }: WinnerCardProps): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const symbol = useCurrencySymbol();
  const amount = formatMoney(winner.vo.winAmount, symbol, htmlLanguage(useLanguage()));
  const { customerName: player, gameName: game } = winner.vo;
  const isLaunching = launcher.isLaunching(winner.vo);
  return (
    <li className={styles.item} aria-hidden={isCopy || undefined}>
      <button
        type="button"
        className={styles.card}
        aria-label={t('winners.card', { player, amount, game })}
        aria-busy={isLaunching || undefined}
        tabIndex={isCopy ? -1 : 0}
        onClick={() => launcher.launch(winnerTarget(winner))}
      >
        <span className={styles.picture}>
          <Image sources={gamePictures(winner.vo, site.imageBases())} alt="" width={120} height={90} fill />
          {isLaunching && (
            <span className={styles.veil}>
              <Spinner size={22} />
            </span>
          )}
        </span>
        <span className={styles.player}>{player}</span>
        <span className={styles.amount} data-money="">
          {amount}
        </span>
      </button>
    </li>
  );
}

function WinnerStrip({ list, titleId }: { readonly list: readonly Winner[]; readonly titleId: string }): ReactNode {
  const launcher = useLaunch();
  const carousel = useCarousel({ count: list.length, visible: VISIBLE_WINNERS, times: WINNER_TIMES });
  const copies = list.length > VISIBLE_WINNERS ? list.slice(0, VISIBLE_WINNERS) : [];
  return (
    <ul
      ref={carousel.strip}
      className={styles.strip}
      aria-labelledby={titleId}
      data-playing={carousel.isPlaying || undefined}
      data-moves={carousel.moves}
      onScroll={carousel.onScroll}
      {...carousel.holdProps}
    >
      {[...list, ...copies].map((winner, index) => (
        <WinnerCard key={index} winner={winner} launcher={launcher} isCopy={index >= list.length} />
      ))}
    </ul>
  );
}

/** The strip of recent winners (S1 2.6); without any, or when they cannot be read, home goes without it. */
export function HomeWinnersWidget(): ReactNode {
  const t = useT();
  const titleId = useId();
  const { data, isError } = useCatalogue(winners, winnersRequest);
  if (isError || data?.list.length === 0) return null;
  return (
    <section className={styles.winners} aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('winners.title')} icon="trophy" />
      {data ? (
        <WinnerStrip list={data.list} titleId={titleId} />
      ) : (
        <div className={styles.waiting} aria-hidden="true">
          {Array.from({ length: VISIBLE_WINNERS }, (_card, index) => (
            <Skeleton key={index} className={styles.waitingCard} />
          ))}
        </div>
      )}
    </section>
  );
}
