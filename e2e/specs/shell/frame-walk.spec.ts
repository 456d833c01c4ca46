import type { Page } from '@playwright/test';
import { HOME_PATHS, PATHS } from 'shared-contracts/paths';
import { parseBootDocument, type BootDocument } from 'shared-contracts/release/boot-document';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { ENTRANCES } from '../../support/page-tables/entrances';
import {
  frameTable,
  HOME_AFTER_NOTICE,
  HOME_WITH_GATE,
  OF_THE_ACCOUNT,
  PERSONAS,
  type FrameRow,
  type Persona,
} from '../../support/page-tables/frame-table';
import { frameOf, moveTo, seriousFaults, type PageFrame } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

/** The suite's phone and the smallest one: nothing may be wider. */
const WIDTH = 390;
const SMALLEST = { width: 320, height: 640 };
/** Whose walk is on the smallest phone; between them they see every page. */
const ON_SMALLEST: readonly Persona[] = ['agent', 'trial'];
const FOOTER_NAMES = { menu: ['Main navigation'], agent: ['Agent shortcuts'], none: [] };
/** The agent has no contract of that kind; the gateway says so with 404, which browsers tell the console. */
const WITHOUT_CONTRACT = { path: PATHS.hourContract, fault: /status of 404/ };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function bootOf(page: Page): Promise<BootDocument> {
  return parseBootDocument((await page.locator('#boot').textContent()) ?? '');
}

/** A walk over the table by one person. */
interface Walk {
  readonly page: Page;
  readonly who: Persona;
  readonly table: readonly FrameRow[];
  readonly queries: Readonly<Record<string, string>>;
}

function frameOfRow(row: FrameRow, at: string, width: number): PageFrame {
  return {
    at,
    screen: row.screen,
    owner: row.owner,
    headers: row.header === 'none' ? [] : [row.header],
    titles: row.title === null ? [] : [row.title],
    backArrows: row.hasBack ? 1 : 0,
    footers: FOOTER_NAMES[row.footer],
    noticeBlock: row.header === 'home' ? ['home.banner', 'home.ticker'] : [],
    floatingWidgets: row.path === PATHS.vipDocument ? 0 : 1,
    width,
  };
}

function accessOf(row: FrameRow, who: Persona): string {
  return row.access[PERSONAS.indexOf(who)] ?? '';
}

/** Where someone ends who opens a path, and what stands there. */
function outcomeOf(row: FrameRow, { who, table }: Walk, address: string): PageFrame {
  const access = accessOf(row, who);
  const width = ON_SMALLEST.includes(who) ? SMALLEST.width : WIDTH;
  if (access === 'shown') return frameOfRow(row, address, width);
  const target = [HOME_WITH_GATE, HOME_AFTER_NOTICE].includes(access) ? PATHS.home : access;
  const shown = table.find(({ path }) => path === target.split('?')[0]);
  if (shown === undefined) throw new Error(`the table has no row for ${target}`);
  return frameOfRow(shown, target, width);
}

/**
 * What tells pages apart for axe: the screen and the frame around it. Lists of games, spellings of home and
 * screens that are not there yet are one page each; a notice or promotion by its id is one of its own.
 */
function pageOf({ owner, screen, header, footer }: FrameRow, query: string): string {
  return [owner, screen, header, footer, query === '' ? 'whole' : 'one'].join(' ');
}

/** Each page is looked at by the first who may open it, and where a member sees another one, by that member. */
function isLookedAt(row: FrameRow, { who, table, queries }: Walk): boolean {
  if (accessOf(row, who) !== 'shown') return false;
  if (who === 'member' && OF_THE_ACCOUNT.includes(row.path)) return true;
  const keyOf = (one: FrameRow): string => pageOf(one, queries[one.path] ?? '');
  const first = PERSONAS.flatMap((persona) =>
    table
      .filter((one) => accessOf(one, persona) === 'shown' && keyOf(one) === keyOf(row))
      .map((one) => ({ persona, one })),
  )[0];
  return first?.persona === who && first.one === row;
}

/** A trial at a door for real accounts is told so over home, and puts the question away. */
async function expectGate(page: Page, message: string): Promise<void> {
  const gate = page.getByRole('alertdialog', { name: 'Real account needed' });
  await expect.soft(gate, message).toContainText('Please login an actual account to use this function');
  await expect.soft(gate.getByRole('button', { name: 'Register' }), message).toBeVisible();
  await gate.getByRole('button', { name: 'Cancel' }).click();
  await expect.soft(gate, message).toHaveCount(0);
}

/**
 * What visitors may open or must sign in for they open as an address, each a document of its own. All else is
 * gone to inside the page, as by its links: what a document does at its start does not depend on who opens it. The
 * document at /vip.html has no site around it to go on in.
 */
async function stepOn(walk: Walk, row: FrameRow): Promise<void> {
  const { page, who, queries } = walk;
  const address = `${row.path}${queries[row.path] ?? ''}`;
  const message = `${address} for ${who}`;
  const access = accessOf(row, who);
  const isInsideSite = new URL(page.url()).pathname !== PATHS.vipDocument;
  if ((who === 'visitor' && access !== PATHS.home) || !isInsideSite) await page.goto(address, { waitUntil: 'commit' });
  else await moveTo(page, address);
  if (access === HOME_AFTER_NOTICE)
    await page.getByRole('alertdialog', { name: 'You are an agent' }).getByRole('button', { name: 'Close' }).click();
  await expect
    .configure({ soft: true })
    .poll(() => frameOf(page).catch(() => null), { message, intervals: [30, 60, 100] })
    .toEqual(outcomeOf(row, walk, address));
  if (access === HOME_WITH_GATE) await expectGate(page, message);
  else expect.soft(await page.getByRole('alertdialog').count(), message).toBe(0);
  if (access.startsWith(PATHS.login)) {
    const refusal = page.getByText('Sorry, you are not logged in! please login first');
    await expect.soft(refusal, message).toBeVisible();
  }
  if (isLookedAt(row, walk)) expect.soft(await seriousFaults(page), `axe on ${message}`).toEqual([]);
}

for (const who of PERSONAS) {
  test(`every path in its frame, for ${who}`, async ({ page, control, expectFaults }) => {
    test.setTimeout(240_000);
    if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
    // The page that starts a trial stays as long as the start takes.
    if (who === 'visitor') await control.scenario('trial', { answers: { 'R-08': { delayMs: 6000 } } });
    if (ON_SMALLEST.includes(who)) await page.setViewportSize(SMALLEST);
    await ENTRANCES[who](page);
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const walk = { page, who, table: frameTable(await bootOf(page)), queries: await detailQueries(page) };
    for (const row of walk.table)
      await test.step(`${row.path} for ${who}`, async () => {
        await stepOn(walk, row);
        const isWithout = who === 'agent' && row.path === WITHOUT_CONTRACT.path;
        const expected = isWithout ? [expect.stringMatching(WITHOUT_CONTRACT.fault)] : [];
        expect.soft(faults.splice(0), `console on ${row.path} for ${who}`).toEqual(expected);
      });
  });
}

test('the walk leaves out no path that is named, and none that a section brings', async ({ page }) => {
  await page.goto(PATHS.login);
  const boot = await bootOf(page);
  const brought = Object.values(boot.releases)
    .flatMap((versions) => Object.values(versions ?? {}))
    .flatMap(({ contributions }) => contributions.routes.map(({ path }) => path));
  const walked = frameTable(boot).map(({ path }) => path);
  const named = [...Object.values(PATHS), ...HOME_PATHS];
  expect([...brought, ...named].filter((path) => !walked.includes(path))).toEqual([]);
  expect(walked).toHaveLength(new Set(walked).size);
});

test('the walk sees a page that is too wide, a second way back, and a control without a name', async ({ page }) => {
  await page.goto(PATHS.settings);
  await expect.poll(() => frameOf(page)).toMatchObject({ screen: 'settings', backArrows: 1, width: WIDTH });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const [wide, back, nameless] = ['div', 'button', 'button'].map((tag) =>
      main.appendChild(document.createElement(tag)),
    );
    wide?.style.setProperty('min-width', '600px');
    wide?.append('wide');
    back?.setAttribute('aria-label', 'Back');
    back?.append('back');
    nameless?.style.setProperty('padding', '24px');
  });
  const { backArrows, width } = await frameOf(page);
  expect(backArrows).toBe(2);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(await seriousFaults(page)).toEqual([expect.stringMatching(/^button-name /)]);
});

test('the light theme is for everybody too', async ({ page }) => {
  const lookAt = async (path: string, screen: string): Promise<void> => {
    await moveTo(page, path);
    await expect(screenOf(page, screen)).toBeVisible();
    if (screen === 'home') await expect(page.locator('[data-slot="home.catalogue"] [data-game]').first()).toBeVisible();
    expect.soft(await seriousFaults(page), `axe on ${path}`).toEqual([]);
  };
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto(PATHS.login);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await lookAt(PATHS.login, 'login');
  await lookAt(PATHS.home, 'home');
  await signIn(page, 'demo_member');
  await lookAt(PATHS.home, 'home');
  await lookAt(PATHS.memberHome, 'member-home');
  await lookAt(PATHS.settings, 'settings');
});
