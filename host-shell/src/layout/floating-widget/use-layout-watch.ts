import { useEffect } from 'react';
import { frameTurns } from 'shared-kit/ui';
import { afterFrame } from './after-frame';

const takeTurn = frameTurns();
/** A page that a thumb pushes on and on rests for moments; what lies under the button then is gone in the next. */
const REST_MILLISECONDS = 300;

/** A surface over the page hides the button, and is full of words: the look would be long, just as the surface comes. */
const SURFACES = '[aria-modal="true"]';

/**
 * Calls back while the page runs under a floating button, and when it may have come to rest in another way. Under a
 * surface it is not looked at; the surface changes the page when it leaves, so the look comes then.
 */
export function useLayoutWatch(onRun: () => void, onLook: () => void): void {
  useEffect(() => {
    const onRest = (): void => {
      if (document.querySelector(SURFACES) === null) onLook();
    };
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp: (() => void) | undefined;
    let forget: (() => void) | undefined;
    const callOff = (): void => {
      clearTimeout(timer);
      giveUp?.();
    };
    // The look makes the browser lay the page out, so it has a frame of its own.
    const look = (): void => {
      callOff();
      timer = setTimeout(() => void (giveUp = takeTurn(onRest)), REST_MILLISECONDS);
    };
    const run = (): void => {
      // Where the browser never tells the end of a scroll, it is over when no more is heard of it.
      isRunning = 'onscrollend' in document;
      callOff();
      onRun();
      if (!isRunning) look();
    };
    const rest = (): void => {
      isRunning = false;
      look();
    };
    // A list that grows while it runs is looked at once it rests.
    const sizes = new ResizeObserver(() => {
      if (!isRunning) look();
    });
    sizes.observe(document.body);
    // Its own frame has the whole screen to draw.
    const screens = new MutationObserver((changes) => {
      if (changes.some(({ type }) => type === 'attributes')) {
        forget?.();
        forget = afterFrame(onRest);
      } else if (!isRunning) look();
    });
    // What comes in the place of a skeleton has words where that had none.
    screens.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
    window.addEventListener('resize', onRest);
    document.addEventListener('scroll', run, true);
    document.addEventListener('scrollend', rest, true);
    return () => {
      callOff();
      forget?.();
      sizes.disconnect();
      screens.disconnect();
      window.removeEventListener('resize', onRest);
      document.removeEventListener('scroll', run, true);
      document.removeEventListener('scrollend', rest, true);
    };
  }, [onRun, onLook]);
}
