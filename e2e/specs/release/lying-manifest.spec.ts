import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { MANIFEST_FILE, useDevtools, writeManifest } from '../../support/releases/devtools';
import { expect, test } from '../../support/fixtures';
import { serveBuild, type ServedBuild } from '../../support/releases/served-build';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';

const SECTION = 'mfe-promotions';
const NO_CONTAINER = 'export const start = () => undefined;\n';

test.describe.configure({ mode: 'serial' });

let staging: Site;
let good = '';
test.beforeAll(async () => {
  staging = await startSite({ environment: 'staging' });
  good = currentVersion(staging, SECTION);
});
test.afterAll(() => staging.close());

let build: ServedBuild | null = null;
test.afterEach(async () => {
  await build?.close();
  build = null;
});

/** Makes a build of the section with an entry of its own. */
function craft(entry = sayingEntry(SECTION, ['activity'], 'From elsewhere')): string {
  return craftRelease(staging, { section: SECTION, version: '8.4.0', entry });
}

interface Lie {
  readonly what: string;
  /** Makes the folder of a build that lies. */
  readonly folder: () => string;
  /** What the staging bar says of it. */
  readonly words: string;
  /** Seen only when it is opened: an override has no version before it, so the section says that it failed. */
  readonly fails?: true;
}

const LIES: readonly Lie[] = [
  {
    what: 'has another name than the section',
    folder: () => {
      const folder = craft();
      writeManifest(folder, { name: 'mfe-agent' });
      return folder;
    },
    words: 'is the build of another package (mfe-agent)',
  },
  {
    what: 'names another entry than its release',
    folder: () => {
      const folder = craft();
      writeFileSync(path.join(folder, 'other.mjs'), NO_CONTAINER);
      writeManifest(folder, { entry: 'other.mjs' });
      return folder;
    },
    words: 'is a manifest of other files than its release.json names (http://localhost:',
  },
  {
    what: 'names an entry that is no container, as its release does',
    folder: () => {
      const folder = craft(NO_CONTAINER);
      writeManifest(folder);
      return folder;
    },
    words: 'did not load (exposed: no container: it exports no init and get)',
    fails: true,
  },
  {
    what: 'is no JSON',
    folder: () => {
      const folder = craft();
      writeFileSync(path.join(folder, MANIFEST_FILE), '<!doctype html><title>Not found</title>');
      return folder;
    },
    words: 'is no manifest that can be used (',
  },
  {
    what: 'names files of another origin',
    folder: () => {
      const folder = craft();
      writeManifest(folder, { publicPath: 'https://files.evil.test/' });
      return folder;
    },
    words: 'is a manifest of other files than its release.json names (https://files.evil.test/',
  },
];

const WAYS: readonly (readonly [string, (page: Page, address: string) => Promise<void>])[] = [
  [
    'the page’s own key',
    async (page, address) => {
      const stored = [`import-map-override:${SECTION}`, address] as const;
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
    },
  ],
  ['developer tools', (page, address) => useDevtools(page, { [SECTION]: address })],
];

for (const [way, override] of WAYS) {
  for (const { what, folder, words, fails } of LIES) {
    test(`a manifest that ${what}, asked for by ${way}, names itself`, { tag: '@release' }, async ({ page }) => {
      build = await serveBuild(folder());
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await override(page, `http://localhost:${build.port}/${MANIFEST_FILE}`);
      await page.goto(`${staging.url}/m/activity`);
      const said = page.getByRole('complementary', { name: 'Staging' }).getByRole('status');
      await expect(said).toContainText(words);
      await expect(said).toContainText(SECTION);
      if (fails) await expect(page.locator('[data-section="failed"]')).toHaveAttribute('data-stage', 'exposed');
      else await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expect(page.getByText('From elsewhere')).toHaveCount(0);
      expect(asked.filter((url) => url.includes('evil.test') || url.endsWith('/other.mjs'))).toEqual([]);
    });
  }
}

const STRANGERS: readonly (readonly [name: string, words: string])[] = [
  ['nowhere', 'nowhere is the name of no package of this site'],
  ['mfe-nowhere', 'is of a package that this merchant is not served'],
];
for (const [name, words] of STRANGERS)
  test(
    `an override of ${name}, which is no section of the site, names itself`,
    { tag: '@release' },
    async ({ page }) => {
      const folder = craft();
      writeManifest(folder);
      build = await serveBuild(folder);
      await useDevtools(page, { [name]: `http://localhost:${build.port}/${MANIFEST_FILE}` });
      await page.goto(`${staging.url}/m/activity`);
      const said = page.getByRole('complementary', { name: 'Staging' }).getByRole('status');
      await expect(said).toContainText(words);
      await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
    },
  );
