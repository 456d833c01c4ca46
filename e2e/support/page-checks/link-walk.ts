import { expect, type Locator, type Page } from '@playwright/test';
import { isHomePath, normalisePath, PATHS } from 'shared-contracts/paths';
import { openMenu, openPanel } from '../frame';
import type { FrameRow, Persona } from '../page-tables/frame-table';
import { moveTo } from '../page-frame';

/** One address for each path, as a link of the site has it; home is one path, however it is spelled. */
export type FoundLinks = Map<string, string>;

/** Takes up where the links of a place lead, with those of what is folded away in it. */
async function collect(place: Locator, found: FoundLinks): Promise<void> {
  const addresses = await place.evaluate((root) =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => [pathname, search] as const),
  );
  for (const [pathname, search] of addresses) {
    const path = isHomePath(pathname) ? PATHS.home : normalisePath(pathname);
    if (!found.has(path)) found.set(path, `${path}${search}`);
  }
}

/** Unfolds what a place has folded away, one part after the other: some close again when the next one opens. */
async function collectFolded(place: Locator, found: FoundLinks, most: number): Promise<void> {
  await collect(place, found);
  const folds = place.locator('button[aria-expanded="false"]');
  const names = await folds.evaluateAll((buttons) => buttons.map(({ id, textContent }) => id || textContent));
  for (const name of names.slice(0, most)) {
    const fold = place
      .locator('button[aria-expanded]')
      .filter({ hasText: name.trim().slice(0, 40) })
      .first();
    if ((await fold.getAttribute('aria-expanded')) === 'true') continue;
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await collect(place, found);
  }
}

/** The parts of the frame that open over every page: menu, panels, floating button. */
async function collectFrame(page: Page, who: Persona, found: FoundLinks): Promise<void> {
  const menu = await openMenu(page);
  await expect(menu.getByRole('list').last()).toBeVisible();
  await collectFolded(menu, found, 20);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  if (who === 'visitor') return;
  for (const place of ['Deposit', 'Promo'] as const) {
    const panel = await openPanel(page, place);
    await collect(panel, found);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
}

/** The filter of a list of games, which is a sheet over it. */
async function collectFilter(page: Page, found: FoundLinks): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter games' });
  await expect(sheet.getByRole('navigation')).toBeVisible();
  await collect(sheet, found);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** Goes to an address inside the page and waits until its screen, or that of the page it leads to, is drawn. */
async function visit(page: Page, address: string): Promise<void> {
  await moveTo(page, address);
  await expect(page.locator('[data-screen][data-ready]').first()).toBeVisible();
}

/** Whose home the page shows, which paths are seen already, and what was found. */
export interface LinkWalk {
  readonly page: Page;
  readonly who: Persona;
  readonly table: readonly FrameRow[];
  readonly seen: Set<string>;
  readonly found: FoundLinks;
}

/** From home over every page that a link leads to, as far as nobody was there before. */
export async function walkLinks({ page, who, table, seen, found }: LinkWalk): Promise<void> {
  const known = new Set(table.map(({ path }) => path));
  const queue = [PATHS.home as string];
  seen.delete(PATHS.home);
  while (queue.length > 0) {
    const path = queue.shift() ?? PATHS.home;
    if (seen.has(path) || !known.has(path) || path === PATHS.vipDocument) continue;
    seen.add(path);
    const before = new Set(found.keys());
    await visit(page, found.get(path) ?? path);
    const body = page.locator('body');
    if (path === PATHS.home) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('[data-home-footer]')).toBeVisible();
      await collectFrame(page, who, found);
    }
    if (path === PATHS.rng) await collectFilter(page, found);
    await collect(body, found);
    await collectFolded(page.getByRole('main'), found, 3);
    queue.push(...[...found.keys()].filter((one) => !before.has(one)));
  }
}
