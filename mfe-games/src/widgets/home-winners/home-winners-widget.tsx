import type { ReactNode } from 'react';
import type { Winner } from 'shared-contracts/api/endpoints/game-entities';
import { winners } from 'shared-contracts/api/endpoints/games';
import { htmlLanguage } from 'shared-contracts/language';
import { Carousel } from 'shared-kit/carousel';
import { useLanguage, useRemoteContext, useWalletCurrency } from 'shared-kit/remote';
import { Image, SectionHeader } from 'shared-kit/parts';
import { formatMoney, Skeleton, Spinner } from 'shared-kit/ui';
import { useCatalogue } from '../../api/use-catalogue';
import { useLaunch, type Launcher } from '../../api/use-launch';
import { useT } from '../../i18n';
import { VISIBLE_WINNERS, WINNER_TIMES } from '../../model/home/autoplay';
import { winnerTarget } from '../../model/catalogue/game-entry';
import { winnersRequest } from '../../model/lists/list-requests';
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
  );
}

function WinnerStrip({ list }: { readonly list: readonly Winner[] }): ReactNode {
  const t = useT();
  const launcher = useLaunch();
  return (
    <Carousel
      label={t('winners.title')}
      slides={list.map((winner, index) => ({
        id: `${winner.vo.nodeId} ${index}`,
        content: <WinnerCard winner={winner} launcher={launcher} />,
      }))}
      texts={{
        slide: (place, total) => t('winners.place', { place, total }),
        pause: t('banner.pause'),
        play: t('banner.play'),
      }}
      autoplay={WINNER_TIMES}
      visible={VISIBLE_WINNERS}
      controls={false}
      className={styles.strip}
    />
  );
}

/** The strip of recent winners (docs/product/games.md#winners). Home has none without winners, or when they fail. */
export function HomeWinnersWidget(): ReactNode {
  const t = useT();
  const { data, isError } = useCatalogue(winners, winnersRequest);
  if (isError || data?.list.length === 0) return null;
  return (
    <div className={styles.winners}>
      <SectionHeader title={t('winners.title')} icon="trophy" />
      {data ? (
        <WinnerStrip list={data.list} />
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
