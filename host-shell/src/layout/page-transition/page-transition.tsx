import { useEffect, useRef, type ReactNode } from 'react';
import type { SwipeWatch } from './swipe-watch';

/** How long a page takes to fade in. */
export const FADE_MS = 300;

interface PageTransitionProps {
  /** Changes with the page. */
  readonly pageKey: string;
  /** Changes with every move, also within the page. */
  readonly moveKey: string;
  readonly swipe: Pick<SwipeWatch, 'takeStep'>;
  readonly children: ReactNode;
}

/** Fades a new page in; not after a back navigation made with a swipe, whose own movement showed it already. */
export function PageTransition({ pageKey, moveKey, swipe, children }: PageTransitionProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const shownPage = useRef(pageKey);
  useEffect(() => {
    const step = swipe.takeStep();
    if (shownPage.current === pageKey) return;
    shownPage.current = pageKey;
    // A step back finds the page as it was left; the browser sees to that.
    if (step === 'none') window.scrollTo(0, 0);
    if (step === 'swipe') return;
    element.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
  }, [pageKey, moveKey, swipe]);
  return (
    <div ref={element} data-page={pageKey}>
      {children}
    </div>
  );
}
