import type { Page } from '@playwright/test';
import { keepResult } from 'services/results';
import { PATHS } from 'shared-contracts/paths';
import { bringInto, callsUnderWay, emptied, STATES, type State } from '../../axe/answers';
import { axeTable, type Look } from '../../axe/axe-table';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { MAIN_SCREENS, type FrameRow, type Persona } from '../../support/page-tables/frame-table';
import { moveTo, standardFaults } from '../../support/page-frame';
import { onePerScreen, rowsFirstShownTo, rowsShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

/** `pnpm e2e:axe` looks at every screen in every state and both themes; a usual run at the main ones that wait or failed. */
const isWhole = process.env['AXE'] === 'all';
const THEMES = isWhole ? (['dark', 'light'] as const) : (['light'] as const);
const TRIED: readonly State[] = isWhole ? STATES : ['waiting', 'failed'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const looks: Look[] = [];
/** Walks that came to their end. */
const walks = new Set<string>();

function rowsFor(who: Persona, table: readonly FrameRow[]): readonly FrameRow[] {
  const shown = isWhole ? rowsFirstShownTo(who, table) : rowsShownTo(who, table);
  return onePerScreen(shown.filter(({ path: at }) => (isWhole ? at !== PATHS.trial : MAIN_SCREENS[who].includes(at))));
}

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';

/** Two frames in which nothing was asked for: what a screen asks when it comes it has asked by then. */
async function waitForAnswers(page: Page, calls: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = calls();
      await page.evaluate(TWO_FRAMES);
      return before + calls();
    })
    .toBe(0);
}

/** Which screen stands there in the end: what the empty answers do not have may lead elsewhere. */
async function settledScreen(page: Page, row: FrameRow, state: State, calls: () => number): Promise<string> {
  const meant = page.locator(`main[data-screen="${row.screen}"]`);
  if (state === 'empty') await meant.waitFor({ timeout: 2000 }).catch(() => undefined);
  else await expect(meant).toBeVisible();
  if (state !== 'waiting') await waitForAnswers(page, calls);
  const main = page.locator('main[data-screen]');
  return `${await main.getAttribute('data-remote')} ${await main.getAttribute('data-screen')}`;
}

/** What began to fade in after the first look is no fault at the second one. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  const faults = await standardFaults(page);
  return faults.length === 0 ? faults : standardFaults(page);
}

for (const theme of THEMES)
  for (const state of TRIED)
    for (const who of ['visitor', 'member', 'agent'] as const)
      test(`every screen is for everybody, ${state}, ${theme}, for ${who}`, async ({ page, expectFaults }) => {
        test.setTimeout(300_000);
        expectFaults(/status of (?:404|500)/, /preload/);
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        if (who !== 'visitor') await signIn(page, `demo_${who}`);
        await page.goto(PATHS.settings);
        await expect(screenOf(page, 'settings')).toBeVisible();
        const queries = await detailQueries(page);
        const rows = rowsFor(who, await tableOn(page));
        await bringInto(page, state);
        const calls = callsUnderWay(page);
        let alerts = 0;
        for (const row of rows)
          await test.step(row.path, async () => {
            await moveTo(page, `${row.path}${queries[row.path] ?? ''}`);
            const screen = await settledScreen(page, row, state, calls);
            alerts += await page.getByRole('main').getByRole('alert').count();
            const faults = await lastingFaults(page);
            looks.push({ screen, state, faults });
            expect.soft(faults, `${row.path}, ${state}`).toEqual([]);
          });
        if (state === 'failed') expect(alerts, 'screens that say what failed').toBeGreaterThan(1);
        walks.add([theme, state, who].join(' '));
      });

test('a whole look came to the end of every walk, and keeps what it found', () => {
  if (!isWhole) return;
  expect(walks.size, 'walks that came to their end').toBe(THEMES.length * TRIED.length * 3);
  keepResult('axe.md', axeTable(looks));
});

test('an answer without lists keeps all else', () => {
  expect(emptied({ value: { list: [1], total: 2, inner: { games: [{}], name: 'a' } }, code: null })).toEqual({
    value: { list: [], total: 2, inner: { games: [], name: 'a' } },
    code: null,
  });
});

test('the table counts looks and faults', () => {
  const look = (screen: string, state: State, ...faults: string[]): Look => ({ screen, state, faults });
  const table = axeTable([look('b', 'shown'), look('a', 'shown', 'x', 'y'), look('a', 'shown'), look('a', 'empty')]);
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.slice(2).map((row) => row.slice(1, -1))).toEqual([
    ['a', '2', '0', '0', '1', '2'],
    ['b', '1', '0', '0', '0', '0'],
    ['all', '3', '0', '0', '1', '2'],
  ]);
});
