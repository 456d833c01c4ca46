import { useEffect, useRef, type ReactNode } from 'react';
import { prefersReducedMotion } from 'shared-kit/ui';
import { createSwipeWatch } from './swipe-watch';

/** How long a page takes to fade in (S1 2.2). */
export const FADE_MS = 300;

/** Fades a new page in; not after a back navigation made with a swipe, whose own movement showed it already. */
export function PageTransition({
  pageKey,
  children,
}: {
  readonly pageKey: string;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const swipe = useRef(createSwipeWatch());
  useEffect(() => swipe.current.attach(window), []);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    if (swipe.current.wasBackSwipe() || prefersReducedMotion()) return;
    element.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
  }, [pageKey]);
  return (
    <div ref={element} data-page={pageKey}>
      {children}
    </div>
  );
}
