import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { MANIFEST_FILE, useDevtools, writeManifest } from '../../support/releases/devtools';
import { expect, test } from '../../support/fixtures';
import { serveBuild } from '../../support/releases/served-build';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

const SECTION = 'mfe-promotions';
const KEY = `import-map-override:${SECTION}`;
const OTHER = '8.0.0';

test.describe.configure({ mode: 'serial' });

let staging: Site;
let good = '';
test.beforeAll(async () => {
  staging = await startSite({ environment: 'staging' });
  good = currentVersion(staging, SECTION);
  const entry = sayingEntry(SECTION, ['activity'], 'Eight');
  const dist = craftRelease(staging, { section: SECTION, version: OTHER, entry });
  mfe(staging, 'publish', SECTION, '--dist', dist, '--env', 'staging');
});
test.afterAll(() => staging.close());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Staging' });
const activity = (): string => `${staging.url}/m/activity`;

async function override(page: Page, value: string): Promise<void> {
  await page.goto(`${staging.url}/m/home`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
  await page.goto(activity());
}

test('the panel overrides a version, and one tap takes it back', { tag: '@release' }, async ({ page }) => {
  await page.goto(activity());
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
  await bar(page).getByTitle('Open the staging panel').click();
  const panel = page.getByRole('dialog', { name: 'What this page runs' });
  await panel.getByRole('combobox', { name: `Next page runs: ${SECTION}` }).selectOption(OTHER);
  await panel.getByRole('button', { name: 'Reload to apply' }).click();
  await expect(page.getByText('Eight', { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('1 override');
  await bar(page).getByTitle('Open the staging panel').click();
  await panel.getByRole('button', { name: 'Reset all' }).click();
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
});

test('the storage keys that developers know work too', { tag: '@release' }, async ({ page }) => {
  await override(page, OTHER);
  await expect(page.getByText('Eight', { exact: true })).toBeVisible();
  await override(page, 'off');
  await expect(page.locator('[data-section="off"]')).toBeVisible();
});

test('a build served elsewhere runs inside the staging site', { tag: '@release' }, async ({ page }) => {
  const entry = sayingEntry(SECTION, ['activity'], 'From my machine');
  const build = await serveBuild(craftRelease(staging, { section: SECTION, version: '8.1.0', entry }));
  await override(page, String(build.port));
  await expect(page.getByText('From my machine', { exact: true })).toBeVisible();
  await build.close();
});

test('a signed link shares overrides; a forged one does not', { tag: '@release' }, async ({ page }) => {
  const link = mfe(
    staging,
    'share',
    '--env',
    'staging',
    '--merchant',
    'aurora',
    `${SECTION}=${OTHER}`,
    '--url',
    staging.url,
  );
  await page.goto(link.trim());
  await expect(bar(page)).toContainText('1 override');
  expect(new URL(page.url()).search).toBe('');
  await page.goto(activity());
  await expect(page.getByText('Eight', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link.trim().replace(/.(.{20})$/, (_, rest: string) => `_${rest}`));
  await expect(bar(page).getByRole('status')).toContainText('link');
  await page.goto(activity());
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
});

test(
  'a preview shows a build that no map names, by its link alone',
  { tag: '@release' },
  async ({ page, expectFaults }) => {
    // The browser tells of the preview that is gone.
    expectFaults(/preview\.0{12}\.json/);
    const entry = sayingEntry(SECTION, ['activity'], 'A change');
    const dist = craftRelease(staging, { section: SECTION, version: '8.2.0', entry });
    const words = [SECTION, '--dist', dist, '--env', 'staging', '--merchant', 'aurora', '--url', staging.url];
    const link =
      mfe(staging, 'preview', 'publish', ...words)
        .trim()
        .split('\n')
        .at(-1) ?? '';
    await page.goto(activity());
    await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
    await page.goto(link);
    await expect(bar(page)).toContainText('1 override');
    await page.goto(activity());
    await expect(page.getByText('A change', { exact: true })).toBeVisible();
    await override(page, '8.2.0-preview-000000000000');
    await expect(bar(page).getByRole('status')).toContainText('is a preview that is no longer kept');
    await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
  },
);

for (const [fault, value, words] of [
  ['that is not published', '9.9.9', 'is not a version that is published here'],
  [
    'at an origin that is not allowed',
    'http://localhost.evil.test:4301/',
    'is at an origin that this environment does not allow',
  ],
  ['that is not there', 'http://localhost:1/', 'could not be reached'],
] as const) {
  test(`an override ${fault} names itself`, { tag: '@release' }, async ({ page, expectFaults }) => {
    expectFaults(/ERR_/);
    await override(page, value);
    await expect(bar(page).getByRole('status')).toContainText(words);
    await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
    await bar(page).getByRole('button', { name: 'Reset all' }).click();
    await expect(bar(page).getByRole('status')).toHaveText('');
    await expect(bar(page)).toContainText('no overrides');
  });
}

interface FederationState {
  readonly __INSTANCES__: readonly { readonly options: { readonly remotes: readonly RunningRemote[] } }[];
  readonly moduleInfo: Readonly<Record<string, { readonly remotesInfo?: Readonly<Record<string, unknown>> }>>;
}

interface RunningRemote {
  readonly name: string;
  readonly version?: string;
  readonly entry?: string;
}

/** What developer tools read of a page: its remotes by name, and the graph of versions. */
function federationOf(page: Page): Promise<{ remotes: readonly RunningRemote[]; versions: unknown; known: string[] }> {
  return page.evaluate(() => {
    const { __INSTANCES__, moduleInfo } = (window as unknown as { __FEDERATION__: FederationState }).__FEDERATION__;
    const remotes = __INSTANCES__.flatMap(({ options }) => options.remotes);
    return {
      remotes: remotes.map(({ name, version = '', entry = '' }) => ({ name, version, entry })),
      versions: moduleInfo['host-shell']?.remotesInfo,
      known: Object.keys(moduleInfo),
    };
  });
}

test.describe('federation’s developer tools', () => {
  test('override a section by its name and a version', { tag: '@release' }, async ({ page }) => {
    await useDevtools(page, { [SECTION]: OTHER });
    await page.goto(activity());
    await expect(page.getByText('Eight', { exact: true })).toBeVisible();
    await expect(bar(page)).toContainText('1 override');
  });

  for (const [what, file] of [
    ['the address of an entry', ''],
    ['the address of a manifest', MANIFEST_FILE],
  ] as const) {
    test(`override a section by ${what}`, { tag: '@release' }, async ({ page }) => {
      const entry = sayingEntry(SECTION, ['activity'], 'From my tools');
      const folder = craftRelease(staging, { section: SECTION, version: '8.3.0', entry });
      writeManifest(folder);
      const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { readonly entry: string };
      const build = await serveBuild(folder);
      await useDevtools(page, { [SECTION]: `http://localhost:${build.port}/${file === '' ? release.entry : file}` });
      await page.goto(activity());
      await expect(page.getByText('From my tools', { exact: true })).toBeVisible();
      await expect(bar(page)).toContainText('1 override');
      await build.close();
    });
  }

  test('see names and versions, and what is overridden here', { tag: '@release' }, async ({ page }) => {
    await override(page, OTHER);
    await expect(page.getByText('Eight', { exact: true })).toBeVisible();
    await expect(bar(page)).toContainText('1 override');
    const seen = await federationOf(page);
    expect(seen.remotes).toContainEqual({ name: SECTION, version: OTHER, entry: expect.stringContaining('/entry.') });
    expect(seen.versions).toMatchObject({ [SECTION]: { matchedVersion: OTHER } });
    expect(seen.known).toEqual(expect.arrayContaining([`${SECTION}:${good}`, `${SECTION}:${OTHER}`]));
  });

  test(
    'ask for a name that is no section: the bar says so, and the page stays',
    { tag: '@release' },
    async ({ page }) => {
      await useDevtools(page, { unknown: OTHER, [SECTION]: '9.9.9' });
      await page.goto(activity());
      await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
      await expect(bar(page).getByRole('status')).toContainText('unknown is the name of no package of this site');
      await expect(bar(page).getByRole('status')).toContainText('9.9.9 is not a version that is published here');
    },
  );
});

test(
  'a page starts with federation’s debugging asked for, in production and here',
  { tag: '@release' },
  async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', 'true'));
    for (const { url } of [site, staging]) {
      await page.goto(`${url}/m/activity`);
      await expect(screenOf(page, 'activity')).toBeVisible();
    }
  },
);

test('production honours no override', { tag: '@release' }, async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const entry = sayingEntry(SECTION, ['activity'], 'Foreign');
  const build = await serveBuild(craftRelease(site, { section: SECTION, version: '8.2.0', entry }));
  const address = `http://localhost:${build.port}/`;
  const devtools = JSON.stringify({ 'host-shell': { remotes: { [SECTION]: `${address}mf-manifest.json` } } });
  await page.addInitScript(
    ([key, url, tools]) => {
      localStorage.setItem(key, url);
      localStorage.setItem('__MF_DEVTOOLS__', tools);
      document.cookie = `${key}=${url}; path=/`;
      const entries = { pluginCalls: 0 };
      Object.assign(window, {
        entries,
        __FEDERATION__: {
          __GLOBAL_PLUGIN__: [{ name: 'taken-over', beforeRequest: () => (entries.pluginCalls += 1) }],
        },
      });
    },
    [KEY, address, devtools] as const,
  );
  const token = mfe(staging, 'share', '--env', 'staging', '--merchant', 'aurora', `${SECTION}=${OTHER}`)
    .split('=')
    .at(-1);
  await page.goto(`${site.url}/m/activity?overrides=${token?.trim() ?? ''}&imo=${encodeURIComponent(address)}`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', currentVersion(site, SECTION));
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { entries: object }).entries)).toEqual({ pluginCalls: 0 });
  expect(asked.filter((url) => url.startsWith(address))).toEqual([]);
  expect(() => mfe(site, 'share', '--merchant', 'aurora', `${SECTION}=${OTHER}`)).toThrow(/production/i);
  await build.close();
});

test('the console shows merchants by packages, for staging only', { tag: '@release' }, async ({ page, site }) => {
  mfe(staging, 'pin', 'bahari', SECTION, OTHER, '--env', 'staging', '--reason', 'tried by bahari first');
  await page.goto(`${staging.url}/releases/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('staging');
  const row = page.locator('[data-merchants~="bahari"]').first();
  await expect(row).toContainText(OTHER);
  await expect(page.getByText('tried by bahari first').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await page.request.get(`${site.url}/releases/`)).status()).toBe(404);
});
