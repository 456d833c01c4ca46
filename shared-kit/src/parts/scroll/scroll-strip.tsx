import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton, prefersReducedMotion } from 'shared-kit/ui';
import { stripEnds, type StripEnds } from './strip-ends';
import styles from './scroll-strip.module.css';

/** Names of the two buttons and how far they go. */
export interface StripButtons {
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Item widths that one press moves by. */
  readonly step: number;
}

export interface ScrollStripProps {
  /** What the row shows; its name as a group. */
  readonly label: string;
  readonly children: ReactNode;
  /** Adds buttons; they cannot be pressed at the end they lead to. */
  readonly buttons?: StripButtons;
  /** Lets the row run out to both edges of the page while its items keep the page's gutter. */
  readonly bleed?: boolean;
  readonly className?: string | undefined;
}

function itemAdvance(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!first) return strip.clientWidth;
  if (!second) return first.getBoundingClientRect().width;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

/** A row of things that scrolls sideways and comes to rest at one of them. */
export function ScrollStrip({ label, children, buttons, bleed = false, className }: ScrollStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<StripEnds>({ isAtStart: true, isAtEnd: false });
  const measure = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const next = stripEnds(element.scrollLeft, element.clientWidth, element.scrollWidth);
    setEnds((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next));
  }, []);
  useEffect(() => {
    const element = strip.current;
    if (!element || !buttons) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [buttons, measure, children]);
  const move = (sign: 1 | -1): void => {
    const element = strip.current;
    if (!element || !buttons) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -sign : sign;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    element.scrollBy({ left: direction * buttons.step * itemAdvance(element), behavior });
  };
  return (
    <div className={clsx(styles.root, className)} role="group" aria-label={label}>
      {buttons && (
        <IconButton
          icon="chevron-left"
          label={buttons.previousLabel}
          iconSize={20}
          disabled={ends.isAtStart}
          onClick={() => move(-1)}
        />
      )}
      <div ref={strip} className={clsx(styles.strip, bleed && styles.bleed)} onScroll={buttons && measure}>
        {children}
      </div>
      {buttons && (
        <IconButton
          icon="chevron-right"
          label={buttons.nextLabel}
          iconSize={20}
          disabled={ends.isAtEnd}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}
