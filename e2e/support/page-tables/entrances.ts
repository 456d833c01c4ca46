import { expect, type Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import type { Persona } from './frame-table';
import { screenOf, signIn } from '../steps';

/** Starts a trial. */
export async function startTrial(page: Page): Promise<void> {
  await page.goto(PATHS.trial);
  await expect(screenOf(page, 'home')).toBeVisible();
}

/** How each persona comes to the site. */
export const ENTRANCES: Readonly<Record<Persona, (page: Page) => Promise<void>>> = {
  visitor: async (page) => void (await page.goto(PATHS.login)),
  member: (page) => signIn(page, 'demo_member'),
  agent: (page) => signIn(page, 'demo_agent'),
  trial: startTrial,
};
