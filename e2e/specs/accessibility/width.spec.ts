import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { brokenWords } from '../../support/page-checks/broken-words';
import { clippedWords } from '../../support/page-checks/own-words';
import { moveTo } from '../../support/page-frame';
import { onePerScreen, rowsFirstShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';
import { tooWide } from '../../support/page-checks/overflow';

const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const SMALLEST = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function setLetters(page: Page, share: string): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), share);
}

/** With letters twice as large, lying on its side and on the smallest phone: everything has its place in the window. */
async function lookAt(page: Page, at: string): Promise<void> {
  const settles = expect.configure({ soft: true, timeout: 10_000 });
  await setLetters(page, '200%');
  const faults = async (): Promise<readonly string[]> => [...(await tooWide(page)), ...(await clippedWords(page))];
  await settles.poll(faults, { message: `${at} with letters twice as large` }).toEqual([]);
  await setLetters(page, '100%');
  for (const size of [LYING, SMALLEST]) {
    await page.setViewportSize(size);
    await settles.poll(() => tooWide(page), { message: `${at} ${size.width} wide` }).toEqual([]);
  }
  await settles.poll(() => brokenWords(page), { message: `${at} on the smallest phone` }).toEqual([]);
  await page.setViewportSize(PHONE);
}

/** A usual language, and the one with the longest words. */
const LANGUAGES = ['EN', 'TY'] as const;

for (const who of ['visitor', 'member', 'agent'] as const)
  for (const language of LANGUAGES)
    test(`nothing is wider than the window, turned, small or with large letters, for ${who} in ${language}`, async ({
      page,
      expectFaults,
    }) => {
      test.setTimeout(240_000);
      // The agent has no contract of that kind, and says so.
      if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
      if (who === 'visitor') await page.goto(PATHS.login);
      else await signIn(page, `demo_${who}`);
      await page.evaluate((name) => localStorage.setItem('language', name), language);
      await page.goto(PATHS.settings);
      await expect(screenOf(page, 'settings')).toBeVisible();
      const queries = await detailQueries(page);
      const rows = rowsFirstShownTo(who, await tableOn(page)).filter(({ path }) => path !== PATHS.trial);
      for (const row of onePerScreen(rows))
        await test.step(`${row.path} for ${who}`, async () => {
          await moveTo(page, `${row.path}${queries[row.path] ?? ''}`);
          await expect(screenOf(page, row.screen)).toBeVisible();
          await lookAt(page, row.path);
        });
    });

test('a reader may enlarge every page with two fingers', async ({ page }) => {
  for (const path of [PATHS.home, PATHS.vipDocument]) {
    await page.goto(path);
    const rules = await page.locator('meta[name="viewport"]').evaluateAll((all) => all.map((meta) => meta.outerHTML));
    expect(rules, path).toHaveLength(1);
    expect(rules[0], path).toContain('width=device-width');
    expect(rules[0], path).not.toMatch(/maximum-scale|minimum-scale|user-scalable/);
  }
});

test('the measure sees what stands beyond the edge, and lets be what can be scrolled to', async ({ page }) => {
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const add = (text: string, rules: Readonly<Record<string, string>>): void => {
      const box = main.appendChild(document.createElement('div'));
      const words = box.appendChild(document.createElement('span'));
      words.append(text);
      words.style.setProperty('white-space', 'nowrap');
      for (const [name, value] of Object.entries(rules)) box.style.setProperty(name, value);
    };
    const long = 'long '.repeat(60);
    add(`scrolled ${long}`, { 'overflow-x': 'auto' });
    add(`ended ${long}`, { overflow: 'hidden', 'text-overflow': 'ellipsis' });
    add(`cut ${long}`, { overflow: 'hidden' });
  });
  expect(await tooWide(page)).toEqual([expect.stringMatching(/^cut long /)]);
  await page.getByRole('main').evaluate((main) => {
    const wide = main.appendChild(document.createElement('div'));
    wide.style.setProperty('width', '400px');
    wide.style.setProperty('height', '4px');
    const button = main.appendChild(document.createElement('button'));
    button.style.setProperty('width', '40px');
    button.style.setProperty('margin-left', '-20px');
  });
  expect(await tooWide(page)).toEqual([
    expect.stringMatching(/^the page is 4\d\d wide$/),
    expect.stringMatching(/^button from -\d/),
    expect.stringMatching(/^cut long /),
  ]);
});
