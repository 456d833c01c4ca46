import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { bottomMenu, expectNoSurfaceEntry, openMenu, openPanel, swipeRight } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';
import type { Surface } from '../../support/surfaces/surface';
import { surfaceSources } from '../../support/surfaces/surface-sources';
import { comeAs, LEFT_OUT, SURFACES } from '../../support/surfaces/surfaces';

const NOWHERE = 'about:blank';

/** The ways back of a phone and its keyboard, none of which is the surface's own. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the browser’s Back': (page) => page.goBack(),
  'a swipe back': async (page) => {
    await swipeRight(page, 120);
    // What closes when a finger is put down elsewhere is closed already.
    await page.evaluate(() => 'overlay' in ((history.state ?? {}) as object) && history.back());
  },
  Escape: (page) => page.keyboard.press('Escape'),
};

function surfaceOf(page: Page, { role = 'dialog', name }: Surface): Locator {
  return page.getByRole(role, { name });
}

async function openAt(page: Page, at: string): Promise<void> {
  await page.goto(NOWHERE);
  await page.goto(at);
  await expect(screenOf(page)).toBeVisible();
}

/** One more step leads out of the page: no entry of a surface is left. */
async function expectOneStepOut(page: Page): Promise<void> {
  await expectNoSurfaceEntry(page);
  await page.goBack();
  await expect(page).toHaveURL(NOWHERE);
}

for (const [title, surface] of Object.entries(SURFACES))
  test(`Back, a swipe and Escape close ${title}, and the page stays`, async ({ page, control }) => {
    const { at, as, before, open, isOnce } = surface;
    await comeAs(page, as);
    await before?.(page, control);
    await openAt(page, at);
    for (const [way, goBack] of Object.entries(WAYS)) {
      if (isOnce === true && way !== Object.keys(WAYS)[0]) {
        await page.evaluate(() => sessionStorage.removeItem('test.popups'));
        await openAt(page, at);
      }
      const url = page.url();
      await open?.(page);
      await expect(surfaceOf(page, surface), `open before ${way}`).toBeVisible();
      await goBack(page);
      await expect(surfaceOf(page, surface), `closed by ${way}`).toHaveCount(0);
      expect(page.url(), `the page after ${way}`).toBe(url);
    }
    await expectOneStepOut(page);
  });

test('every source that opens a surface is in the table, and no other', () => {
  const named = [...Object.values(SURFACES).map(({ from }) => from), ...Object.keys(LEFT_OUT)];
  expect([...new Set(named)].toSorted()).toEqual(surfaceSources().toSorted());
});

test('a surface that was closed by its button leaves no step behind', async ({ page }) => {
  await openAt(page, '/m/home');
  for (let round = 0; round < 3; round += 1) {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
  }
  await expectOneStepOut(page);
});

test('a page opened from a surface takes its step: Back leads to the page before, at its place', async ({ page }) => {
  await openAt(page, '/m/rng');
  await page.locator('main [data-game]').nth(12).scrollIntoViewIfNeeded();
  const menu = await openMenu(page);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await menu.getByRole('link', { name: 'Promotions' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/rng$/);
  await expect(page.locator('main [data-game]').first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await expectOneStepOut(page);
});

test('of a picker over a form the picker goes first', async ({ page }) => {
  await openAt(page, '/m/home');
  await bottomMenu(page).getByRole('button', { name: 'Register' }).click();
  const form = page.getByRole('dialog', { name: 'Create your account' });
  const picker = page.getByRole('dialog', { name: 'Country or region' });
  const openPicker = async (): Promise<void> => {
    await form.getByRole('button', { name: /^Country code/ }).click();
    await expect(picker).toBeVisible();
  };
  for (const goBack of Object.values(WAYS)) {
    await openPicker();
    await goBack(page);
    await expect(picker).toHaveCount(0);
    await expect(form).toBeVisible();
  }
  await openPicker();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectOneStepOut(page);
});

test('one panel takes the place of the other, and one step closes it', async ({ page }) => {
  await signIn(page, 'demo_member');
  await openAt(page, '/m/home');
  await openPanel(page, 'Deposit');
  const promo = await openPanel(page, 'Promo');
  await page.goBack();
  await expect(promo).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectOneStepOut(page);
});

test('two quick steps close the surface and leave the page, on a busy phone too', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const rate of [1, 8]) {
    await page.goto('/m/home');
    await bottomMenu(page).getByRole('link', { name: 'Promo' }).click();
    await expect(screenOf(page, 'activity')).toBeVisible();
    await openMenu(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(screenOf(page, 'home')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test('a page that is loaded again over an open surface goes on without it', async ({ page }) => {
  await openAt(page, '/m/activity');
  await openMenu(page);
  await page.reload();
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toHaveProperty('overlay');
  const menu = await openMenu(page);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expectOneStepOut(page);
});
