import type { Page } from '@playwright/test';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { craftRelease, sayingScreen } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import type { Site } from '../../support/site';
import { mfe, restoreLater } from '../../support/variants';

/** A section that neither host nor contract nor tools of this repository know. */
const SECTION = 'mfe-bonus';
const PATH = '/m/bonus';
const TITLE = { CN: '奖金', EN: 'Bonus', ID: 'Bonus', TY: 'Bonus' };

declare global {
  interface Window {
    /** What the section has heard. */
    heardByBonus?: string[];
  }
}

/** Hears an event of the host and its own, which is repeated to whoever comes late. */
const START = `
  const { events } = context;
  window.heardByBonus = [];
  events.emit('bonus.won', { amount: 5 });
  events.on('bonus.won', ({ amount }) => window.heardByBonus.push('won ' + amount));
  events.on('language.changed', ({ language }) => window.heardByBonus.push(language));
  events.on('bonus.lost', () => undefined);`;

function entryOf(text: string): string {
  return [
    'export const init = () => undefined;',
    `const screen = ${sayingScreen(text)};`,
    'const empty = async () => ({});',
    `const remote = { name: '${SECTION}', contract: '${CONTRACT_VERSION}', screens: { bonus: async () => screen },`,
    `  widgets: {}, locales: { CN: empty, EN: empty, ID: empty, TY: empty }, start: (context) => {${START} } };`,
    'export const get = async () => () => ({ remote });',
    '',
  ].join('\n');
}

/** A release of it, made from one of another section: a folder that `mfe publish --dist` takes. */
function bonusRelease(site: Site, version: string, text: string): string {
  return craftRelease(site, {
    section: 'mfe-promotions',
    version,
    entry: entryOf(text),
    change: ({ entry, files, start, events, ...release }) => {
      const only = { ...start, scripts: [entry], styles: [], shared: [] };
      const nothing = { scripts: [], styles: [], shared: [] };
      return {
        ...release,
        name: SECTION,
        entry,
        start: only,
        screens: { bonus: nothing },
        widgets: {},
        locales: { CN: nothing, EN: nothing, ID: nothing, TY: nothing },
        events: { 'bonus.won': 1, 'language.changed': events['language.changed'] ?? 1 },
        intents: {},
        forms: { 'event bonus.won': { type: 'object' } },
        contributions: {
          routes: [{ path: PATH, screen: 'bonus', title: TITLE }],
          slots: [],
          intents: [],
          events: { 'bonus.won': { version: 1, replay: 'last' } },
        },
        capabilities: {
          calls: [],
          requests: [],
          local: [],
          session: [],
          asks: [],
          emits: ['bonus.won'],
          hears: ['bonus.lost', 'bonus.won', 'language.changed'],
          hosts: [],
        },
        inlineStyles: [],
        files: files.filter(({ name }) => name === entry),
      };
    },
  });
}

async function expectBonus(page: Page, text: string): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

test('a section of a new name is admitted, opened, heard, rolled back and switched off by data alone', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const restore = restoreLater(site, { paths: [PATH], packages: [SECTION] });
  const first = bonusRelease(site, '1.0.0', 'Your first bonus');
  mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION);

  await test.step('refused where the settings do not admit it', async () => {
    expect(() => mfe(site, 'publish', SECTION, '--dist', first)).toThrow('production admits no section mfe-bonus');
    mfe(site, 'settings', 'edit', `sections.${SECTION}={"slots":[]}`, '--reason', 'a trial');
  });
  await test.step('opened by a host that was built before it', async () => {
    mfe(site, 'publish', SECTION, '--dist', first);
    mfe(site, 'promote', SECTION, '1.0.0', '--reason', 'a new section');
    await expectBonus(page, 'Your first bonus');
    await expect(page.getByRole('heading', { name: 'Bonus', exact: true })).toBeVisible();
  });
  await test.step('its events and those of the host are heard; what nobody declares is not', async () => {
    expect(await page.evaluate(() => window.heardByBonus)).toEqual(['won 5', 'EN']);
  });
  await test.step('released and rolled back alone', async () => {
    mfe(site, 'publish', SECTION, '--dist', bonusRelease(site, '1.1.0', 'Your second bonus'));
    mfe(site, 'promote', SECTION, '1.1.0', '--reason', 'another text');
    await expectBonus(page, 'Your second bonus');
    mfe(site, 'rollback', SECTION);
    await expectBonus(page, 'Your first bonus');
  });
  await test.step('switched off and on', async () => {
    mfe(site, 'switch', SECTION, 'off', '--message', 'EN=No bonus today');
    await page.goto(PATH);
    await expect(page.locator('[data-section="off"]')).toContainText('No bonus today');
    mfe(site, 'switch', SECTION, 'on');
    await expectBonus(page, 'Your first bonus');
  });
  restore();
});
