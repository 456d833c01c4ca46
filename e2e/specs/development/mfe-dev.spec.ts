import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { developSection, type DevelopedSection } from '../../support/releases/developed-section';
import { screenOf } from '../../support/steps';
import type { Edit } from '../../support/variants';

const SECTION = 'mfe-promotions';
const SCREEN = 'src/screens/activity/activity-screen.tsx';
const STYLE = 'src/screens/activity/activity-screen.module.css';

/** Saves in a row: `pnpm e2e:refresh` makes a hundred. */
const SAVES = process.env['REFRESH'] === 'all' ? 100 : 10;

/** The screen gets a field that keeps what is typed, and a text that saves change. */
const EDITS: readonly Edit[] = [
  {
    file: SCREEN,
    from: "import type { ReactNode } from 'react';",
    to: "import { useState, type ReactNode } from 'react';\nimport styles from './activity-screen.module.css';",
  },
  { file: SCREEN, from: '<PulledActivity read={read} />', to: '<Note />\n      <PulledActivity read={read} />' },
  {
    file: SCREEN,
    from: 'interface ContentProps {',
    to: `function Note(): ReactNode {
  const [typed, setTyped] = useState('');
  return (
    <label className={styles.note}>
      Saved 0 times
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

interface ContentProps {`,
  },
  { file: STYLE, from: '  .list {', to: '  .note {\n    padding: 1px;\n  }\n\n  .list {' },
];

const TYPED = 'typed before the save';

test.describe.configure({ mode: 'serial' });

let section: DevelopedSection;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  section = await developSection(SECTION, EDITS);
});
test.afterAll(() => section.close());

const note = (page: Page) => page.getByLabel(/Saved/);
const overlay = (page: Page) => page.getByRole('alertdialog');

/** Opens the screen, types into it, and marks the document: a reload loses both. */
async function open(page: Page): Promise<void> {
  await page.goto(section.start('/m/activity'));
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', /-dev/);
  await note(page).fill(TYPED);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function expectKept(page: Page): Promise<void> {
  await expect(note(page)).toHaveValue(TYPED);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

/** Saves the screen with a number in its text; gives the milliseconds until a page shows it. */
async function saveAndSee(page: Page, count: number): Promise<number> {
  const seen = page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text) === true,
    `Saved ${count} times`,
  );
  const started = performance.now();
  section.save(SCREEN, (text) => text.replace(/Saved \d+ times/, `Saved ${count} times`));
  await seen;
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

test('every save of a screen is seen, without a reload, and what is typed stays', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page);
  const times: number[] = [];
  for (let count = 1; count <= SAVES; count += 1) times.push(await saveAndSee(page, count));
  await expectKept(page);
  const [middle, longest] = [median(times), Math.max(...times)].map(Math.round);
  process.stdout.write(`From a save to the page: median ${middle} ms of ${SAVES}, at most ${longest} ms\n`);
});

test('a style is exchanged without a reload', async ({ page }) => {
  await open(page);
  const label = page.locator('label', { has: note(page) });
  await expect(label).toHaveCSS('padding', '1px');
  section.save(STYLE, (text) => text.replace('padding: 1px', 'padding: 7px'));
  await expect(label).toHaveCSS('padding', '7px');
  await expectKept(page);
  section.save(STYLE, (text) => text.replace('padding: 7px', 'padding: 1px'));
  await expect(label).toHaveCSS('padding', '1px');
});

test('what keeps a section from being built lies over the page until it is mended', async ({ page }) => {
  await open(page);
  section.save(SCREEN, (text) => text.replace('function Note()', 'function Note(('));
  await expect(overlay(page)).toContainText('The section does not build');
  await expect(overlay(page)).toContainText(/activity-screen\.tsx:\d+/);
  section.save(SCREEN, (text) => text.replace('function Note((', 'function Note()'));
  await expect(overlay(page)).toHaveCount(0);
  await expectKept(page);
});

test('what a screen throws lies over the page, and no other version stands in', async ({ page, expectFaults }) => {
  expectFaults(/Broken on purpose/, /The above error occurred|%o/);
  await open(page);
  const broken = "if (document.title !== '-') throw new Error('Broken on purpose');";
  section.save(SCREEN, (text) => text.replace('  const [typed', `  ${broken}\n  const [typed`));
  await expect(overlay(page)).toContainText('Broken on purpose');
  await expect(overlay(page)).toContainText(/Note src\/screens\/activity\/activity-screen\.tsx:\d+/);
  await expect(page.locator('[data-screen="activity"]')).toHaveCount(0);
  section.save(SCREEN, (text) => text.replace(`  ${broken}\n`, ''));
  await expect(overlay(page)).toHaveCount(0);
  await expect(note(page)).toBeVisible();
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

test('a file that exports more than components reloads the page', async ({ page }) => {
  await open(page);
  section.save(SCREEN, (text) => `${text}\nexport const further = 1;\n`);
  await expect(page.locator('html[data-marked]')).toHaveCount(0);
  await expect(note(page)).toHaveValue('');
  section.save(SCREEN, (text) => text.replace('\nexport const further = 1;\n', ''));
});

test('the command says what would keep the section from being released', async () => {
  await expect.poll(() => section.said()).toMatch(/mfe-promotions: (within its budgets|.* is too heavy: )/);
});
