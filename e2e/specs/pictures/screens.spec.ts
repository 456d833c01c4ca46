import type { Browser, Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import { KeptFolder } from '../../pictures/compare/kept-folder';
import { hasSameLetters, keepLetters } from '../../pictures/compare/letters';
import {
  DEFAULT_MERCHANT,
  folderOf,
  isAskedFor,
  nameOf,
  readCompareOptions,
  setsOf,
  type PictureSet,
} from '../../pictures/compare/options';
import { expectKept, keepPicture, type Sight } from '../../pictures/compare/sight';
import { hideRestless, MOMENT, OWN_ADDRESS, Waiting } from '../../pictures/compare/stage';
import { detailQueries } from '../../support/detail-queries';
import { expect, test as base } from '../../support/fixtures';
import { frameTable, MAIN_SCREENS, OF_THE_ACCOUNT, rowsFirstSeenBy, type FrameRow } from '../../support/frame-table';
import { moveTo } from '../../support/page-frame';
import { startSite } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';

const options = readCompareOptions(process.env['PICTURES']?.split(' ').filter((word) => word !== '') ?? []);

/** Other spellings of home, and the path that starts a trial and is left at once. */
const ONE_AMONG_MANY: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home/', PATHS.trial];

const test = base.extend<{ merchant: string }, { drawsSameLetters: boolean }>({
  merchant: [DEFAULT_MERCHANT, { option: true }],
  baseURL: async ({ site, merchant }, provide) => provide(merchant === DEFAULT_MERCHANT ? site.url : site.of(merchant)),
  site: [
    async ({ browser: _browser }, provide) => {
      const site = await startSite({ at: MOMENT });
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  drawsSameLetters: [
    async ({ browser }: { browser: Browser }, provide) => {
      if (options.isWriting) await keepLetters(browser);
      const isSame = await hasSameLetters(browser);
      if (!isSame)
        process.stdout.write('Other fonts here: pictures are not compared, it is only seen that every screen draws.\n');
      await provide(isSame);
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Manila' });

/** Who sees a set, and as whom they sign in. */
const SEEN_BY = ['visitor', 'member', 'agent'] as const;
type Seer = (typeof SEEN_BY)[number];

function rowsOf(who: Seer, { has }: PictureSet, table: readonly FrameRow[]): readonly FrameRow[] {
  const first = rowsFirstSeenBy(who, table);
  // Not every merchant rewards an invitation, and who does not has no such screen.
  const isMain = ({ path }: FrameRow): boolean => MAIN_SCREENS[who].includes(path) && path !== PATHS.inviteFriends;
  if (has === 'main') return first.filter((row) => isMain(row) && isAskedFor(nameOf(who, row.path), options));
  const again = who === 'member' ? table.filter(({ path }) => OF_THE_ACCOUNT.includes(path)) : [];
  const rows = [...first, ...again]
    .filter(({ path }) => !ONE_AMONG_MANY.includes(path))
    .filter(({ path }) => isAskedFor(nameOf(who, path), options));
  // That document has no site around it to go on in.
  const isLast = ({ path }: FrameRow): boolean => path === PATHS.vipDocument;
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}

/** Signs in, and opens the site in that look. */
async function enter(page: Page, who: Seer, { theme, language }: PictureSet): Promise<void> {
  if (who === 'visitor') await page.goto(PATHS.settings);
  else await signIn(page, `demo_${who}`);
  await page.evaluate((look) => Object.entries(look).forEach(([key, value]) => localStorage.setItem(key, value)), {
    theme,
    language,
  });
  // With a clock that stands still the page does not see that its first screen is there, and counts late.
  const isCounted = who === 'visitor' ? null : page.waitForResponse('**/inbox/unread-count');
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  await isCounted;
}

async function open(page: Page, { path, screen }: FrameRow, address: string): Promise<void> {
  if (path === PATHS.vipDocument) await page.goto(path);
  else await moveTo(page, address);
  await expect(page.locator(`main[data-screen="${screen}"][data-ready]`)).toBeVisible();
}

for (const set of setsOf(options))
  test.describe(folderOf(set), () => {
    test.use({ merchant: set.merchant });
    for (const who of SEEN_BY)
      test(`every screen looks as its picture, ${folderOf(set)}, for ${who}`, async ({
        page,
        control,
        drawsSameLetters,
        expectFaults,
      }) => {
        test.setTimeout(360_000);
        // The agent has no contract of that kind; the gateway says so with 404.
        expectFaults(/agent\/contracts|preload/);
        await control.scenario('address', OWN_ADDRESS);
        await page.clock.setFixedTime(MOMENT);
        await hideRestless(page);
        const waiting = new Waiting(page);
        await enter(page, who, set);
        const table = frameTable(parseBootDocument((await page.locator('#boot').textContent()) ?? ''));
        const rows = rowsOf(who, set, table);
        const queries = set.has === 'every' ? await detailQueries(page) : {};
        const folder = new KeptFolder(folderOf(set));
        const isKept = folder.names().length > 0;
        if (!isKept && !options.isWriting)
          process.stdout.write(`Nothing is kept of ${folderOf(set)}: it is only seen that every screen draws.\n`);
        for (const row of rows) {
          const sight: Sight = { page, waiting, folder, name: nameOf(who, row.path) };
          await open(page, row, `${row.path}${queries[row.path] ?? ''}`);
          if (options.isWriting) await keepPicture(sight);
          else await expectKept(sight, drawsSameLetters && isKept);
        }
        const names = rows.map(({ path }) => nameOf(who, path));
        const isOfNoScreen = (name: string): boolean => name.startsWith(`${who}-`) && !names.includes(name);
        const left = options.screens.length > 0 ? [] : folder.names().filter(isOfNoScreen);
        if (options.isWriting) left.forEach((name) => folder.remove(name));
        else expect(left, 'pictures of no screen').toEqual([]);
      });
  });
