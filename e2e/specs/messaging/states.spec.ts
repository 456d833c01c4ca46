import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { frameOf, moveTo, seriousFaults } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

const SMALLEST = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Goes to a screen, brings it into a state, and looks at what stands there. */
async function lookAt(page: Page, path: string, screen: string, bring?: () => Promise<void>): Promise<void> {
  await moveTo(page, path);
  await expect(screenOf(page, screen)).toBeVisible();
  await bring?.();
  const { width } = await frameOf(page);
  expect.soft(width, `width of ${path}`).toBe(SMALLEST.width);
  expect.soft(await seriousFaults(page), `axe on ${path}`).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test(`opened, chosen, failed and empty states are for everybody, ${theme}`, async ({
    page,
    control,
    expectFaults,
  }) => {
    expectFaults(/status of 500/);
    await page.setViewportSize(SMALLEST);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await signIn(page, 'demo_member');
    for (const tab of ['Sign-up', 'History']) {
      await lookAt(page, PATHS.rewardCenter, 'reward-center', async () => {
        await page.getByRole('radio', { name: tab }).click();
        await expect(page.locator('[data-reward]').first()).toBeVisible();
      });
    }
    await lookAt(page, PATHS.webEmail, 'inbox', () =>
      page.getByRole('article').first().getByRole('button').first().click(),
    );
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    expect.soft(await seriousFaults(page), 'axe on the selection').toEqual([]);
    await lookAt(page, `${PATHS.help}?p=1&c=0`, 'help');

    const noList = { content: [], pageNum: 1, totalPages: 1 };
    await control.scenario('nothing', {
      answers: {
        'R-64': { value: noList },
        'R-56': { value: { version: { pathList: [] } } },
        'R-58.list': { code: 'internal' },
      },
      status: { info: { resources: [] } },
    });
    await page.goto(PATHS.rewardCenter);
    await lookAt(page, PATHS.rewardCenter, 'reward-center', () =>
      expect(page.getByText('No rewards yet')).toBeVisible(),
    );
    await lookAt(page, PATHS.service, 'service', () =>
      expect(page.getByText('Customer service is offline')).toBeVisible(),
    );
    await lookAt(page, PATHS.webEmail, 'inbox', () => expect(page.getByRole('alert')).toBeVisible());
    await control.scenario('nothing', { answers: { 'R-64': { code: 'internal' } } });
    await page.goto(PATHS.rewardCenter);
    await lookAt(page, PATHS.rewardCenter, 'reward-center', () => expect(page.getByRole('alert')).toBeVisible());
  });
}
