import { chromium } from '@playwright/test';
import { findBrowser } from 'e2e/browser/find-browser';
import { developSection } from 'pack/develop-section';
import { shellOf, type Person } from './person';

async function see(start: string, path: string, screen: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // Leads to the site, which loads the build from then on.
    await page.goto(start);
    await page.locator('[data-screen]').first().waitFor();
    await page.goto(new URL(path, start).href);
    await page.locator(`[data-screen="${screen}"][data-ready]`).waitFor();
    if (errors.length > 0) throw new Error(`${path} throws: ${errors.join('; ')}`);
  } finally {
    await browser.close();
  }
}

/** Runs `mfe dev` of a section that is installed, opens the site that it prints in a browser, and there one of its screens. */
export async function seeDevelopment(person: Person, section: string, path: string, screen: string): Promise<void> {
  const { start, close } = await developSection(section, shellOf(person));
  try {
    await see(start, path, screen);
  } finally {
    await close();
  }
}
