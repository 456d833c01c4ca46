import { prefersReducedMotion } from 'shared-kit/ui';

/** Brings what a control has just opened into view, as far as it is not: below the fold nobody would see it come. */
export function revealOpened(trigger: Element): void {
  // It is drawn with the next frame.
  requestAnimationFrame(() => {
    if (trigger.getAttribute('aria-expanded') !== 'true') return;
    document
      .getElementById(trigger.getAttribute('aria-controls') ?? '')
      ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  });
}
