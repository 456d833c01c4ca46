import type { Page } from '@playwright/test';

/**
 * Where the links below a part of the page lead to inside the site, with their queries: those of its closed panels too, each of
 * which is opened.
 */
export function linksIn(page: Page, root: string): Promise<readonly string[]> {
  return page.evaluate(async (selector) => {
    const found = new Set<string>();
    const take = (): void =>
      document.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(({ href }) => {
        const { origin, pathname, search } = new URL(href);
        if (origin === location.origin) found.add(`${pathname}${search}`);
      });
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    take();
    const { href } = location;
    const panels = `${selector} button[aria-expanded="false"]:not([aria-haspopup])`;
    for (const panel of document.querySelectorAll<HTMLElement>(panels)) {
      panel.click();
      await nextFrame();
      await nextFrame();
      take();
      if (location.href !== href) break;
    }
    return [...found];
  }, root);
}
