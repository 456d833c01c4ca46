import { useId, type ReactNode } from 'react';
import type { Lottery } from 'shared-contracts/api/endpoints/lottery';
import { ScrollStrip, SectionHeader } from 'shared-kit/parts';
import { type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { LotterySection } from '../../model/lottery/lottery-lobby';
import { Balls, DrawCountdown, LotteryIcon, PlayCover } from './lottery-parts';
import type { LotteryLobby } from './use-lottery-lobby';
import styles from './lottery.module.css';

interface CardProps {
  readonly lottery: Lottery;
  readonly lobby: LotteryLobby;
}

function LotteryRow({ lottery, lobby }: CardProps): ReactNode {
  const t = useT();
  const draw = lobby.draws.of(lottery);
  return (
    <li className={styles.row} data-lottery={lottery.gameCode}>
      <LotteryIcon lottery={lottery} size={52} />
      <div className={styles.words}>
        <h3 className={styles.name}>{lottery.name}</h3>
        {draw && <span className={styles.note}>{t('lottery.issue', { issue: draw.issue })}</span>}
      </div>
      <DrawCountdown name={lottery.name} draw={draw} onEnd={(endsAt) => lobby.draws.onEnd(lottery, endsAt)} />
      {draw && <Balls draw={draw} />}
      <PlayCover name={lottery.name} isLaunching={lobby.isLaunching(lottery)} onPlay={() => lobby.play(lottery)} />
    </li>
  );
}

function LotteryCard({ lottery, lobby }: CardProps): ReactNode {
  return (
    <div className={styles.card} data-lottery={lottery.gameCode}>
      <LotteryIcon lottery={lottery} size={72} />
      <h3 className={styles.cardName}>{lottery.name}</h3>
      <DrawCountdown
        name={lottery.name}
        draw={lobby.draws.of(lottery)}
        onEnd={(endsAt) => lobby.draws.onEnd(lottery, endsAt)}
      />
      <PlayCover name={lottery.name} isLaunching={lobby.isLaunching(lottery)} onPlay={() => lobby.play(lottery)} />
    </div>
  );
}

export interface LotteryStripProps {
  readonly title: string;
  readonly icon: IconName;
  readonly lotteries: readonly Lottery[];
  readonly lobby: LotteryLobby;
}

/** A row of lotteries that runs out of the page: the popular ones, those played last. */
export function LotteryStrip({ title, icon, lotteries, lobby }: LotteryStripProps): ReactNode {
  const titleId = useId();
  if (lotteries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} icon={icon} />
      <ScrollStrip label={title} bleed>
        {lotteries.map((lottery) => (
          <LotteryCard key={lottery.gameCode} lottery={lottery} lobby={lobby} />
        ))}
      </ScrollStrip>
    </section>
  );
}

export interface LotteryGroupProps {
  readonly section: LotterySection;
  readonly lobby: LotteryLobby;
}

/** The lotteries of a group, one below the other. */
export function LotteryGroup({ section, lobby }: LotteryGroupProps): ReactNode {
  const t = useT();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={section.title ?? t('lottery.other')}
        icon="ticket"
        count={section.lotteries.length}
      />
      <ul className={styles.rows}>
        {section.lotteries.map((lottery) => (
          <LotteryRow key={lottery.gameCode} lottery={lottery} lobby={lobby} />
        ))}
      </ul>
    </section>
  );
}
