import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { ROOT, VARIANTS } from '../../support/places';
import type { Site } from '../../support/site';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-raffle';
const PATH = '/m/raffle';

/** The example of a section that nobody built with the presets, in a folder of its own. */
function exampleCopy(): string {
  const source = path.join(ROOT, 'release-plugin');
  const folder = path.join(VARIANTS, 'stock-section');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(source, 'example'), folder, { recursive: true });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** The example, and the release command on its builds. */
class StockSection {
  readonly #folder = exampleCopy();
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  get #dist(): string {
    return path.join(this.#folder, 'dist/section');
  }

  /** Builds a version and describes it with the facts of the example and others; returns what the command says. */
  describe(build: string, version: string, further: object = {}): string {
    execFileSync(process.execPath, ['build.mjs', build, version], { cwd: this.#folder, stdio: 'pipe' });
    const stated = JSON.parse(readFileSync(path.join(this.#folder, 'section/facts.json'), 'utf8')) as object;
    const facts = path.join(this.#folder, 'facts.json');
    writeFileSync(facts, JSON.stringify({ ...stated, ...further }));
    return mfe(this.#site, 'describe', SECTION, '--dist', this.#dist, '--facts', facts);
  }

  publish(...words: string[]): string {
    return mfe(this.#site, 'publish', SECTION, '--dist', this.#dist, ...words);
  }
}

/**
 * The version's screen draws with the host's React, in the language of the page, keeps its state, and hears by the host's
 * bus what it emits.
 */
async function expectRaffle(page: Page, site: Site, version: string): Promise<void> {
  const descriptor = readFileSync(path.join(site.home, 'store/descriptors', SECTION, `${version}.json`), 'utf8');
  const { entry } = JSON.parse(descriptor) as ReleaseDescriptor;
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Tickets: 0' }).click();
  await expect(page.getByRole('button', { name: 'Tickets: 1' })).toBeVisible();
  await changeLanguage(page, 'ID');
  await expect(page.getByRole('button', { name: 'Tiket: 1' })).toBeVisible();
  await changeLanguage(page, 'EN');
  await expect(page.getByRole('button', { name: 'Tickets: 1' })).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/remoteEntry.'))).toEqual([
    expect.stringContaining(`/r/${SECTION}/${entry}`),
  ]);
}

test('a section that stock tools built is described, admitted with its runtime, and replaced', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const restore = restoreLater(site, { paths: [PATH], packages: [SECTION] });
  const section = new StockSection(site);
  mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION);
  mfe(site, 'settings', 'edit', `sections.${SECTION}={"slots":[]}`, '--reason', 'a trial');

  await test.step('refused while the settings do not admit its runtime', () => {
    expect(section.describe('section', '1.0.0')).toContain('a federation runtime of its own');
    expect(() => section.publish()).toThrow(
      `production does not let ${SECTION} bring a federation runtime of its own, as ${SECTION} 1.0.0 does`,
    );
  });
  await test.step('loaded by our host once they do', async () => {
    mfe(site, 'settings', 'edit', `sections.${SECTION}.ownRuntime=true`, '--reason', 'a trial');
    section.publish('--promote');
    await expectRaffle(page, site, '1.0.0');
  });
  await test.step('replaced by a build of webpack’s own plugin, which has no manifest and no runtime', async () => {
    const said = section.describe('plain-section', '1.1.0', { version: '1.1.0', requires: { react: '^19.0.0' } });
    expect(said).toContain('It takes from its host: react ^19.0.0');
    expect(said).not.toContain('a federation runtime of its own');
    section.publish('--promote');
    await expectRaffle(page, site, '1.1.0');
  });
  await test.step('replaced by a build of Rspack', async () => {
    const said = section.describe('rspack-section', '1.2.0');
    expect(said).toContain('It takes from its host: react ^19.0.0');
    expect(said).toContain('a federation runtime of its own');
    section.publish('--promote');
    await expectRaffle(page, site, '1.2.0');
  });
  await test.step('replaced by a build of Vite, whose files are more than the site allows its own sections', async () => {
    const budget = { start: 8, screen: 12, widget: 0, requests: 12, chain: 1 };
    expect(section.describe('vite-section', '1.3.0', { budget })).toContain('a federation runtime of its own');
    expect(() => section.publish()).toThrow('ownBudget');
    mfe(site, 'settings', 'edit', `sections.${SECTION}.ownBudget=true`, '--reason', 'a trial');
    section.publish('--promote');
    await expectRaffle(page, site, '1.3.0');
  });
  await test.step('switched off and on', async () => {
    mfe(site, 'switch', SECTION, 'off', '--message', 'EN=No raffle today');
    await page.goto(PATH);
    await expect(page.locator('[data-section="off"]')).toContainText('No raffle today');
    mfe(site, 'switch', SECTION, 'on');
    await expectRaffle(page, site, '1.3.0');
  });
  await test.step('taken back, from tool to tool', async () => {
    for (const version of ['1.2.0', '1.1.0', '1.0.0']) {
      mfe(site, 'rollback', SECTION);
      await expectRaffle(page, site, version);
    }
  });
  restore();
});
