import type { Page } from '@playwright/test';

/**
 * Where the links of the page lead to inside the site, with their queries: those of the closed panels of one part too, and of the
 * panels in them, each of which is opened.
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
    const opened = new Set<Element>();
    const closed = `${selector} button[aria-expanded="false"]:not([aria-haspopup])`;
    const next = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(closed)].find((panel) => !opened.has(panel));
    for (let panel = next(); panel !== undefined && location.href === href; panel = next()) {
      opened.add(panel);
      panel.click();
      await nextFrame();
      await nextFrame();
      take();
    }
    return [...found];
  }, root);
}
