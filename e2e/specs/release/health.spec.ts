import type { Page } from '@playwright/test';
import { HEALTH_PATH } from 'shared-contracts/release/health';
import { craftRelease, currentVersion, sayingEntry, THROWING_ENTRY } from '../../support/releases/crafted-release';
import { bucketsOf, useBucket } from '../../support/releases/buckets';
import { expect, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { reportPages, type SeenByPage } from '../../support/releases/report-pages';
import type { Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());

interface HealthLine {
  readonly package: string;
  readonly version: string;
  readonly loads: number;
  readonly failuresByStage: Readonly<Record<string, number>>;
}

/** What an operator is told of every version. */
function healthOf(site: Site): readonly HealthLine[] {
  return (JSON.parse(mfe(site, 'health', '--url', site.url, '--json')) as { lines: HealthLine[] }).lines;
}

/** An error of a section's screen as the browser would tell the page of it, in the very file that it runs. */
async function throwInScreen(page: Page): Promise<void> {
  await page.evaluate((section) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const file = files.find((name) => name.includes(`/r/${section}/screen-`) && name.endsWith('.mjs'));
    const stack = `TypeError: what a player wrote\n    at f (${file}:2:200)\n    at g (https://chat.example/c.js:1:2)`;
    const error = Object.assign(new TypeError('what a player wrote'), { stack });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, SECTION);
}

/** What pages of one merchant report of versions of the section. */
function reportOf(site: Site, merchant = 'aurora') {
  return (version: string, count: number, ...seen: readonly SeenByPage[]): Promise<void> =>
    reportPages(site, { merchant, section: SECTION, version, count }, ...seen);
}

test(
  'a page reports the health of its releases',
  { tag: '@release' },
  async ({ page, site, expectFaults, control }) => {
    await withoutLiveChannel(control);
    expectFaults(/made to fail|Failed to/);
    const good = currentVersion(site, SECTION);
    const bad = '9.0.0';
    const dist = craftRelease(site, { section: SECTION, version: bad, entry: THROWING_ENTRY });
    mfe(site, 'publish', SECTION, '--dist', dist);
    mfe(site, 'canary', SECTION, bad, '--percent', '10');
    await useBucket(page, bucketsOf(`${SECTION}@${bad}`, 10).inside);
    await page.goto('/m/activity');
    await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good, { timeout: 20_000 });
    // The reporter comes after everything the player waits for.
    await page.waitForLoadState('networkidle');
    await throwInScreen(page);
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === HEALTH_PATH);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await sent;
    await expect
      .poll(() => healthOf(site).find((row) => row.package === SECTION && row.version === bad)?.failuresByStage)
      .toEqual({ evaluation: 1 });
    const rows = healthOf(site);
    expect(rows.find((row) => row.version === bad)).toMatchObject({ loads: 0, failures: 1, fallbacks: 1 });
    expect(rows.find((row) => row.package === SECTION && row.version === good)).toMatchObject({
      loads: 1,
      failures: 0,
    });
    expect(rows.filter((row) => row.package === 'host-shell').map((row) => row.loads)).toContain(1);
    const errors = mfe(site, 'explain', '--list', '--url', site.url);
    expect(errors).not.toContain('a player');
    const [id = ''] = /^e\d+(?=.*TypeError)/m.exec(errors) ?? [];
    const explained = mfe(site, 'explain', id, '--url', site.url);
    expect(explained).toMatch(new RegExp(`^  at .*/src/\\S+:\\d+:\\d+  \\[${SECTION} ${good}\\]$`, 'm'));
    expect(explained).toContain('was served to aurora');
    mfe(site, 'canary', 'end', SECTION);
  },
);

test(
  'a guarded rollout that does worse is taken back by itself',
  { tag: '@release' },
  async ({ site, control: _fresh }) => {
    const good = currentVersion(site, SECTION);
    const bad = '9.1.0';
    const entry = sayingEntry(SECTION, ['activity'], 'Nine');
    mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: bad, entry }));
    const guard = ['--guard', 'rollback', '--minimum-loads', '40'];
    mfe(site, 'canary', SECTION, bad, '--percent', '10', ...guard);
    const tick = (): string => mfe(site, 'tick', '--url', site.url);
    const listed = (): string => mfe(site, 'list', '--json');

    await reportOf(site)(good, 60, { kind: 'load', ms: 100 } as never);
    await reportOf(site)(bad, 20, { kind: 'failure', stage: 'evaluation', cause: 'thrown' } as never);
    tick();
    expect(listed()).toContain(`${bad} to all: 10 %`);
    await reportOf(site)(bad, 60, { kind: 'failure', stage: 'evaluation', cause: 'thrown' } as never);
    // The site's own tick may have been first.
    tick();
    expect(listed()).not.toContain(`${bad} to all`);
    expect(mfe(site, 'history', '--limit', '1')).toMatch(new RegExp(`schedule.*${bad}`, 's'));
  },
);

test(
  'a guarded rollout that loads and does not sign in is held',
  { tag: '@release' },
  async ({ site, control: _fresh }) => {
    const good = currentVersion(site, SECTION);
    const bad = '9.2.0';
    const entry = sayingEntry(SECTION, ['activity'], 'Nine');
    mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: bad, entry }));
    mfe(site, 'canary', SECTION, bad, '--percent', '10', '--guard', 'hold', '--minimum-loads', '20');
    const load = { kind: 'load', ms: 100 };
    const signIn = { kind: 'outcome', name: 'sign-in' };
    await reportOf(site)(good, 30, load as never, { ...signIn, ok: true } as never);
    await reportOf(site)(bad, 30, load as never, { ...signIn, ok: false } as never);
    mfe(site, 'tick', '--url', site.url);
    expect(mfe(site, 'list', '--json')).toContain(`${bad} failed to sign in on 100 % of`);
  },
);

test(
  'a guarded rollout that does worse at one merchant is taken from that one, and goes on at the others',
  { tag: '@release' },
  async ({ page, site, control }) => {
    await withoutLiveChannel(control);
    const good = currentVersion(site, SECTION);
    const bad = '9.3.0';
    const entry = sayingEntry(SECTION, ['activity'], 'Nine');
    mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: bad, entry }));
    mfe(site, 'canary', SECTION, bad, '--percent', '10', '--guard', 'rollback', '--minimum-loads', '10');
    const load = { kind: 'load', ms: 100 } as never;
    const failure = { kind: 'failure', stage: 'evaluation', cause: 'thrown' } as never;
    // All pages together are not worse: bahari has few of them.
    await reportOf(site)(bad, 40, load);
    await reportOf(site)(good, 10, load);
    await reportOf(site, 'bahari')(good, 15, load);
    await reportOf(site, 'bahari')(bad, 15, failure);
    mfe(site, 'tick', '--url', site.url);
    // The site's own tick may have been first.
    const reason = `${SECTION} ${bad} to all merchants ends for bahari: bahari: ${bad} failed on 100 % of`;
    expect(mfe(site, 'history', '--limit', '1')).toContain(reason);

    await useBucket(page, bucketsOf(`${SECTION}@${bad}`, 10).inside);
    await page.goto(`${site.of('bahari')}/m/activity`);
    await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
    await page.goto(`${site.of('aurora')}/m/activity`);
    await expect(page.getByText('Nine', { exact: true })).toBeVisible();
    mfe(site, 'tick', '--url', site.url);
    expect(mfe(site, 'list', '--json')).toContain(`${bad} to all: 10 %`);
  },
);
