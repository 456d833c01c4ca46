import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
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

function build(folder: string, ...words: readonly string[]): void {
  execFileSync(process.execPath, ['build.mjs', ...words], { cwd: folder, stdio: 'pipe' });
}

/** The version's screen draws with the host's React, and keeps its state. */
async function expectRaffle(page: Page, site: Site, version: string): Promise<void> {
  const descriptor = readFileSync(path.join(site.home, 'store/descriptors', SECTION, `${version}.json`), 'utf8');
  const { entry } = JSON.parse(descriptor) as ReleaseDescriptor;
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Tickets: 0' }).click();
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
  const folder = exampleCopy();
  const [dist, facts] = [path.join(folder, 'dist/section'), path.join(folder, 'section/facts.json')];
  mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION);
  mfe(site, 'settings', 'edit', `sections.${SECTION}={"slots":[]}`, '--reason', 'a trial');

  await test.step('refused while the settings do not admit its runtime', () => {
    build(folder, 'section', '1.0.0');
    expect(mfe(site, 'describe', SECTION, '--dist', dist, '--facts', facts)).toContain(
      'a federation runtime of its own',
    );
    expect(() => mfe(site, 'publish', SECTION, '--dist', dist)).toThrow(
      `production does not let ${SECTION} bring a federation runtime of its own, as ${SECTION} 1.0.0 does`,
    );
  });
  await test.step('loaded by our host once they do', async () => {
    mfe(site, 'settings', 'edit', `sections.${SECTION}.ownRuntime=true`, '--reason', 'a trial');
    mfe(site, 'publish', SECTION, '--dist', dist, '--promote');
    await expectRaffle(page, site, '1.0.0');
  });
  await test.step('replaced by a build of webpack’s own plugin, which has no manifest and no runtime', async () => {
    build(folder, 'plain-section', '1.1.0');
    const stated = JSON.parse(readFileSync(facts, 'utf8')) as object;
    writeFileSync(facts, JSON.stringify({ ...stated, version: '1.1.0', requires: { react: '^19.0.0' } }));
    const said = mfe(site, 'describe', SECTION, '--dist', dist, '--facts', facts);
    expect(said).toContain('It takes from its host: react ^19.0.0');
    expect(said).not.toContain('a federation runtime of its own');
    mfe(site, 'publish', SECTION, '--dist', dist, '--promote');
    await expectRaffle(page, site, '1.1.0');
  });
  await test.step('taken back', async () => {
    mfe(site, 'rollback', SECTION);
    await expectRaffle(page, site, '1.0.0');
  });
  restore();
});
