import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isKnownMoment } from 'shared-contracts/known-moment';
import { serverNow } from 'shared-kit/remote';
import { UNKNOWN_MOMENT } from '../value/zoned-day';
import { clockText, secondsLeft } from './countdown';
import styles from './countdown-text.module.css';

/** How often the remaining time is computed. */
export const COUNTDOWN_TICK_MILLISECONDS = 500;

export interface CountdownTextProps {
  /** What ends; the timer's name for readers. */
  readonly label: string;
  /** When it ends by the server's clock, milliseconds since 1970. */
  readonly endsAt: number;
  /** Called once, when it has ended; not when it had ended before it was shown. */
  readonly onEnd?: () => void;
  /** Puts the seconds into words: "Again in 12 s"; `m:ss` unless told. */
  readonly format?: (seconds: number) => string;
  readonly className?: string | undefined;
}

/** The time left until a moment of the server, counted by its clock and not by the ticks: a page that slept is right at once; a dash for what is no moment. */
export function CountdownText({ label, endsAt, onEnd, format = clockText, className }: CountdownTextProps): ReactNode {
  const [now, setNow] = useState(serverNow);
  const tellEnd = useEffectEvent(() => onEnd?.());
  const seconds = secondsLeft(endsAt, now);
  useEffect(() => {
    if (!isKnownMoment(endsAt) || secondsLeft(endsAt, serverNow()) === 0) return undefined;
    const timer = setInterval(() => {
      const time = serverNow();
      setNow(time);
      if (secondsLeft(endsAt, time) > 0) return;
      clearInterval(timer);
      tellEnd();
    }, COUNTDOWN_TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span role="timer" aria-label={label} translate="no" className={className ?? styles.time}>
      {isKnownMoment(endsAt) ? format(seconds) : UNKNOWN_MOMENT}
    </span>
  );
}
