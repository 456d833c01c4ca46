import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

test('a stored session that is garbage is a visitor', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":');
    localStorage.setItem('cache.systemStatus', '{"v":1');
    localStorage.setItem('cache.vendors', '[1');
    localStorage.setItem('releaseBucket', 'NaN');
    localStorage.setItem('remPass', '{');
    localStorage.setItem('language', 'XX');
  });
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
});

test('an answer of the wrong shape is an error block with Retry, and the rest goes on', async ({ page, control }) => {
  await control.scenario('games', { answers: { 'R-37': { body: { success: true, value: { games: 7 } } } } });
  await page.goto('/m/rng');
  await expect(page.getByRole('alert')).toBeVisible();
  await control.scenario('games', {});
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.locator('[data-game]').first()).toBeVisible();
});

test('queries that mean nothing do no harm', async ({ page }) => {
  await page.goto('/m/gameList?gameType=%3Cimg%20src=x%20onerror=alert(1)%3E&type=zzz&vassalage=%00');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await page.goto('/m/notice?index=-4');
  await expect(screenOf(page, 'notice')).toBeVisible();
  await page.goto('/m/login?redirect=https://evil.example/');
  await expect(screenOf(page, 'login')).toBeVisible();
});
