import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { expectMessage, messages } from '../../support/frame';
import { holdCall } from '../../support/held-call';
import { seriousFaults } from '../../support/page-frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, bytes = PNG) => ({ name, mimeType: 'image/png', buffer: bytes });

/** Opens the form of a promotion by its way in. */
async function openForm(page: Page, title: string): Promise<void> {
  await page.goto('/m/rewardCenter');
  await expect(screenOf(page, 'reward-center')).toBeVisible();
  await page.locator('[data-reward]').filter({ hasText: title }).getByRole('link', { name: 'Apply' }).click();
  await expect(screenOf(page, 'apply-reward')).toBeVisible();
}

const picker = (page: Page) => page.getByLabel('Add a picture');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' });

test('remarks and pictures go out as parts, and the promotions come back', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await openForm(page, 'Card league');
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Ten in a row, table 12');
  await expect(submit(page)).toBeDisabled();
  // As large as a picture may be: more than one packet, and less than the servers on the way refuse.
  const large = Buffer.concat([PNG, Buffer.alloc(5_242_880 - PNG.length)]);
  await picker(page).setInputFiles([picture('a.png'), picture('b.png', large), picture('c.png')]);
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(3);
  await expect(picker(page)).toHaveCount(0);
  const call = await holdCall(page, '/promotions/applications');
  await submit(page).click();
  await expect(messages(page)).toHaveText(['Please wait']);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await call.release();
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(messages(page)).toHaveText(['Application sent']);
  const [request, ...more] = await control.requests('R-63');
  expect(more).toEqual([]);
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toMatchObject({
    remarks: 'Ten in a row, table 12',
    pictures: [{ name: 'picture.jpg' }, { name: 'picture.jpg' }, { name: 'picture.jpg' }],
  });
  await page.goto('/m/rewardCenter');
  await page.getByRole('radio', { name: 'History' }).click();
  await expect(page.locator('[data-reward]').filter({ hasText: 'Card league' })).toContainText('In review');
});

test('pictures: four in a row, refused in 1.5 s, taken back; Cancel clears; sending can be stopped', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await signIn(page, 'demo_member');
  await openForm(page, 'Card league');
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Table 12');
  await picker(page).setInputFiles([picture('a.png'), picture('b.png')]);
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2);
  const [cell, grid] = await Promise.all([
    page.getByRole('img', { name: 'Picture 1' }).boundingBox(),
    page.getByRole('region', { name: 'Pictures' }).boundingBox(),
  ]);
  expect(Math.floor((grid?.width ?? 0) / (cell?.width ?? 1))).toBe(4);

  await stopClock(page);
  await picker(page).setInputFiles(picture('x.png', Buffer.from('GIF89a')));
  await expectMessage(page, '\u2068x.png\u2069: Only JPEG, JPG and PNG pictures can be sent', 1500);
  await picker(page).setInputFiles(picture('big.png', Buffer.concat([PNG, Buffer.alloc(5_242_881 - PNG.length)])));
  await expectMessage(page, '\u2068big.png\u2069: A picture may have 5 MB at most', 1500);
  await picker(page).setInputFiles([picture('c.png'), picture('d.png')]);
  await expectMessage(page, 'You may send 3 pictures at most', 1500);
  await page.clock.resume();

  const call = await holdCall(page, '/promotions/applications');
  await submit(page).click();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(submit(page)).toBeEnabled();
  await call.release();
  expect(await control.requests('R-63')).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Table 12');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toHaveValue('');
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
});

test('what the server finds wrong keeps the form; no id, an unknown one and no session lead away', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 422/);
  await page.goto('/m/applyReward?id=1');
  await expect(page).toHaveURL(/\/m\/activity$/);
  await signIn(page, 'demo_member');
  for (const address of ['/m/applyReward', '/m/applyReward?id=99999']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/m\/activity$/);
  }
  await openForm(page, 'App bonus');
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toHaveCount(0);
  // Called a picture, and none: refused where it is chosen.
  await picker(page).setInputFiles(picture('page.png', Buffer.from('<script>alert(1)</script>')));
  await expect(messages(page)).toHaveText(['\u2068page.png\u2069: Only JPEG, JPG and PNG pictures can be sent']);
  await expect(page.getByText('0/3')).toBeVisible();
  await picker(page).setInputFiles(picture('a.png'));
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveCount(1);
  const refusal = { success: false, code: 'validation.failed', message: '', value: { fields: { pictures: 'type' } } };
  await page.route('**/promotions/applications', (route) => route.fulfill({ status: 422, json: refusal }));
  await submit(page).click();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures).toContainText('Only JPEG, JPG and PNG pictures can be sent');
  await expect(pictures).toBeFocused();
  await expect(messages(page)).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(pictures).toContainText('JPG or PNG, up to 5 MB each, 3 at most');
  expect(await control.requests('R-63')).toEqual([]);
});
