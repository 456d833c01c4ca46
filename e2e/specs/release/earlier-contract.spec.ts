import type { Page } from '@playwright/test';
import { sectionFolders } from 'services/section-folders';
import { PATHS } from 'shared-contracts/paths';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { onePerScreen, rowsFirstShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { ROOT } from '../../support/places';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import {
  EARLIER_CONTRACT,
  earlierSection,
  inEarlierContract,
  onContract,
} from '../../support/releases/earlier-contract';
import type { Site } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const EARLIER = '6.0.0';
const SECTIONS = sectionFolders(ROOT);

/** What the section that listens has heard, by the name of each event. */
declare global {
  interface Window {
    heardByEarlier?: Record<string, unknown>;
    askAsEarlier?: () => Promise<unknown>;
  }
}

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  test.setTimeout(240_000);
  restore = restoreLater(site);
  for (const section of SECTIONS) mfe(site, 'publish', section, '--dist', earlierSection(site, section, EARLIER));
  mfe(site, 'promote', ...SECTIONS.flatMap((section) => [section, EARLIER]), '--reason', 'built with 1.1.0');
});
test.afterAll(() => restore());

for (const who of ['visitor', 'member', 'agent'] as const)
  test(
    `today's host opens every screen of sections built with contract ${EARLIER_CONTRACT}, for ${who}`,
    {
      tag: '@release',
    },
    async ({ page, expectFaults }) => {
      test.setTimeout(240_000);
      // The agent has no contract of that kind, and says so.
      if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
      if (who === 'visitor') await page.goto(PATHS.login);
      else await signIn(page, `demo_${who}`);
      const queries = await detailQueries(page);
      const rows = rowsFirstShownTo(who, await tableOn(page)).filter(
        ({ owner, path }) => owner !== 'host-shell' && path !== PATHS.trial,
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const { path, screen, owner } of onePerScreen(rows))
        await test.step(`${path} for ${who}`, async () => {
          await moveTo(page, `${path}${queries[path] ?? ''}`);
          const main = screenOf(page, screen);
          await expect.soft(main, `${path} of ${owner}`).toHaveAttribute('data-version', EARLIER);
        });
    },
  );

/** Hears events of the host and of other sections, those of a later contract too, and asks for an intent. */
const LISTENS = `
  window.heardByEarlier = {};
  const hear = (name) => context.events.on(name, (payload) => { window.heardByEarlier[name] = payload; });
  ['session.changed', 'language.changed', 'wallet.balanceChanged', 'unread.changed', 'notice.read'].forEach(hear);
  window.askAsEarlier = () => context.intents.request('refreshWallet', {});`;

const HEARD = ['language.changed', 'notice.read', 'session.changed', 'unread.changed', 'wallet.balanceChanged'];

function heard(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => window.heardByEarlier ?? {});
}

function publishListener(site: Site, version: string): void {
  const section = 'mfe-promotions';
  const dist = craftRelease(site, {
    section,
    version,
    entry: sayingEntry(section, ['activity'], 'Listening', { start: LISTENS, contract: EARLIER_CONTRACT }),
    change: (release) => {
      const { capabilities, ...rest } = inEarlierContract(release);
      return { ...rest, capabilities: { ...capabilities, hears: HEARD, asks: ['refreshWallet'] } };
    },
  });
  mfe(site, 'publish', section, '--dist', dist);
  mfe(site, 'promote', section, version);
}

test('events and intents of the earlier contract reach them', { tag: '@release' }, async ({ page, site, control }) => {
  publishListener(site, '6.1.0');
  await signIn(page, 'demo_member');
  await moveTo(page, PATHS.activity);
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await moveTo(page, PATHS.notice);
  await screenOf(page, 'notice').getByRole('article').first().getByRole('button').first().click();
  await expect.poll(async () => Object.keys(await heard(page)).toSorted()).toEqual(HEARD);
  expect((await heard(page))['session.changed']).toMatchObject({ state: { status: 'member' } });
  expect(await page.evaluate(() => window.askAsEarlier?.())).toEqual({ handled: true, result: 'refreshed' });
  // What the live channel tells reaches them by the events that there were.
  await control.play('demo_member', 50, 300);
  await expect.poll(async () => (await heard(page))['wallet.balanceChanged']).toMatchObject({ balance: 12_730.5 });
});

test(
  'a section of today is refused beside a host of the earlier contract, until its host is served',
  {
    tag: '@release',
  },
  async ({ site }) => {
    test.setTimeout(240_000);
    const today = currentVersion(site, 'host-shell');
    const host = craftRelease(site, {
      section: 'host-shell',
      version: EARLIER,
      change: inEarlierContract,
    });
    mfe(site, 'publish', 'host-shell', '--dist', host);
    mfe(site, 'promote', 'host-shell', EARLIER, '--reason', 'sections of its contract are served');
    const dist = craftRelease(site, {
      section: 'mfe-games',
      version: '6.2.0',
      change: (release) => onContract(release, CONTRACT_VERSION),
    });
    const sentence =
      `mfe-games 6.2.0 needs contract ^${CONTRACT_VERSION}, host-shell ${EARLIER} has ${EARLIER_CONTRACT}: ` +
      `serve a host of contract ${CONTRACT_VERSION} or later, or build mfe-games with contract ${EARLIER_CONTRACT}`;

    expect(() => mfe(site, 'publish', 'mfe-games', '--dist', dist)).toThrow(`production: ${sentence}`);
    mfe(site, 'publish', 'mfe-games', '--dist', dist, '--ahead');
    const canary = (): string => mfe(site, 'canary', 'mfe-games', '6.2.0', '--percent', '10');
    for (const write of [canary, () => mfe(site, 'pin', 'bahari', 'mfe-games', '6.2.0')])
      expect(write).toThrow(sentence);
    mfe(site, 'promote', 'host-shell', today);
    expect(canary()).toContain('6.2.0');
  },
);
