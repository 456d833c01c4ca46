import { useEffect, useEffectEvent, type RefObject } from 'react';
import { announceMoves, prefersReducedMotion } from 'shared-kit/ui';
import { haptic } from '../motion/haptic';
import { isPull, isPulledEnough, pulledBy } from './pull-motion';

interface Start {
  readonly x: number;
  readonly y: number;
}

interface PullSetup {
  /** Where touches are heard. */
  readonly area: RefObject<HTMLElement | null>;
  /** What moves with the finger. */
  readonly content: RefObject<HTMLElement | null>;
  /** The sign above the content, which turns and shows as it is pulled. */
  readonly sign: RefObject<HTMLElement | null>;
  readonly isActive: boolean;
  readonly onPulled: () => void;
}

/** The content follows the finger at once; let go, it glides back. */
function drawContent(content: HTMLElement, pulled: number): void {
  const isPulled = pulled > 0 && !prefersReducedMotion();
  content.style.transition = isPulled ? 'none' : '';
  content.style.transform = isPulled ? `translateY(${pulled}px)` : '';
}

/** No transition meanwhile: each place of the finger would begin another one. */
function drawSign(sign: HTMLElement, pulled: number): void {
  const isPulled = pulled > 0;
  sign.style.transition = isPulled ? 'none' : '';
  sign.style.opacity = isPulled ? String(Math.min(1, pulled / 48)) : '';
  sign.style.transform =
    isPulled && !prefersReducedMotion() ? `translateY(${pulled * 0.6}px) rotate(${pulled * 4}deg)` : '';
}

function draw({ content, sign }: PullSetup, pulled: number): void {
  if (content.current) drawContent(content.current, pulled);
  if (sign.current) drawSign(sign.current, pulled);
}

/** Both are moved by a finger from now on; answers the way to say that it has let go. */
function announce({ content, sign }: PullSetup): () => void {
  const ends = [
    content.current && announceMoves(content.current),
    sign.current && announceMoves(sign.current, { transform: 'none', opacity: 1 }),
  ];
  return () => ends.forEach((end) => end?.());
}

/** A gap above the page means that it stands at its very top; only there a pull starts. */
function isAtTop(): boolean {
  return (document.scrollingElement?.scrollTop ?? 0) <= 0;
}

/** Hears the pulling of a finger. The browser is asked not to scroll only while it is a pull. */
export function usePull(setup: PullSetup): void {
  const { area, isActive } = setup;
  const onMove = useEffectEvent((start: Start, before: number, event: TouchEvent): number => {
    const touch = event.touches[0];
    if (!touch || !isPull(touch.clientX - start.x, touch.clientY - start.y)) return 0;
    if (event.cancelable) event.preventDefault();
    const pulled = pulledBy(touch.clientY - start.y);
    draw(setup, pulled);
    if (isPulledEnough(pulled) && !isPulledEnough(before)) haptic('tick');
    return pulled;
  });
  const onBegin = useEffectEvent(() => announce(setup));
  const onRelease = useEffectEvent((pulled: number): void => {
    draw(setup, 0);
    if (isPulledEnough(pulled)) setup.onPulled();
  });
  useEffect(() => {
    const element = area.current;
    if (!element || !isActive) return undefined;
    let start: Start | undefined;
    let pulled = 0;
    let rest: (() => void) | undefined;
    const begin = (event: TouchEvent): void => {
      const touch = event.touches[0];
      start = event.touches.length === 1 && touch && isAtTop() ? { x: touch.clientX, y: touch.clientY } : undefined;
      pulled = 0;
    };
    const move = (event: TouchEvent): void => {
      if (!start) return;
      const next = onMove(start, pulled, event);
      // The first move decides: a finger that scrolls does not come to pull on its way.
      if (next === 0 && pulled === 0) start = undefined;
      else rest ??= onBegin();
      pulled = next;
    };
    const release = (): void => {
      rest?.();
      rest = undefined;
      if (start) onRelease(pulled);
      start = undefined;
      pulled = 0;
    };
    const cancel = (): void => {
      pulled = 0;
      release();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', release);
    element.addEventListener('touchcancel', cancel);
    return () => {
      cancel();
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', release);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [area, isActive]);
}
