import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { advanceMarquee, type MarqueeSizes, type MarqueeState } from './marquee-motion';
import { prefersReducedMotion } from './reduced-motion';
import styles from './marquee.module.css';

export interface MarqueeProps {
  /** The line: text, or several things in a row that may be pressed. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A dialog stands over the page: nobody sees the line, and the dialog needs the frames. */
function isCovered(frame: HTMLElement): boolean {
  return frame.closest('[aria-hidden="true"], [inert]') !== null;
}

function moveLine(frame: HTMLElement, line: HTMLElement): () => void {
  let state: MarqueeState = { offset: 0, remainder: 0 };
  const sizesNow = (): MarqueeSizes => ({ content: line.scrollWidth, frame: frame.clientWidth });
  // Asked for once and followed: a question in every frame would have the page laid out in every frame.
  let sizes = sizesNow();
  const observer = new ResizeObserver(() => (sizes = sizesNow()));
  for (const element of [frame, line]) observer.observe(element);
  let lastTime: number | undefined;
  let request = 0;
  const direction = getComputedStyle(frame).direction === 'rtl' ? 1 : -1;
  const tick = (time: number): void => {
    const elapsed = lastTime === undefined || isCovered(frame) ? 0 : time - lastTime;
    const moved = advanceMarquee(state, elapsed, sizes);
    if (moved.offset !== state.offset) line.style.transform = `translateX(${direction * moved.offset}px)`;
    state = moved;
    lastTime = time;
    request = requestAnimationFrame(tick);
  };
  const stop = (): void => cancelAnimationFrame(request);
  const start = (): void => {
    stop();
    lastTime = undefined;
    request = requestAnimationFrame(tick);
  };
  // A pointer that leaves does not start a line that still has the focus.
  const resume = (): void => {
    if (!frame.contains(document.activeElement)) start();
  };
  const end = new AbortController();
  const { signal } = end;
  for (const name of ['pointerenter', 'pointerdown', 'focusin'] as const)
    frame.addEventListener(name, stop, { signal });
  for (const name of ['pointerleave', 'pointercancel'] as const) frame.addEventListener(name, resume, { signal });
  frame.addEventListener('focusout', start, { signal });
  // What a finger moves, wherever on the page, needs the frames: each step has all layers of the page sorted anew.
  document.addEventListener('touchstart', stop, { passive: true, signal });
  for (const name of ['touchend', 'touchcancel'] as const) document.addEventListener(name, resume, { signal });
  start();
  return () => {
    stop();
    end.abort();
    observer.disconnect();
  };
}

/**
 * One quiet line that moves by; it rests while a finger is on the page, while it is pointed at or focused, and with
 * reduced motion (D-47).
 */
export function Marquee({ children, className }: MarqueeProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [isStill] = useState(prefersReducedMotion);
  useEffect(() => {
    if (isStill || !frame.current || !line.current) return undefined;
    return moveLine(frame.current, line.current);
  }, [isStill]);
  return (
    <div ref={frame} className={clsx(styles.frame, isStill && styles.still, className)}>
      <div ref={line} className={styles.line}>
        {children}
      </div>
    </div>
  );
}
