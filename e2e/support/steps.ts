import { expect, type Locator, type Page } from '@playwright/test';
import { ANSWERING_ROOT } from './answering';

/**
 * The root of a screen whose first content is drawn, and that answers touches: a page that was rendered shows its screen before
 * it does. Of whichever screen is there without a name.
 */
export function screenOf(page: Page, name?: string): Locator {
  const screen = name === undefined ? '[data-screen]' : `[data-screen="${name}"]`;
  return page.locator(`${ANSWERING_ROOT} ${screen}[data-ready]`);
}

/** Signs in through the login page, as a player does; a session that the tab has is forgotten before. */
export async function signIn(page: Page, userName: string, password = 'Demo1234'): Promise<void> {
  await page.goto('/m/login');
  if (await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)) {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
    await page.goto('/m/login');
  }
  await fillLogin(page, userName, password);
  await expect(screenOf(page, 'home')).toBeVisible();
}

/**
 * Signs in and opens home anew, with the status of now: the form's page begins with the one that it was rendered with, and
 * reads the status once it is at rest.
 */
export async function signInAnew(page: Page, userName: string): Promise<void> {
  await signIn(page, userName);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
}

/** Fills the login form of the page and sends it. */
export async function fillLogin(page: Page, userName: string, password: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill(userName);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Confirms by the login password that it is the member, where a change asks for it. */
export async function confirmIdentity(page: Page, submit = 'Continue', password = 'Demo1234'): Promise<void> {
  const form = page.getByRole('form', { name: 'Confirm that it is you' });
  await form.getByLabel('Login password', { exact: true }).fill(password);
  await form.getByRole('button', { name: submit }).click();
  await expect(form).toBeHidden();
}

/** Chooses the bank of a payout account from the operator's list. */
export async function chooseBank(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: 'Bank', exact: true }).click();
  const list = form.page().getByRole('dialog', { name: 'Bank', exact: true });
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('button', { name, exact: true }).click();
  await expect(list).toBeHidden();
}

/** Confirms by the payment password. */
export async function confirmByPin(page: Page, submit: string, pin = '246810'): Promise<void> {
  const form = page.getByRole('form', { name: 'Confirm that it is you' });
  await form.getByLabel('Payment password', { exact: true }).fill(pin);
  await form.getByRole('button', { name: submit }).click();
  await expect(form).toBeHidden();
}

/** What sessionStorage and localStorage hold. */
export function storageOf(page: Page): Promise<{ session: Record<string, string>; local: Record<string, string> }> {
  return page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
}
