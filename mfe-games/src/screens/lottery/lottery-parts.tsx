import type { ReactNode } from 'react';
import type { Lottery } from 'shared-contracts/api/endpoints/lottery';
import { clockText, CountdownText, Image } from 'shared-kit/parts';
import { useRemoteContext } from 'shared-kit/remote';
import { Icon, imageSources, Spinner } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { Draw } from '../../model/lottery/lottery-draws';
import { vendorPictures } from '../../model/catalogue/pictures';
import styles from './lottery.module.css';

/** A lottery's own picture, else its vendor's mark, else a ticket. */
export function LotteryIcon({ lottery, size }: { readonly lottery: Lottery; readonly size: number }): ReactNode {
  const { site } = useRemoteContext();
  const bases = site.imageBases();
  const own = imageSources(lottery.icon, bases);
  return (
    <Image
      sources={[...own, ...vendorPictures(lottery.vassalage, 'small', bases)]}
      alt=""
      width={size}
      height={size}
      className={styles.icon}
      fallback={
        <span className={styles.ticket}>
          <Icon name="ticket" size={size / 2} />
        </span>
      }
    />
  );
}

export interface CountdownProps {
  /** Of the lottery. */
  readonly name: string;
  /** Undefined while it is not known. */
  readonly draw: Draw | undefined;
  readonly onEnd: (endsAt: number) => void;
}

/** The time left until the running issue closes; at zero it is being drawn. */
export function DrawCountdown({ name, draw, onEnd }: CountdownProps): ReactNode {
  const t = useT();
  if (draw === undefined) return null;
  return (
    <span className={styles.time}>
      <Icon name="clock" size={14} />
      <CountdownText
        key={draw.endsAt}
        label={t('lottery.timeLeft', { name })}
        endsAt={draw.endsAt}
        onEnd={() => onEnd(draw.endsAt)}
        format={(seconds) => (seconds === 0 ? t('lottery.drawing') : clockText(seconds))}
        className={styles.clock}
      />
    </span>
  );
}

/** The numbers of the last issue, as the balls they were drawn as. */
export function Balls({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useT();
  if (draw.lastNumbers.length === 0) return <p className={styles.note}>{t('lottery.noResult')}</p>;
  return (
    <div className={styles.result}>
      <span className={styles.note}>{t('lottery.last')}</span>
      <ol className={styles.balls} aria-label={t('lottery.numbersOf', { issue: draw.lastIssue })}>
        {draw.lastNumbers.map((number, place) => (
          <li key={place} className={styles.ball}>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface PlayCoverProps {
  readonly name: string;
  readonly isLaunching: boolean;
  readonly onPlay: () => void;
}

/** The whole card is the button; what stands on it stays readable by itself. */
export function PlayCover({ name, isLaunching, onPlay }: PlayCoverProps): ReactNode {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={t('lottery.play', { name })}
      aria-busy={isLaunching || undefined}
      onClick={onPlay}
    >
      {isLaunching && <Spinner size={24} />}
    </button>
  );
}
