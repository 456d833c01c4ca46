import type { Page } from '@playwright/test';

/** What a reader learns when the page in view changes. */
export interface PageStep {
  /** The document's title. */
  readonly title: string;
  /** The element that has the focus: its tag, and what it is called. */
  readonly focus: string;
  /** What the region of page names said since the last step. */
  readonly said: readonly string[];
}

/** Notes what the region of page names says, from the next document on. */
export async function noteSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((records) => {
      const region = document.querySelector('[data-page-name]');
      const words = region?.textContent ?? '';
      const isTold = records.some(({ target }) => region?.contains(target) === true);
      if (isTold && words !== '') said.push(words);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** What has the focus: its tag, and what it is called. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'body';
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    return `${activeElement.tagName.toLowerCase()} ${name.trim()}`;
  });
}

/** What the page tells of the step to it. */
export function stepOf(page: Page): Promise<PageStep> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const tag = activeElement?.tagName.toLowerCase() ?? '';
    const focus = tag === 'body' ? tag : `${tag} ${activeElement?.textContent.trim()}`;
    return { title: document.title, focus, said: [...(globalThis as unknown as { said: string[] }).said] };
  });
}

/** Begins another step. */
export async function forgetSaid(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
}
