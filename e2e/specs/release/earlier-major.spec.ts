import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import {
  FORMER_EVENT,
  hearingFormerEvent,
  hostOfNextMajor,
  NEXT_MAJOR,
  SHIM_FILE,
} from '../../support/releases/next-major';
import type { Site } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const HOST = '7.0.0';
const SECTION = 'mfe-promotions';
const LISTENER = '7.1.0';

declare global {
  interface Window {
    /** What the section has heard by the event's former name. */
    heardByFormerName?: readonly unknown[];
  }
}

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(({ site }) => {
  restore();
  mfe(site, 'settings', 'edit', '--remove', 'olderContracts');
});

test(
  'a host of the next major is refused until the settings name the day until which its shim may serve',
  { tag: '@release' },
  ({ site }) => {
    test.setTimeout(240_000);
    const dist = hostOfNextMajor(site, HOST);
    const promote = (): string => mfe(site, 'promote', 'host-shell', HOST);
    const refusal = new RegExp(
      `needs contract \\S+, host-shell ${HOST} has ${NEXT_MAJOR}: .*olderContracts\\.1\\.until of the settings`,
    );
    expect(() => mfe(site, 'publish', 'host-shell', '--dist', dist)).toThrow(refusal);
    mfe(site, 'publish', 'host-shell', '--dist', dist, '--ahead');
    expect(promote).toThrow(refusal);
    mfe(site, 'settings', 'edit', 'olderContracts.1.until=9999-12-31');
    promote();
    expect(currentVersion(site, 'host-shell')).toBe(HOST);
    expect(() => mfe(site, 'settings', 'edit', '--remove', 'olderContracts')).toThrow(refusal);
  },
);

function publishListener(site: Site): void {
  const start = `
    window.heardByFormerName = [];
    context.events.on('${FORMER_EVENT}', (payload) => window.heardByFormerName.push(payload));`;
  const dist = craftRelease(site, {
    section: SECTION,
    version: LISTENER,
    entry: sayingEntry(SECTION, ['activity'], 'Listening', { start }),
    change: hearingFormerEvent,
  });
  mfe(site, 'publish', SECTION, '--dist', dist);
  mfe(site, 'promote', SECTION, LISTENER);
}

test(
  'sections of the major before open through its shim, and hear an event by its former name',
  { tag: '@release' },
  async ({ page, site, control }) => {
    test.setTimeout(240_000);
    publishListener(site);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await signIn(page, 'demo_member');
    await moveTo(page, PATHS.activity);
    await expect(page.getByText('Listening', { exact: true })).toBeVisible();
    await moveTo(page, PATHS.notice);
    const notice = screenOf(page, 'notice');
    await expect(notice).toHaveAttribute('data-version', currentVersion(site, 'mfe-messaging'));
    expect(requested.filter((path) => path.endsWith(`/host-shell/${SHIM_FILE}`))).toHaveLength(1);
    await control.play('demo_member', 50, 300);
    await expect.poll(() => page.evaluate(() => window.heardByFormerName?.at(-1))).toEqual({ amount: 12_730.5 });
  },
);
