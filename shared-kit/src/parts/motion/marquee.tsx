import { clsx } from 'clsx';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { marqueeRound } from './marquee-motion';
import styles from './marquee.module.css';

export interface MarqueeProps {
  /** The line: text, or several things in a row that may be pressed. */
  readonly children: ReactNode;
  /** Whether whoever draws it has stopped it, by a control of its own. */
  readonly paused?: boolean;
  readonly className?: string | undefined;
}

/** Tells the styles how far the line has to go, now and whenever that changes; the compositor does the rest. */
function measureLine(frame: HTMLElement, line: HTMLElement): () => void {
  const measure = (): void => {
    const isRightToLeft = getComputedStyle(frame).direction === 'rtl';
    const round = marqueeRound({ content: line.scrollWidth, frame: frame.clientWidth }, isRightToLeft);
    line.style.setProperty('--from', `${round.from}px`);
    line.style.setProperty('--to', `${round.to}px`);
    line.style.setProperty('--steps', String(round.steps));
    line.style.setProperty('--lasts', `${round.milliseconds}ms`);
    line.style.setProperty('--starts-at', `${-round.startsAt}ms`);
  };
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of [frame, line]) observer.observe(element);
  return () => observer.disconnect();
}

/** The browser looked for its place before the line stood still. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * One quiet line that moves by; it rests while it is touched, pointed at or under a dialog, can be walked by keyboard,
 * and stands still with reduced motion.
 */
export function Marquee({ children, paused = false, className }: MarqueeProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => (frame.current && line.current ? measureLine(frame.current, line.current) : undefined), []);
  return (
    <div
      ref={frame}
      className={clsx(styles.frame, (isHeld || paused) && styles.held, className)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={showFocused}
    >
      <div ref={line} className={styles.line}>
        {children}
      </div>
    </div>
  );
}
