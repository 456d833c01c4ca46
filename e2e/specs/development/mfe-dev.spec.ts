import path from 'node:path';
import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { median } from 'services/figures/statistics';
import { expect, test } from '../../support/fixtures';
import { developSection, type DevelopedSection } from '../../support/releases/developed-section';
import {
  ACTIVITY_SCREEN,
  expectNoteKept,
  noteEdits,
  noteIn,
  saveNote,
  saveNoteAndSee,
  typeNote,
} from '../../support/releases/noted-screen';
import { screenOf } from '../../support/steps';
import type { Edit } from '../../support/variants';

const SECTION = 'mfe-promotions';
const SCREEN = ACTIVITY_SCREEN.file;
const STYLE = 'src/screens/activity/activity-screen.module.css';

/** Saves in a row: `pnpm e2e:refresh` makes a hundred. */
const SAVES = process.env['REFRESH'] === 'all' ? 100 : 10;

/** The screen gets a note, whose style has a file. */
const EDITS: readonly Edit[] = [
  ...noteEdits(ACTIVITY_SCREEN),
  { file: SCREEN, from: '<label>', to: '<label className={styles.note}>' },
  {
    file: SCREEN,
    from: "import { useT } from '../../i18n';",
    to: "import { useT } from '../../i18n';\nimport styles from './activity-screen.module.css';",
  },
  { file: STYLE, from: '  .list {', to: '  .note {\n    padding: 1px;\n  }\n\n  .list {' },
];

test.describe.configure({ mode: 'serial' });

let section: DevelopedSection;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  section = await developSection(SECTION, EDITS);
});
test.afterAll(() => section.close());

const overlay = (page: Page) => page.getByRole('alertdialog');

/** Opens the screen, and types into it. */
async function open(page: Page): Promise<void> {
  await page.goto(section.start('/m/activity'));
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', /-dev/);
  await typeNote(page);
}

const saveAndSee = (page: Page, count: number): Promise<number> =>
  saveNoteAndSee(page, section, ACTIVITY_SCREEN, count);

test('every save of a screen is seen, without a reload, and what is typed stays', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page);
  const times: number[] = [];
  for (let count = 1; count <= SAVES; count += 1) times.push(await saveAndSee(page, count));
  // What was undone leads on to something else than before.
  for (const count of [SAVES - 1, SAVES + 1]) await saveAndSee(page, count);
  await expectNoteKept(page);
  const [middle, longest] = [median(times), Math.max(...times)].map(Math.round);
  process.stdout.write(`From a save to the page: median ${middle} ms of ${SAVES}, at most ${longest} ms\n`);
});

test('of saves that come faster than builds, the last is seen, without a reload', async ({ page }) => {
  await open(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(new URL(request.url()).pathname)));
  for (let count = 1; count < SAVES; count += 1) saveNote(section, ACTIVITY_SCREEN, 1000 + count);
  await saveAndSee(page, 2000);
  await expectNoteKept(page);
  // Styles have their own way into the page: no update of a screen brings them again.
  expect(fetched.filter((name) => /^screen-activity\..*\.css$/.test(name))).toEqual([]);
});

test('a style is exchanged without a reload', async ({ page }) => {
  await open(page);
  const label = page.locator('label', { has: noteIn(page) });
  await expect(label).toHaveCSS('padding', '1px');
  section.save(STYLE, (text) => text.replace('padding: 1px', 'padding: 7px'));
  await expect(label).toHaveCSS('padding', '7px');
  await expectNoteKept(page);
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
  await expectNoteKept(page);
  // A plain write empties the file first; a build of that would take the screen away, and what is typed with it.
  let written = '';
  section.save(SCREEN, (text) => {
    written = text;
    return '';
  });
  await expect(overlay(page)).toContainText('The file is empty');
  section.save(SCREEN, () => written);
  await expect(overlay(page)).toHaveCount(0);
  await expectNoteKept(page);
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
  await expect(noteIn(page)).toBeVisible();
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

test('a file that exports more than components reloads the page', async ({ page }) => {
  await open(page);
  section.save(SCREEN, (text) => `${text}\nexport const further = 1;\n`);
  await expect(page.locator('html[data-marked]')).toHaveCount(0);
  await expect(noteIn(page)).toHaveValue('');
  section.save(SCREEN, (text) => text.replace('\nexport const further = 1;\n', ''));
});

test('a wrong answer of the gateway is named in the console: call, field, reason', async ({ page }) => {
  const isAnnouncements = (url: URL): boolean => url.pathname === `${API_PREFIX}${announcements.path}`;
  await page.route(isAnnouncements, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { promotion?: { title?: unknown }[] } };
    for (const promotion of answer.value.promotion ?? []) promotion.title = { of: 'another dialect' };
    await route.fulfill({ response, json: answer });
  });
  const told = page.waitForEvent('console', (message) => message.text().startsWith(announcements.id));
  await page.goto(section.start('/m/activity'));
  const message = await told;
  expect(message.type()).toBe('warning');
  expect(message.text()).toMatch(/^R-60: promotion\.0\.title is not /);
});

test('the command says what would keep the section from being released', async () => {
  await expect.poll(() => section.said()).toMatch(/mfe-promotions: (within its budgets|.* is too heavy: )/);
});
