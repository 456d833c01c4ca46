import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { announcements, type Announcements } from 'shared-contracts/api/endpoints/announcements';
import { HEADER } from 'shared-contracts/api/http-headers';
import { HOME_PATHS, PATHS } from 'shared-contracts/paths';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { expect, test } from '../../support/fixtures';
import {
  FRAME_TABLE,
  HOME_WITH_GATE,
  LATER_PATHS,
  PERSONAS,
  type FrameRow,
  type Persona,
} from '../../support/frame-table';
import { frameOf, seriousFaults, type PageFrame } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

/** The narrowest phone of the suite: nothing may be wider. */
const WIDTH = 390;
const FOOTER_NAMES = { menu: ['Main navigation'], agent: ['Agent shortcuts'], none: [] };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the gateway's notices and promotions are called: their pages show one by its id. */
async function detailQueries(page: Page): Promise<Readonly<Record<string, string>>> {
  const answer = await page.request.get(`${API_PREFIX}${announcements.path}`, {
    params: { types: 'PR,PL', platform: 'M', merchantCode: 'aurora' },
    headers: { [HEADER.merchant]: 'aurora' },
  });
  const { promotion, player } = ((await answer.json()) as { value: Announcements }).value;
  return {
    [PATHS.activityDetail]: `?id=${promotion[0]?.id}`,
    [PATHS.noticeDetail]: `?id=${player[0]?.id}`,
  };
}

function rowOf(path: string): FrameRow {
  const row = FRAME_TABLE.find((candidate) => candidate.path === path);
  if (row === undefined) throw new Error(`the table has no row for ${path}`);
  return row;
}

function frameOfRow(row: FrameRow, at: string): PageFrame {
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
    width: WIDTH,
  };
}

/** Where someone ends who opens a path, and what stands there. */
function outcomeOf(row: FrameRow, who: Persona, address: string): PageFrame {
  const access = row.access[PERSONAS.indexOf(who)] ?? '';
  if (access === 'shown') return frameOfRow(row, address);
  const target = access === HOME_WITH_GATE ? PATHS.home : access;
  return frameOfRow(rowOf(target.split('?')[0] ?? ''), target);
}

/** Each page is looked at with axe once: by the first who may open it. */
function isFirstToSee(row: FrameRow, who: Persona): boolean {
  return row.access.indexOf('shown') === PERSONAS.indexOf(who);
}

async function stepOn(page: Page, row: FrameRow, who: Persona, query = ''): Promise<void> {
  const address = `${row.path}${query}`;
  const message = `${address} for ${who}`;
  const access = row.access[PERSONAS.indexOf(who)] ?? '';
  await page.goto(address, { waitUntil: 'commit' });
  await expect
    .configure({ soft: true })
    .poll(() => frameOf(page).catch(() => null), { message, timeout: 8000, intervals: [50] })
    .toEqual(outcomeOf(row, who, address));
  const gate = page.getByRole('alertdialog', { name: 'Real account needed' });
  if (access === HOME_WITH_GATE) {
    await expect.soft(gate, message).toContainText('Please login an actual account to use this function');
    await expect.soft(gate.getByRole('button', { name: 'Register' }), message).toBeVisible();
  } else expect.soft(await gate.count(), message).toBe(0);
  if (access.startsWith(PATHS.login)) {
    const refusal = page.getByText('Sorry, you are not logged in! please login first');
    await expect.soft(refusal, message).toBeVisible();
  }
  if (isFirstToSee(row, who)) expect.soft(await seriousFaults(page), `axe on ${message}`).toEqual([]);
}

/** Opens every path of the table as one person; what the console says is held against the path it is said on. */
async function walk(page: Page, who: Persona): Promise<void> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const queries = await detailQueries(page);
  const later = LATER_PATHS.map((path) => ({
    ...rowOf(PATHS.home),
    path,
    access: [PATHS.home, PATHS.home, PATHS.home, PATHS.home] as const,
  }));
  for (const row of [...FRAME_TABLE, ...later]) {
    await test.step(`${row.path} for ${who}`, async () => {
      await stepOn(page, row, who, queries[row.path]);
      expect.soft(faults.splice(0), `console on ${row.path} for ${who}`).toEqual([]);
    });
  }
}

const ENTRANCES: Readonly<Record<Persona, (page: Page) => Promise<void>>> = {
  visitor: () => Promise.resolve(),
  member: (page) => signIn(page, 'demo_member'),
  agent: (page) => signIn(page, 'demo_agent'),
  trial: async (page) => {
    await page.goto(PATHS.trial);
    await expect(screenOf(page, 'home')).toBeVisible();
  },
};

for (const who of PERSONAS) {
  test(`every path in its frame, for ${who}`, async ({ page, control }) => {
    test.setTimeout(150_000);
    // The page that starts a trial stays as long as the start takes.
    if (who === 'visitor') await control.scenario('trial', { answers: { 'R-08': { delayMs: 6000 } } });
    await ENTRANCES[who](page);
    await walk(page, who);
  });
}

test('the walk leaves out no path that is named, and none that a section brings', async ({ page }) => {
  await page.goto(PATHS.login);
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as BootDocument;
  const brought = Object.values(boot.releases)
    .flatMap((versions) => Object.values(versions ?? {}))
    .flatMap(({ contributions }) => contributions.routes.map(({ path }) => path));
  const walked = FRAME_TABLE.map(({ path }) => path);
  expect(brought.filter((path) => !walked.includes(path))).toEqual([]);
  const named = [...Object.values(PATHS), ...HOME_PATHS];
  expect(named.filter((path) => !walked.includes(path) && !LATER_PATHS.includes(path))).toEqual([]);
});

test('home, login and the member centre are for everybody in both themes', async ({ page }) => {
  const lookAt = async (path: string, screen: string): Promise<void> => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      await expect(screenOf(page, screen)).toBeVisible();
      if (screen === 'home')
        await expect(page.locator('[data-slot="home.catalogue"] [data-game]').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect.soft(await seriousFaults(page), `axe on ${path}, ${theme}`).toEqual([]);
    }
  };
  await page.goto(PATHS.login);
  await lookAt(PATHS.login, 'login');
  await lookAt(PATHS.home, 'home');
  await signIn(page, 'demo_member');
  await lookAt(PATHS.home, 'home');
  await lookAt(PATHS.memberHome, 'member-home');
});
