import type { Page } from '@playwright/test';
import type { Control } from './control';

const STREAM = /\/live$/;

/** Resolves when the page's next stream has begun; ask for it before what opens one. */
export function nextStream(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => STREAM.test(new URL(answer.url()).pathname) && answer.status() === 200);
}

/**
 * Has the gateway without a live channel, as some operators have it. For specs that wait until a page asks for nothing: an
 * open stream is a call that never ends.
 */
export async function withoutLiveChannel(control: Control): Promise<void> {
  await control.scenario('no live channel', { answers: { live: { status: 204 } } });
}

/** Makes the page believe that its tab is in sight, or not. */
export async function showTab(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );
}
