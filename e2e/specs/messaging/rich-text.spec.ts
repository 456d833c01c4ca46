import type { Locator, Page } from '@playwright/test';
import { contrast } from 'shared-contracts/color';
import { EDITORS_TEXTS } from 'shared-kit/testing/editors-html';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';
import { tooWide } from '../../support/page-checks/overflow';

const START = 1_767_571_200_000;
const items = EDITORS_TEXTS.map(({ editor, html }, index) => ({
  id: index + 1,
  title: `By ${editor}`,
  content: html,
  category: 'NEW',
  startDate: START,
}));

/** What of a shown text is wider than its place, split, or laid over its neighbour. */
function faultsOf(text: Locator): Promise<string[]> {
  return text.evaluate((place) => {
    const faults: string[] = [];
    const width = place.getBoundingClientRect().right + 1;
    const isHeld = (element: Element): boolean => element.closest('[data-scroll]') !== null;
    for (const element of place.querySelectorAll('*'))
      if (!isHeld(element) && element.getBoundingClientRect().right > width)
        faults.push(`wide: ${element.outerHTML.slice(0, 80)}`);
    for (const frame of place.querySelectorAll('[data-scroll]')) {
      const { right } = frame.getBoundingClientRect();
      if (right > width) faults.push('a frame is wide');
      if (frame.scrollWidth > frame.clientWidth && getComputedStyle(frame).overflowX !== 'auto')
        faults.push('a frame does not scroll');
    }
    // A word that is broken stands in more than one line.
    const range = document.createRange();
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[\w,.]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${word}`);
        const cell = node.parentElement?.closest('td, th')?.getBoundingClientRect();
        if (cell !== undefined && range.getBoundingClientRect().right > cell.right + 1)
          faults.push(`out of its cell: ${word}`);
      }
    }
    return faults;
  });
}

/** Words whose colour is too near to what lies behind them; buttons have the site's own colours. */
async function faintWords(text: Locator): Promise<string[]> {
  const drawn = await text.evaluate((place) => {
    const bytes = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const hex = (colour: number[]): string =>
      `#${colour
        .slice(0, 3)
        .map((byte) => Math.round(byte).toString(16).padStart(2, '0'))
        .join('')}`;
    const card = getComputedStyle(place).getPropertyValue('--brand-card').trim();
    const groundOf = (element: Element | null): string => {
      if (element === null || !place.contains(element)) return card;
      const ground = bytes(getComputedStyle(element).backgroundColor);
      return (ground[3] ?? 1) === 1 && ground.length > 0 ? hex(ground) : groundOf(element.parentElement);
    };
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const words: { ink: string; ground: string; data: string }[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() === '' || parentElement === null || parentElement.closest('[data-button]') !== null) continue;
      // What stands around the server's text, such as the next step of a promotion, is the site's own.
      if (parentElement.closest('[role="presentation"]') === null) continue;
      words.push({ ink: hex(bytes(getComputedStyle(parentElement).color)), ground: groundOf(parentElement), data });
    }
    return words;
  });
  return drawn.filter(({ ink, ground }) => contrast(ink, ground) < 4.5).map((words) => JSON.stringify(words));
}

/** Opens every closed text of a list and looks at each. */
async function lookAtAll(page: Page, entries: Locator, open: (entry: Locator) => Promise<Locator>): Promise<void> {
  for (const [index, { shown, hidden }] of EDITORS_TEXTS.entries()) {
    const text = await open(entries.nth(index));
    for (const words of shown) await expect(text).toContainText(words);
    for (const words of hidden) await expect(text).not.toContainText(words);
    expect(await faultsOf(text)).toEqual([]);
    expect(await faintWords(text)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  }
}

async function openPanel(entry: Locator): Promise<Locator> {
  const button = entry.getByRole('button').first();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(button).toHaveAttribute('aria-controls', /./);
  const id = await button.getAttribute('aria-controls');
  return entry.page().locator(`[id="${id}"]`);
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  const body = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  await page.route(/\/images\/banner\/1\.png/, (route) => route.fulfill({ contentType: 'image/gif', body }));
});

for (const theme of ['dark', 'light'])
  test(`promotions of six editors in the ${theme} theme`, async ({ page, control }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await control.scenario('editors', { promotions: items });
    await page.goto('/m/activity');
    // The page comes with those of its rendering.
    await expect(page.getByRole('article')).toHaveCount(items.length);
    await lookAtAll(page, page.getByRole('article'), openPanel);
  });

test('notices of six editors, with their first words', async ({ page, control }) => {
  await control.scenario('editors', { notices: items });
  await page.goto('/m/notice');
  const list = screenOf(page, 'notice').getByRole('article');
  await expect(list).toHaveCount(items.length);
  await expect(list.nth(0)).toContainText('Weekend reload Deposit between Friday');
  await expect(list.nth(1)).toContainText('The member’s first deposit of the day counts. Bets on draws don’t.');
  await lookAtAll(page, list, openPanel);
});

test('messages of six editors', async ({ page, control }) => {
  const list = items.map(({ id, title, content }) => ({ id, title, content, time: START, read: true }));
  await control.scenario('editors', { answers: { 'R-58.list': { merge: { content: list } } } });
  await signIn(page, 'demo_member');
  await page.goto('/m/webEmail');
  const articles = screenOf(page, 'inbox').getByRole('article');
  await expect(articles).toHaveCount(items.length);
  await lookAtAll(page, articles, openPanel);
});

test('help of six editors', async ({ page, control }) => {
  const list = items.map(({ title, content }) => ({ title, content, children: [] }));
  await control.scenario('editors', { answers: { 'R-59': { value: { list } } } });
  await page.goto('/m/help');
  const entries = screenOf(page, 'help').locator(':has(> button[data-state])');
  await expect(entries).toHaveCount(items.length);
  await lookAtAll(page, entries, openPanel);
});

test('pop-ups of six editors, and a link of one leads into the site', async ({ page, control }) => {
  await page.addInitScript(() => sessionStorage.setItem('seenPopups', 'app'));
  await control.scenario('no-popups', { popups: items });
  await page.goto('/m/home');
  for (const { editor, shown } of EDITORS_TEXTS) {
    const dialog = page.getByRole('dialog', { name: `By ${editor}` });
    await expect(dialog).toContainText(shown[0] ?? '');
    expect(await faultsOf(dialog.getByRole('presentation').last())).toEqual([]);
    if (editor === 'wysiwyg') break;
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  const sameDocument = await page.evaluateHandle(() => document);
  await page.getByRole('link', { name: 'the reward centre' }).click();
  await expect(page).toHaveURL(/\/m\/(?:rewardCenter|login)/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sameDocument.evaluate((one) => one === document)).toBe(true);
});

test('links lead into the site without a new document, out of it in a tab of their own, and nowhere as words', async ({
  page,
  context,
  control,
}) => {
  const content =
    '<p><a href="activity?id=1">own</a> <a href="https://partner.example/">out</a> <a href="tel:123">call</a> <a href="#">nowhere</a></p>';
  await context.route('https://partner.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'out' }));
  await control.scenario('links', {
    notices: [{ id: 1, title: 'Links', content, startDate: START }],
    promotions: items,
  });
  await page.goto('/m/noticeDetail?id=1');
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'out' }).click();
  await expect(await popup).toHaveURL('https://partner.example/');
  await expect(page.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:123');
  await expect(page.getByText('nowhere')).toBeVisible();
  await expect(page.getByRole('link', { name: 'nowhere' })).toHaveCount(0);
  const sameDocument = await page.evaluateHandle(() => document);
  await page.getByRole('link', { name: 'own' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await sameDocument.evaluate((one) => one === document)).toBe(true);
});
