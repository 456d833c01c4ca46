import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { brokenWords } from '../../support/page-checks/broken-words';
import { screenOf, signIn } from '../../support/steps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a reader does to a page's text. */
const LETTERS: Readonly<Record<string, string>> = {
  'letters twice as large': ':root { font-size: 200% !important }',
  'the text spacing of WCAG 1.4.12':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
};

async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** Names of games that are not shown whole. */
function cutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-game]')].flatMap((tile) => {
      const name = tile.querySelector<HTMLElement>('[translate="no"]');
      const place = tile.closest('li, [role="listitem"]');
      if (name === null || place === null) return [];
      const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
      const isOver = tile.getBoundingClientRect().bottom > place.getBoundingClientRect().bottom + 1;
      return isCut || isOver ? [name.textContent] : [];
    }),
  );
}

/** Longer words, and amounts, may be wider than half a phone. */
const WORD = /^\p{L}{2,14}$/u;

for (const { title, width, rules } of [
  { title: 'with letters twice as large', width: 390, rules: LETTERS['letters twice as large'] ?? '' },
  { title: 'on half a phone', width: 195, rules: '' },
])
  test(`no word is broken ${title}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectWhole = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(screenOf(page)).toBeVisible();
      await addRules(page, rules);
      const broken = async (): Promise<readonly string[]> =>
        (await brokenWords(page)).filter((word) => WORD.test(word));
      await expect.poll(broken, path).toEqual([]);
    };
    for (const path of [PATHS.home, PATHS.login, PATHS.rng]) await expectWhole(path);
    await signIn(page, 'demo_member');
    for (const path of [PATHS.memberHome, PATHS.deposit]) await expectWhole(path);
  });

for (const [what, rules] of Object.entries(LETTERS))
  for (const width of [390, 320])
    test(`no name of a game is cut by ${what}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [PATHS.rng, PATHS.home]) {
        await page.goto(path);
        await expect(page.locator('main [data-game]').first()).toBeVisible();
        await addRules(page, rules);
        await expect.poll(() => cutNames(page), path).toEqual([]);
      }
    });

test('on half a phone the heading of a page has room', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of [PATHS.lottery, PATHS.gameList, PATHS.rng, PATHS.message]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const box = await heading.boundingBox();
    expect(box?.width, path).toBeGreaterThan(120);
    expect(box?.height, path).toBeLessThan(70);
  }
});

test('in a view as low as at 400 % the bars leave most of it to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [PATHS.home, PATHS.rng, PATHS.help, PATHS.lottery]) {
    await page.goto(path);
    await expect(screenOf(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    const taken = (): Promise<number> =>
      page.evaluate(() => {
        const bars = [...document.querySelectorAll('*')].filter((element) => {
          const { position } = getComputedStyle(element);
          const { width, height, top, bottom } = element.getBoundingClientRect();
          const sticks = position === 'fixed' || position === 'sticky';
          return sticks && width > innerWidth * 0.8 && height > 0 && bottom > 0 && top < innerHeight;
        });
        const heights = bars.map((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return Math.min(bottom, innerHeight) - Math.max(top, 0);
        });
        return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
      });
    await expect.poll(taken, path).toBeLessThan(0.3);
  }
});
