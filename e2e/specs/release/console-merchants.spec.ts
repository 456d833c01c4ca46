import type { APIResponse, FrameLocator, Page } from '@playwright/test';
import { decide, expectSound, openConsole, preview, type OpenConsole } from '../../support/releases/console';
import { expect, test, watchFaults } from '../../support/fixtures';
import { startSite, type Site } from '../../support/site';

const GREEN = JSON.stringify({ brand: { $type: 'color', main: { $value: '#0a7f3f' } } });
/** A screen that has its answers. */
const READY = '[data-screen][data-ready]';
/** The gateway knows no palm: the site says so, with a way to try again. */
const REFUSED = 'button';
const SCREENS = ['Home', 'Games', 'Promotions', 'Sign-in', 'Registration', 'Help'];

test.describe.configure({ mode: 'serial' });

let site: Site;
let opened: OpenConsole;

test.beforeAll(async () => {
  site = await startSite();
  opened = await openConsole(site, { threshold: 1, mayChangeSettings: true });
});
test.afterAll(async () => {
  await opened.close();
  await site.close();
});

/** The page in a frame, which is asked for once it is near the part that is seen. */
async function frameOf(page: Page, title: string): Promise<FrameLocator> {
  await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
  return page.frameLocator(`iframe[title="${title}"]`);
}

/** All six screens stand in both themes, drawn by the site for this merchant: its own screens, or what it shows in their place. */
async function expectScreens(page: Page, merchant: string, drawn: string): Promise<void> {
  for (const screen of SCREENS)
    for (const theme of ['dark', 'light']) {
      const frame = await frameOf(page, `${screen}, ${theme}`);
      await expect(frame.locator(`html[data-merchant="${merchant}"][data-theme="${theme}"]`)).toHaveCount(1);
      await expect(frame.locator(drawn).first()).toBeVisible();
    }
}

/** No frame covers a part of another one. */
async function expectApart(page: Page): Promise<void> {
  const covered = await page.locator('.phone').evaluateAll((phones) => {
    const boxes = phones.map((phone) => phone.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < one.right && right > one.left && top < one.bottom && bottom > one.top,
        )
        .map(() => index),
    );
  });
  expect(covered).toEqual([]);
}

/** The screens stand beside each other on a phone and on a desk, and the page is sound with them. */
async function expectSoundScreens(page: Page): Promise<void> {
  await expectSound(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectApart(page);
  }
}

/** The colour of the brand that a frame shows. */
async function brandIn(page: Page, title: string): Promise<string> {
  const frame = await frameOf(page, title);
  return frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-brand-fill'));
}

/** What the site answers for a merchant's home page. */
function homeOf(page: Page, merchant: string): Promise<APIResponse> {
  return page.request.get(`${site.url}/m/home`, { headers: { Host: new URL(site.of(merchant)).host } });
}

test(
  'a merchant is made, shown, branded, opened and closed, by roles and without a file',
  { tag: '@release' },
  async ({ browser, page, expectFaults }) => {
    test.setTimeout(600_000);
    expectFaults(/status of 422/);
    const faults: string[] = [];
    const releaser = await opened.signedIn(browser, 'releaser', '/releases/merchants/');
    watchFaults(releaser, faults);
    await expectSound(releaser);
    await releaser.getByRole('link', { name: 'Create a merchant' }).press('Enter');
    await releaser.getByLabel('Code').fill('palm');
    await releaser.getByLabel('Name', { exact: true }).fill('Palm\u202egnp');
    await releaser.getByLabel('Like another merchant').selectOption('aurora');
    await releaser.getByLabel('Hue').fill('150');
    await preview(releaser);
    await expect(releaser.getByRole('alert')).toContainText('name');
    await expectSound(releaser);
    await releaser.getByLabel('Name', { exact: true }).fill('Palm <b>');
    await preview(releaser);
    await expectScreens(releaser, 'palm', REFUSED);
    await expectSoundScreens(releaser);
    await releaser.getByRole('link', { name: 'Past the screens' }).press('Enter');
    await releaser.keyboard.press('Tab');
    await expect(releaser.getByLabel('Reason')).toBeFocused();
    expect((await homeOf(page, 'palm')).status()).toBe(404);
    await decide(releaser, 'palm begins');

    await releaser.goto(`${opened.address}/releases/merchants/palm`);
    await expectSound(releaser);
    await releaser.getByRole('link', { name: 'Change the brand' }).press('Enter');
    const tokens = releaser.getByLabel('File of design tokens', { exact: true });
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    await tokens.setInputFiles({ name: 'tokens.json', mimeType: 'application/json', buffer: Buffer.from(hostile) });
    await preview(releaser);
    await expect(releaser.getByRole('alert')).toHaveText(/^The token file is not JSON at line 1.*$/);
    await releaser.getByLabel('File of design tokens, pasted').fill('');
    await tokens.setInputFiles({ name: 'tokens.json', mimeType: 'application/json', buffer: Buffer.from(GREEN) });
    await preview(releaser);
    await expectScreens(releaser, 'palm', REFUSED);
    const green = await brandIn(releaser, 'Home, dark');
    await decide(releaser, 'the brand of its design');

    await releaser.goto(`${opened.address}/releases/do/merchant-open?merchant=palm`);
    await preview(releaser);
    await decide(releaser, 'palm opens');
    await page.goto(`${site.of('palm')}/m/help`);
    await expect(page.locator('html[data-merchant="palm"] button').first()).toBeVisible();
    const shown = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-brand-fill'),
    );
    expect([shown !== '', shown]).toEqual([true, green]);
    const headers = (await homeOf(page, 'palm')).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect([headers['x-frame-options'], policy.includes("frame-ancestors 'none'")]).toEqual(['DENY', true]);

    await releaser.goto(`${opened.address}/releases/do/merchant-close?merchant=palm`);
    await preview(releaser);
    await decide(releaser, 'palm closes');
    expect((await homeOf(page, 'palm')).status()).toBe(404);
    // The gateway knows no palm, and the browser tells of that and of the forms that were refused.
    expect(faults.filter((fault) => !/status of (?:4|5)\d\d/.test(fault))).toEqual([]);
  },
);

test(
  'screens and the test of a back end are for whoever may see or release',
  { tag: '@release' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const viewer = await opened.signedIn(browser, 'publisher', '/releases/merchants/aurora');
    await expect(viewer.getByRole('link', { name: 'Change settings' })).toHaveCount(0);
    await viewer.getByRole('link', { name: 'Its screens' }).press('Enter');
    await expectScreens(viewer, 'aurora', READY);
    await expect((await frameOf(viewer, 'Sign-in, light')).getByRole('textbox').first()).toBeVisible();
    await expectSoundScreens(viewer);
    const [large] = await Promise.all([
      viewer.waitForEvent('popup'),
      viewer.getByRole('link', { name: 'Home, dark, larger' }).press('Enter'),
    ]);
    await expect(large.frameLocator('iframe[title="Home, light"]').locator('[data-screen]').first()).toBeVisible();
    await expectSoundScreens(large);
    const alone = await viewer.context().newPage();
    await alone.goto((await viewer.locator('iframe').first().getAttribute('src')) ?? '');
    await expect(alone.getByText('This preview has ended')).toBeVisible();

    const releaser = await opened.signedIn(browser, 'releaser', '/releases/do/merchant-brand?merchant=aurora');
    await expectSound(releaser);
    const purple = await brandIn(viewer, 'Home, light');
    await releaser.getByLabel('Hue, 0 to 360').fill('30');
    await preview(releaser);
    await expectScreens(releaser, 'aurora', READY);
    await expectSoundScreens(releaser);
    expect(await brandIn(releaser, 'Home, light')).not.toBe(purple);
    await releaser.goto(`${opened.address}/releases/do/merchant-set?merchant=aurora`);
    await expectSound(releaser);
    await releaser.goto(`${opened.address}/releases/merchants/aurora`);
    await releaser.getByRole('link', { name: 'Test the back end' }).press('Enter');
    await expectSound(releaser);
    await releaser.getByLabel('Another back end').fill('https://localhost/path');
    await releaser.getByRole('button', { name: 'Test' }).press('Enter');
    await expect(releaser.getByRole('alert')).toContainText('is not an origin');
    await releaser.getByLabel('Another back end').fill('');
    await releaser.getByRole('button', { name: 'Test' }).press('Enter');
    await expect(releaser.getByRole('status')).toContainText(/\d+ calls: [1-9]\d* read, 0 partly, 0 failed/);
    await expectSound(releaser);
  },
);
