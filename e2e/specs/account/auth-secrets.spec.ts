import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEALTH_PATH } from 'shared-contracts/release/health';
import { formOf, MEMBER_PHONE, receiveCode } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { READABLE_KEY, watchLeaks } from '../../support/page-checks/leaks';
import { chooseBank, fillLogin, screenOf, storageOf } from '../../support/steps';

const OLD = 'Demo1234';
const NEW = 'Fresh#1234';
const LAST = 'Second&1234';
const PIN = '246810';
const ACCOUNT = '004822107745';

test('no secret is left lying about: sign in, pay, change the password, lose it, register', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 4\d\d/);
  const leaks = watchLeaks(page, control);
  const form = formOf(page);
  const found: string[] = [];
  const look = async (...secrets: string[]): Promise<void> => void found.push(...(await leaks.find(secrets)));

  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Wrong#1234');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await form.getByRole('checkbox', { name: /Remember/ }).check();
  await look('Wrong#1234');
  await fillLogin(page, 'demo_member', OLD);
  await expect(screenOf(page, 'home')).toBeVisible();
  const token = (await storageOf(page)).session['token'] ?? 'none';
  expect(token.length).toBeGreaterThan(20);

  await page.goto('/m/voucherCenter');
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('600');
  await form.getByLabel('Payer name').fill('Ann Lee');
  await form.locator('form button[type="submit"]').click();
  await expect(screenOf(page, 'deposit-order')).toBeVisible();
  await page.goto('/m/withdraw');
  await chooseBank(form, 'First Island Bank');
  await form.getByLabel('Account number').fill(ACCOUNT);
  await form.getByLabel('Payment password', { exact: true }).fill(PIN);
  await form.getByRole('button', { name: 'Add account' }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('500');
  await form.getByLabel('Payment password', { exact: true }).fill(PIN);
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Withdraw ₱500.00' }).click();
  await expect(form.getByText('Withdrawal under way')).toBeVisible();
  await look(OLD, PIN, ACCOUNT);

  await page.goto('/m/changePsw');
  await form.getByLabel('Current password').fill(OLD);
  await form.getByLabel('New password', { exact: true }).fill(NEW);
  await form.getByLabel('Confirm new password').fill(NEW);
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await look(OLD, NEW);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await look(OLD, NEW);

  // The token is in sessionStorage of this tab, and nowhere else (docs/product/common.md#the-session).
  const places = await leaks.find([token]);
  expect(new Set(places)).toEqual(
    new Set([`${token}: sessionStorage MC_SESSION_INFO`, `${token}: sessionStorage token`]),
  );

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(NEW);
  await look(NEW);

  await page.goto('/m/forget');
  const code = await receiveCode(page, control, MEMBER_PHONE);
  await form.getByLabel('SMS code').fill(code);
  await form.getByLabel('New password').fill(LAST);
  await form.getByRole('button', { name: 'Reset password' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await look(code, LAST);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/register');
  await form.getByLabel('Username').fill('quiet_one');
  await form.getByLabel('Password', { exact: true }).fill(LAST);
  await form.getByLabel('Confirm password').fill(LAST);
  await form.getByRole('textbox', { name: 'Captcha' }).fill(await control.captcha());
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await look(OLD, NEW, LAST, PIN, ACCOUNT, READABLE_KEY);
  expect(found).toEqual([]);
  // The report that goes out while the page is put away.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(leaks.healthReports).toBeGreaterThan(0);
  expect(await leaks.find([OLD, NEW, LAST, PIN, ACCOUNT])).toEqual([]);
});

test('the search finds a secret wherever one is planted', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 400/);
  const leaks = watchLeaks(page, control);
  await page.goto('/m/login');
  // The start of the host writes the state of the history.
  await expect(screenOf(page, 'login')).toBeVisible();
  const secret = 'Planted#1';
  expect(await leaks.find([secret, READABLE_KEY])).toEqual([]);
  await page.evaluate(
    async ([text, healthPath, apiPath]) => {
      localStorage.setItem('a', text);
      sessionStorage.setItem('b', btoa(text));
      document.cookie = `c=${encodeURIComponent(text)}`;
      window.history.replaceState(text, '', `#${encodeURIComponent(text)}`);
      document.body.dataset['d'] = text;
      navigator.sendBeacon(healthPath, JSON.stringify({ entries: [text] }));
      await fetch(apiPath, { headers: { 'X-Request-Id': 'Planted-2', Merchant: 'aurora' } });
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('planted');
        opening.onupgradeneeded = () => opening.result.createObjectStore('e', { autoIncrement: true });
        opening.onerror = reject;
        opening.onsuccess = () => {
          const change = opening.result.transaction('e', 'readwrite');
          change.objectStore('e').add({ text, key });
          change.oncomplete = () => resolve(opening.result.close());
        };
      });
    },
    [secret, HEALTH_PATH, `${API_PREFIX}/system/encryption-key`] as const,
  );
  await page.evaluate(`console.info(${JSON.stringify(secret)})`);
  expect([...(await leaks.find([secret, 'Planted-2', READABLE_KEY]))].sort()).toEqual(
    [
      `${secret}: address bar`,
      `${secret}: body of ${HEALTH_PATH}`,
      `${secret}: console`,
      `${secret}: cookies`,
      `${secret}: document`,
      `${secret}: history`,
      `${secret}: indexedDB planted e`,
      `${secret}: localStorage a`,
      `${secret}: sessionStorage b`,
      'Planted-2: log of the gateway',
      `${READABLE_KEY}: indexedDB planted e`,
    ].sort(),
  );
});
