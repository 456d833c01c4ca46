import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';
import { comeAs, SURFACES } from '../../support/surfaces/surfaces';

const depthOf = (line: string): number => line.search(/\S/);

/** A tree without the first node that a line begins, and what lies in it. */
function without(lines: readonly string[], node: RegExp): readonly string[] {
  const start = lines.findIndex((line) => node.test(line));
  if (start === -1) return lines;
  const rest = lines.slice(start + 1);
  const after = rest.findIndex((line) => depthOf(line) <= depthOf(lines[start] ?? ''));
  return [...lines.slice(0, start), ...(after === -1 ? [] : rest.slice(after))];
}

/** What can be read outside of the surface, of the messages over it, and of the bottom menu that a panel owns. */
async function readBehind(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const owners = await page.locator('[role="dialog"][aria-owns]').count();
  const lines = tree.split('\n').filter((line) => line.trim() !== '');
  const behind = without(without(lines, /^\s*- (alert)?dialog /), /^\s*- region "Messages"/);
  return owners === 0 ? behind : without(behind, /^\s*- navigation "Main navigation"/);
}

/** What can be pressed outside of the surface on top. */
function pressableBehind(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const surfaces = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const top = surfaces.at(-1);
    const owned = document.querySelector(`#${top?.getAttribute('aria-owns') || 'none'}`);
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((control) => top?.contains(control) !== true && owned?.contains(control) !== true)
      .filter((control) => control.closest('[inert], [data-toaster]') === null && control.checkVisibility())
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`);
  });
}

const MODAL = Object.entries(SURFACES).filter(([, { role }]) => role !== 'list');

for (const [title, { at, as, before, open, role = 'dialog', name }] of MODAL)
  test(`nothing is behind ${title}`, async ({ page, control }) => {
    await comeAs(page, as);
    await before?.(page, control);
    await page.goto(at);
    await expect(screenOf(page)).toBeVisible();
    // What speaks by itself, and was left in reach.
    if (at === '/m/home') await expect(page.locator('main li:not([inert]) button').first()).toBeVisible();
    await open?.(page);
    const surface = page.getByRole(role, { name });
    await expect(surface).toBeVisible();
    await expect(surface).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => pressableBehind(page)).toEqual([]);
    expect(await readBehind(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(surface).toHaveCount(0);
    await expect(page.locator('body > * [inert]:has(main), body > [inert]')).toHaveCount(0);
  });

test('a surface over another one takes it out of reach, and gives it back', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Register' }).click();
  const form = page.getByRole('dialog', { name: 'Create your account' });
  const opener = form.getByRole('button', { name: /^Country code/ });
  await opener.click();
  const picker = page.getByRole('dialog', { name: 'Country or region' });
  await expect(picker).toBeVisible();
  await expect.poll(() => pressableBehind(page)).toEqual([]);
  expect(await readBehind(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => pressableBehind(page)).toEqual([]);
  await expect(form).toBeVisible();
});

test('the check sees what is left behind a surface', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page)).toBeVisible();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => pressableBehind(page)).toEqual([]);
  await page.evaluate(async () => {
    const button = document.createElement('button');
    button.append('Left behind');
    document.body.prepend(button);
    // What comes later is covered as well.
    while (!button.matches('[inert][aria-hidden]')) await new Promise(requestAnimationFrame);
    button.removeAttribute('inert');
    button.removeAttribute('aria-hidden');
  });
  expect(await pressableBehind(page)).toEqual(['BUTTON Left behind']);
  expect(await readBehind(page)).toEqual(['- button "Left behind"']);
});
