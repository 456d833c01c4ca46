import type { Locator, Page } from '@playwright/test';
import type { Control } from './control';
import { expect } from './fixtures';

/** A member's phone of the seed; the site shows a code's field beside it. */
export const MEMBER_PHONE = '09170000001';
/** The same as requests name it. */
export const MEMBER_NUMBER = '9170000001';

/** The page's own form, whatever stands around it. */
export function formOf(page: Page): Locator {
  return page.getByRole('main');
}

/** Chooses one of a form's methods. */
export async function chooseMethod(page: Page, name: string): Promise<void> {
  await formOf(page).getByRole('radio', { name }).click();
}

/** Chooses the country of a phone number by its dialing code. */
export async function chooseCountry(page: Page, dialingCode: string): Promise<void> {
  await formOf(page)
    .getByRole('button', { name: /^Country code/ })
    .click();
  await page.getByRole('combobox').fill(dialingCode);
  await page.getByRole('option').first().click();
}

/** Has a code sent to a number, and answers it as the phone would show it. */
export async function receiveCode(page: Page, control: Control, mobileNum: string): Promise<string> {
  const form = formOf(page);
  const number = form.getByLabel('Mobile number');
  await number.fill(mobileNum);
  await expect(number).not.toHaveAttribute('aria-invalid');
  const before = (await control.requests('R-12')).length;
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('timer')).toHaveText(/^Again in \d+ s$/);
  await expect(form.getByLabel('SMS code')).toBeFocused();
  await expect.poll(async () => (await control.requests('R-12')).length).toBe(before + 1);
  return control.smsCode(mobileNum);
}

/** The bodies of a call's requests, opened, oldest first. */
export async function bodiesOf(control: Control, id: string): Promise<readonly unknown[]> {
  return (await control.requests(id)).map((request) => request.body);
}

/** Signs out as the browser would if its tab were closed: what the device remembers stays. */
export async function closeTab(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
}

/** Chooses a language in another tab, which every page of the site hears of; focus and typing stay where they are. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }));
  }, language);
}

/** Turns the phone on its side, and upright again. */
export async function rotate(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
}
