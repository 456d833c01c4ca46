import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { chooseBank, confirmByPin, confirmIdentity, screenOf, signIn } from '../../support/steps';

// The days of the site are those of its players.
test.use({ timezoneId: 'Asia/Manila' });

const REFUSED = /status of (422|403|500)/;

async function open(page: Page, path: string, screen: string): Promise<void> {
  await page.goto(path);
  await expect(screenOf(page, screen)).toBeVisible();
}

/** One chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A photo of a size that nobody would send as it is. */
function photo(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 90);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const note = chunk('tEXt', Buffer.from('Comment\0taken at home', 'latin1'));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    note,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a member takes a picture, uploads another one, and changes the nickname', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  await open(page, '/m/member/home', 'member-home');
  const change = page.getByRole('button', { name: 'Change picture' });
  await change.click();
  await page.getByRole('button', { name: 'Picture 4', exact: true }).click();
  await expect(change.locator('img')).toHaveAttribute('src', /\/images\/avatar\/4\.png$/);

  await change.click();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('This file could not be read');
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo(1600, 900) });
  await expect(change.locator('img')).toHaveAttribute('src', /\/images\/member\//);
  const [preset, upload, ...further] = await control.requests('R-25');
  expect([preset?.body, further]).toEqual([{ icon: '4' }, []]);
  const sent = Buffer.from((upload?.body as { icon: string } | undefined)?.icon ?? '', 'base64');
  expect(sent.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(sent.includes('taken at home')).toBe(false);

  await page.getByRole('button', { name: 'Change nickname' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change nickname' });
  await sheet.getByLabel('Nickname').fill('<script>');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Name format is not valid')).toBeVisible();
  await sheet.getByLabel('Nickname').fill('Ann 张');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Ann 张' })).toBeVisible();
  await expect(page.locator('header [data-testid="display-name"]')).toHaveText('Ann 张');
  expect((await control.requests('R-22')).map(({ body }) => body)).toEqual([{ nickname: 'Ann 张' }]);
  const inHeader = page.getByRole('link', { name: 'Your account' }).locator('img');
  await expect(inHeader).toHaveAttribute('src', /\/images\/member\//);
  await page.reload();
  await expect(change.locator('img')).toHaveAttribute('src', /\/images\/member\//);
  await expect.poll(() => change.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
});

test('each block of the centre fails alone', async ({ page, control, expectFaults }) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  const broken = { code: 'internal' };
  await control.scenario('broken', { answers: { 'R-21': broken, 'R-24': broken, 'R-28': broken } });
  await open(page, '/m/member/home', 'member-home');
  const centre = page.getByRole('main');
  await expect(centre.getByText('Level did not load')).toBeVisible();
  await expect(centre.getByRole('group', { name: 'Total balance' })).toContainText('--');
  await expect(centre.getByRole('link', { name: 'Security centre' })).toBeVisible();
  await control.scenario('broken', {});
  await centre.getByRole('button', { name: 'Retry' }).click();
  await expect(centre.getByRole('link', { name: 'VIP 2' })).toBeVisible();
  await centre.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(centre.getByText('₱12,480.50')).toBeVisible();
});

test('the security centre binds a phone, an e-mail and an account, and refuses at the field', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  await open(page, '/m/securityCenter', 'security');
  await page.getByRole('button', { name: /^E-mail/ }).click();
  const mail = page.getByRole('dialog', { name: 'E-mail' });
  await mail.getByLabel('Login password', { exact: true }).fill('wrong');
  await mail.getByRole('button', { name: 'Continue' }).click();
  await expect(mail.getByText('Wrong password')).toBeVisible();
  await confirmIdentity(page);
  await expect(mail.getByLabel('E-mail', { exact: true })).toHaveValue('');
  await mail.getByLabel('E-mail', { exact: true }).fill('demo_agent@example.com');
  await mail.getByRole('button', { name: 'Get code' }).click();
  await expect(mail.getByRole('timer')).toBeVisible();
  await mail.getByLabel('E-mail code').fill(await control.mailedSecret('demo_agent@example.com'));
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByText('This e-mail belongs to another account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  // Another address waits for its code as long as any other does.
  await page.evaluate(() => sessionStorage.removeItem('smsWait'));
  await page.getByRole('button', { name: /^E-mail/ }).click();
  await confirmIdentity(page);
  await mail.getByLabel('E-mail', { exact: true }).fill('ann@example.net');
  await mail.getByRole('button', { name: 'Get code' }).click();
  await expect(mail.getByRole('timer')).toBeVisible();
  const emailCode = await control.mailedSecret('ann@example.net');
  await mail.getByLabel('E-mail code').fill(emailCode);
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^E-mail/ })).toContainText('a***@example.net');

  await page.getByRole('button', { name: /^Mobile number/ }).click();
  const phone = page.getByRole('dialog', { name: 'Mobile number' });
  await confirmIdentity(page);
  await phone.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0009');
  await phone.getByRole('button', { name: 'Get code' }).click();
  await expect(phone.getByRole('timer')).toBeVisible();
  await phone.getByLabel('SMS code').fill('000000');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Verification code error')).toBeVisible();
  const code = await control.smsCode('09175550009');
  await phone.getByLabel('SMS code').fill(code);
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Mobile number/ })).toContainText('+63 •••• 0009');
  const number = { mobileNum: '9175550009', countryDialingCode: '63' };
  expect((await control.requests('R-22')).map(({ body }) => body)).toMatchObject([
    { email: 'demo_agent@example.com' },
    { email: 'ann@example.net', emailCode },
    { ...number, verificationCode: '000000' },
    { ...number, verificationCode: code, confirmation: expect.any(String) as unknown },
  ]);
  const [sms] = await control.requests('R-12');
  expect(sms?.body).toMatchObject({ mobileNum: '9175550009', countryDialingCode: '63', purpose: 'register' });

  await page.getByRole('button', { name: /^Add an account/ }).click();
  const account = page.getByRole('dialog', { name: 'Add an account' });
  await chooseBank(account, 'BPI');
  await expect(account.getByLabel('Account holder')).toHaveAttribute('readonly', '');
  await account.getByLabel('Account number').fill('1234567890');
  await account.getByLabel('Payment password', { exact: true }).fill('000000');
  await account.getByRole('button', { name: 'Add account' }).click();
  await expect(account.getByLabel('Payment password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(account.getByLabel('Account number')).toHaveValue('1234567890');
  await account.getByLabel('Payment password', { exact: true }).fill('246810');
  await account.getByRole('button', { name: 'Add account' }).click();
  const row = page.getByRole('main').getByText(/^BPI .*7890$/);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /^Remove BPI/ }).click();
  await confirmByPin(page, 'Remove');
  await expect(row).toBeHidden();
  expect((await control.requests('R-27.create')).at(-1)?.body).toEqual({
    kind: 'bank',
    bank: 'BPI',
    number: '1234567890',
    paymentPassword: '246810',
  });
});

test('records keep their filters over a reload, grow, open and can be asked for again', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  await open(page, '/m/transaction/record', 'transactions');
  await page.getByRole('radio', { name: 'Rebate' }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/\?kind=rebate&days=30$/);
  await page.reload();
  await expect(screenOf(page, 'transactions')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rebate' })).toBeChecked();
  const rows = page.getByRole('main').locator('section').getByRole('button');
  await rows.first().click();
  const details = page.getByRole('dialog', { name: 'Rebate' });
  await expect(details.getByText('Completed')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Copy the reference' })).toBeVisible();
  await page.keyboard.press('Escape');

  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const from = new Date(Date.parse(today) - 89 * 86_400_000).toISOString().slice(0, 10);
  await control.scenario('down', { answers: { 'R-34': { code: 'internal' } } });
  await page.goto(`/m/transaction/record?from=${from}&to=${today}`);
  await expect(page.getByRole('alert')).toContainText('The records did not load');
  await control.scenario('down', {});
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('That is all')).toBeVisible({ timeout: 500 });
  }).toPass();
  const asked = (await control.requests('R-34')).map(({ query }) => query);
  expect(asked.at(0)).not.toHaveProperty('kind');
  const pages = asked.slice(asked.findLastIndex(({ pageNo }) => pageNo === '1'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages).toEqual(
    pages.map((_page, index) =>
      expect.objectContaining({ startDate: from, endDate: today, pageNo: String(index + 1) }),
    ),
  );
  expect(asked.some((query) => 'types' in query)).toBe(false);
});

test('an agent reads the records of the team, by name', async ({ page, control }) => {
  await signIn(page, 'demo_agent');
  await open(page, '/m/transaction/record?types=A&days=30', 'transactions');
  await expect(page.locator('[data-title-bar]')).toContainText('Team records');
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByLabel('Username').fill('demo_mem');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/username=demo_mem/);
  const rows = page.getByRole('main').locator('section').getByRole('button');
  await expect(rows.first()).toContainText('demo_member');
  await expect(rows.filter({ hasNotText: 'demo_member' })).toHaveCount(0);
  const [, narrowed] = await control.requests('R-34');
  expect(narrowed?.query).toMatchObject({ types: 'A', username: 'demo_mem' });
});

test('the rebate report has its totals; without it the way leads to the deposit', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await open(page, '/m/member/rebateReport?days=30', 'rebate-report');
  await expect(page.getByRole('main').locator('dd').first()).toHaveText(/^₱\d+\.\d\d$/);
  await expect(page.getByRole('main').locator('section').first()).toContainText('×');
  await control.scenario('off', { status: { info: { whitelabel: { flags: { PLYRBT: false } } } } });
  await page.goto('/m/member/rebateReport');
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
});

test('a trial is offered an account at every door of the centre', async ({ page, control }) => {
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  for (const path of ['/m/securityCenter', '/m/transaction/record', '/m/member/rebateReport']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  }
  expect(await control.requests('R-34')).toEqual([]);
  expect(await control.requests('R-35')).toEqual([]);
});
