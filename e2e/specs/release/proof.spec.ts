import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { craftRelease, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { ROOT } from '../../support/places';
import type { Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { buildVariant, mfe, restoreLater } from '../../support/variants';

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
  // The whole suite takes longer than a test may: here its smoke part is what production demands.
  mfe(site, 'settings', 'edit', 'requiredSuites=["smoke"]');
});
test.afterAll(({ site }) => {
  mfe(site, 'settings', 'edit', '--remove', 'requiredSuites');
  restore();
});

interface ListedSets {
  readonly sets: readonly { readonly id: string; readonly evidence: string }[];
}

/** Runs the suite's smoke part over every set of staging, and gives the exit status and what was said. */
function runMatrix(site: Site, ...words: string[]): { readonly status: number | null; readonly said: string } {
  const program = path.join(ROOT, 'tools/run/src/matrix/matrix.ts');
  const options = ['--env', 'staging', '--suite', 'smoke', '--home', site.home, ...words];
  const { E2E_REPORT: _report, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    env: environment,
  });
  return { status, said: `${stdout}${stderr}` };
}

function publishToStaging(site: Site, dist: string, name: 'host-shell' | 'mfe-promotions', version: string): void {
  mfe(site, 'publish', name, '--dist', dist, '--env', 'staging');
  mfe(site, 'promote', name, version, '--env', 'staging');
}

const promote = (site: Site): string => mfe(site, 'promote', '--from', 'staging', '--to', 'production');

test('a set that fails the suite is not promoted', { tag: '@release' }, async ({ site }) => {
  test.setTimeout(400_000);
  const entry = sayingEntry('mfe-promotions', ['activity'], 'Nothing here');
  const dist = craftRelease(site, { section: 'mfe-promotions', version: '4.0.0', entry });
  publishToStaging(site, dist, 'mfe-promotions', '4.0.0');
  expect(() => promote(site)).toThrow(/Not proven: .*no evidence.*pnpm e2e:matrix --env staging/);
  const { status, said } = runMatrix(site);
  expect(said).toContain('1 set, 1 failed');
  expect(status).toBe(1);
  expect(() => promote(site)).toThrow(/Not proven: .*its last run failed/);
  mfe(site, 'rollback', 'mfe-promotions', '--env', 'staging');
});

/** The promotions section as its team would release it that builds by Rspack. */
const BY_RSPACK = {
  file: 'webpack.config.ts',
  from: 'import.meta.dirname)',
  to: "import.meta.dirname, { bundler: 'rspack' })",
};

test('a proven set is promoted whole, mixed sets are proven too', { tag: '@release' }, async ({ page, site }) => {
  test.setTimeout(900_000);
  publishToStaging(site, craftRelease(site, { section: 'host-shell', version: '4.1.0' }), 'host-shell', '4.1.0');
  // Every set that has this version mixes bundlers: the other parts are webpack's.
  const promotions = buildVariant('mfe-promotions', '4.1.0', [BY_RSPACK]);
  publishToStaging(site, promotions, 'mfe-promotions', '4.1.0');
  const { status, said } = runMatrix(site, '--reverse');
  expect(said).toContain('last host-shell on the new release');
  expect(said).toContain('new host-shell on the last release');
  expect(said).toContain('3 sets, 0 failed');
  expect(status).toBe(0);
  const { sets } = JSON.parse(mfe(site, 'sets', '--env', 'staging', '--json')) as ListedSets;
  expect(sets.map(({ evidence }) => evidence)).toEqual(['passed']);

  mfe(site, 'settings', 'edit', '--remove', 'requiredSuites');
  expect(() => promote(site)).toThrow(/Not proven: .*what was run over it is green, but it takes composed/);
  mfe(site, 'settings', 'edit', 'requiredSuites=["smoke"]');
  promote(site);
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', '4.1.0');
  await expect(page.locator('html')).toHaveAttribute('data-release', sets[0]?.id ?? '');
  expect(runMatrix(site).said).toContain('proven already');
});
