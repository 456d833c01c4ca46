import type { Page } from '@playwright/test';
import { openMenu, openPanel } from '../support/frame';
import { fillLogin, screenOf } from '../support/steps';
import { shot } from './shot';

/** Home, side menu, wallet panel and member centre, as a member sees them. */
export async function frameScreens(page: Page): Promise<string[]> {
  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Demo1234');
  await screenOf(page, 'home').waitFor();
  await page.getByRole('button', { name: 'Quick links' }).waitFor();
  const home = await shot(page);
  const menu = await openMenu(page);
  const menuShot = await shot(page);
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'detached' });
  await openPanel(page, 'Deposit');
  const wallet = await shot(page);
  await page.goto('/m/member/home');
  await screenOf(page, 'member-home').waitFor();
  return [home, menuShot, wallet, await shot(page)];
}
