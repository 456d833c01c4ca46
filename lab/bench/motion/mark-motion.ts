import type { Page } from '@playwright/test';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';
import type { Motion } from 'e2e/support/motion/motions';

/** The marks a motion leaves in a trace where it begins and where it ends. */
export const MOTION_MARKS = { begin: 'bench-motion-begin', end: 'bench-motion-end' } as const;

type MarkingWindow = Window & { stopMarking?: () => void };

/**
 * Marks when the motion begins and ends, from now on. An animation tells of itself in the first frame that draws it
 * moved, the one after the frame that brought it; so what brings it counts for none of its frames.
 */
export async function markMotion(page: Page, { seenBy }: Pick<Motion, 'seenBy'>): Promise<void> {
  await page.evaluate(LET_NAME_FUNCTIONS);
  await page.evaluate(
    ({ marks, seen }) => {
      const mark = (name: string): void => {
        performance.mark(name);
        performance.clearMarks(name);
      };
      const afterThisFrame = (action: () => void): void =>
        void requestAnimationFrame(() => requestAnimationFrame(() => action()));
      const stopped = new AbortController();
      const on = (name: string, hear: (event: Event) => void): void =>
        document.addEventListener(name, hear, { capture: true, passive: true, signal: stopped.signal });
      const isOfIt = (target: EventTarget | null): boolean =>
        typeof seen === 'object' && target instanceof Element && target.matches(seen.animationOf);
      const ofIt = (name: string) => (event: Event) => {
        const { pseudoElement } = event as AnimationEvent;
        if (isOfIt(event.target) && pseudoElement === '') mark(name);
      };
      for (const name of ['animationstart', 'transitionstart']) on(name, ofIt(marks.begin));
      for (const name of ['animationend', 'transitionend']) on(name, ofIt(marks.end));
      const prototype = Element.prototype;
      const own = Object.getOwnPropertyDescriptor(prototype, 'animate') ?? {};
      const animate = own.value as (this: Element, ...asked: Parameters<Element['animate']>) => Animation;
      prototype.animate = function animateAndMark(this: Element, ...asked) {
        const animation = animate.apply(this, asked);
        if (isOfIt(this)) {
          afterThisFrame(() => mark(marks.begin));
          void animation.finished.then(
            () => mark(marks.end),
            () => undefined,
          );
        }
        return animation;
      };
      if (seen === 'finger') on('touchmove', () => mark(marks.begin));
      if (seen === 'input') on('click', () => afterThisFrame(() => mark(marks.begin)));
      (window as MarkingWindow).stopMarking = () => {
        stopped.abort();
        Object.defineProperty(prototype, 'animate', own);
      };
    },
    { marks: MOTION_MARKS, seen: seenBy },
  );
}

/** Ends the marking. */
export async function stopMarking(page: Page): Promise<void> {
  await page.evaluate(() => (window as MarkingWindow).stopMarking?.());
}
