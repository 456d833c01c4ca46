import type { Locator, Page } from '@playwright/test';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { craftRelease, sayingScreen } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import type { Site } from '../../support/site';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-raffle';
const SLOT = 'home.banner';
const BANNERS = 'mfe-games/home-banner';
const DRAW = 'The raffle is drawn tonight';
const ODDS = 'Odds of the day';
const JACKPOT = /jackpot/i;

const ENTRY = [
  'export const init = () => undefined;',
  `const widgets = { draw: async () => ${sayingScreen(DRAW)}, odds: async () => ${sayingScreen(ODDS)} };`,
  'const empty = async () => ({});',
  `const remote = { name: '${SECTION}', contract: '${CONTRACT_VERSION}', screens: {}, widgets,`,
  '  locales: { CN: empty, EN: empty, ID: empty, TY: empty } };',
  'export const get = async () => () => ({ remote });',
  '',
].join('\n');

/** A release of two widgets below the banners, made from one of another section. */
function raffleRelease(site: Site): string {
  return craftRelease(site, {
    section: 'mfe-promotions',
    version: '1.0.0',
    entry: ENTRY,
    change: ({ entry, files, start, ...release }) => {
      const nothing = { scripts: [], styles: [], shared: [] };
      return {
        ...release,
        name: SECTION,
        entry,
        start: { ...start, scripts: [entry], styles: [], shared: [] },
        screens: {},
        widgets: { draw: nothing, odds: nothing },
        locales: { CN: nothing, EN: nothing, ID: nothing, TY: nothing },
        events: {},
        intents: {},
        forms: {},
        contributions: {
          routes: [],
          slots: [
            { slot: SLOT, widget: 'draw', order: 10 },
            { slot: SLOT, widget: 'odds', order: 20 },
          ],
          intents: [],
        },
        capabilities: { calls: [], requests: [], local: [], session: [], asks: [], emits: [], hears: [], hosts: [] },
        inlineStyles: [],
        files: files.filter(({ name }) => name === entry),
      };
    },
  });
}

function widgetsOf(page: Page): Locator {
  return page.locator(`[data-slot="${SLOT}"] > *`);
}

test('two merchants of one site show the same widgets in their own order, and one of them hides one', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const restore = restoreLater(site, { packages: [SECTION] });
  const [aurora, bahari] = [site.url, site.of('bahari')];
  mfe(site, 'settings', 'edit', `sections.${SECTION}={"slots":["${SLOT}"]}`, '--reason', 'a raffle');
  mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION);
  mfe(site, 'publish', SECTION, '--dist', raffleRelease(site));
  mfe(site, 'promote', SECTION, '1.0.0', '--reason', 'a raffle');

  await test.step('what a merchant does not say is as the sections rank it', async () => {
    for (const url of [aurora, bahari]) {
      await page.goto(`${url}/m/home`);
      await expect(widgetsOf(page)).toHaveText([JACKPOT, DRAW, ODDS]);
    }
  });
  await test.step('bahari puts one first and hides another; an open page keeps what it shows', async () => {
    const words = ['merchant', 'slot', 'bahari', SLOT, '--first', `${SECTION}/draw`, '--hide', `${SECTION}/odds`];
    expect(mfe(site, ...words, '--reason', 'the raffle first')).toContain(
      `slot ${SLOT} of bahari: as its sections rank it -> ${SECTION}/draw first, without ${SECTION}/odds`,
    );
    await expect(widgetsOf(page)).toHaveText([JACKPOT, DRAW, ODDS]);
    await page.reload();
    await expect(widgetsOf(page)).toHaveText([DRAW, JACKPOT]);
  });
  await test.step('aurora shows its own', async () => {
    await page.goto(`${aurora}/m/home`);
    await expect(widgetsOf(page)).toHaveText([JACKPOT, DRAW, ODDS]);
  });
  await test.step('what is hidden comes back by itself', async () => {
    mfe(site, 'merchant', 'slot', 'bahari', SLOT, '--hide', BANNERS);
    await page.goto(`${bahari}/m/home`);
    await expect(widgetsOf(page)).toHaveText([DRAW, ODDS]);
    mfe(site, 'merchant', 'slot', 'bahari', SLOT, '--reset');
    await page.reload();
    await expect(widgetsOf(page)).toHaveText([JACKPOT, DRAW, ODDS]);
  });
  expect(mfe(site, 'verify')).toContain('sound');
  restore();
});
