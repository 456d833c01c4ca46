import type { Page } from '@playwright/test';
import { screenOf } from '../support/steps';
import { shot } from './shot';

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenOf(page, 'game-list').waitFor();
}

/** Home at its top, middle and end. */
async function homeScreens(page: Page): Promise<string[]> {
  await page.goto('/m/home');
  const footer = page.locator('[data-home-footer]');
  await footer.waitFor({ state: 'attached' });
  const top = await shot(page);
  await page.getByRole('region', { name: 'Hot', exact: true }).evaluate((region) => {
    window.scrollTo(0, window.scrollY + region.getBoundingClientRect().top - 150);
  });
  const middle = await shot(page);
  await footer.getByRole('img', { name: 'Amberreel' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return [top, middle, await shot(page)];
}

/** Home, a list with its filter open, what a search finds, a search that finds nothing, the lottery lobby. */
export async function gameScreens(page: Page): Promise<string[]> {
  const home = await homeScreens(page);
  await openList(page, '/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog', { name: 'Filter games' }).waitFor();
  const filter = await shot(page);
  await openList(page, '/m/gameList?gameType=RNG&gameName=tiger');
  const found = await shot(page);
  await openList(page, '/m/gameList?gameType=RNG&gameName=zzzz');
  await page.getByText('No game matches your search').waitFor();
  const empty = await shot(page);
  await page.goto('/m/lottery');
  await page.getByRole('timer').first().waitFor();
  return [...home, filter, found, empty, await shot(page)];
}
