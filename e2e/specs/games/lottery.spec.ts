import { expect, test } from '../../support/fixtures';
import { passTime } from '../../support/frame';
import { hideDates, stopClock } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

const HOUR = 60 * 60 * 1000;

test('the lobby shows what is drawn, and a tap launches it by its own rules', async ({ page, control, site }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/lottery');
  await expect(screenOf(page, 'lottery')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottery');
  await expect(page.getByRole('region', { name: 'Popular' }).locator('[data-lottery]')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Classic' }).locator('[data-lottery]')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Played last' })).toHaveCount(0);
  const queries = async (id: string) => (await control.requests(id)).map(({ query }) => query);
  expect(await queries('R-46')).toEqual([{ merchantCode: 'aurora', language: 'EN' }]);
  expect(await queries('R-47')).toEqual([{ language: 'EN' }]);
  expect(await queries('R-48')).toEqual([{}]);
  expect(await queries('R-49')).toEqual([{}]);
  expect(await queries('R-50')).toEqual([{ limit: '10' }]);
  expect(await queries('R-51')).toEqual([{ language: 'EN' }]);

  const launched = async (tab: 'lottery' | 'elott', region: string, name: string) => {
    await page.goto(`/m/lottery?tab=${tab}`);
    await page
      .getByRole('region', { name: region })
      .getByRole('button', { name: `Play ${name}` })
      .click();
    await page.waitForURL(/\/vendor-demo\/play/);
    return (await control.requests('R-45')).at(-1)?.query;
  };
  const common = { freePlay: '0', platform: 'html5', language: 'EN', prizeMode: 'Elott' };
  expect(await launched('lottery', 'Classic', 'Classic Three')).toEqual({
    ...common,
    gameCategory: 'LOTT',
    vassalage: 'LOTT',
    gameCode: 'cl_three',
    playType: 'ent',
    backUrl: `${site.url}/m/lottery?tab=lottery`,
  });
  expect(await launched('elott', 'South-East Asia', 'Straits Four')).toEqual({
    ...common,
    gameCategory: 'ELOTT',
    vassalage: 'TCG_SEA',
    gameCode: 'sea_straits',
    prizeMode: 'SEA',
    backUrl: `${site.url}/m/lottery?tab=elott`,
  });
  expect(await launched('elott', 'Vietnam', 'Mekong Quick Five')).toMatchObject({
    ...common,
    vassalage: 'TCG_LOTTO_VN',
    gameCode: 'vn_quick',
  });
  await page.goto('/m/lottery');
  await expect(page.getByRole('region', { name: 'Played last' }).locator('[data-lottery]')).toHaveCount(1);
});

test('countdowns go by the server and survive a sleep; at zero the numbers are asked for once', async ({
  page,
  control,
}) => {
  // A device that believes it is two hours later.
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  await hideDates(page);
  await page.goto('/m/lottery');
  const card = page.getByRole('region', { name: 'Popular' }).locator('[data-lottery="fast_one"]');
  const timer = card.getByRole('timer');
  const asked = async (): Promise<number> => (await control.requests('R-48')).length;
  const countdown = /^[01]:\d\d$/;
  await expect(timer).toHaveText(countdown);
  expect(await asked()).toBe(1);
  await stopClock(page);
  // One draw may have ended just then: the next one's countdown stands a moment later.
  await expect(async () => {
    await passTime(page, 1000);
    await expect(timer).toHaveText(countdown, { timeout: 500 });
  }).toPass();
  const before = await asked();
  // What the server says now, and what the page shows, are the same draw.
  const [minutes = 0, rest = 0] = (await timer.innerText()).split(':').map(Number);
  const seconds = minutes * 60 + rest;
  expect(seconds).toBeLessThanOrEqual(60);
  await passTime(page, Math.max(0, seconds - 2) * 1000);
  expect(await asked()).toBe(before);
  await passTime(page, 6000);
  await expect.poll(asked).toBe(before + 1);
});

test('a visitor looks and is asked to sign in; failing numbers leave the tiles usable', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await control.scenario('no numbers', { answers: { 'R-48': { code: 'internal' }, 'R-49': { code: 'internal' } } });
  await page.goto('/m/lottery');
  await expect(page.getByText('Draw times are missing right now. You can still play.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect((await control.requests('R-50')).length).toBe(0);
  await control.scenario('no numbers', {});
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.getByRole('radio', { name: 'E-lottery' }).click();
  await page.getByRole('region', { name: 'Fast draws' }).getByRole('button', { name: 'Play One Minute Five' }).click();
  await expect(screenOf(page, 'login')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/m/lottery?tab=elott');
});

test('a lobby without tabs has everything; an empty one says so', async ({ page, control, site }) => {
  await page.goto(`${site.of('bahari')}/m/lottery`);
  await expect(page.getByRole('region', { name: 'Fast draws' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await control.scenario('empty', { answers: { 'R-46': { value: { list: [] } } } });
  await page.goto('/m/lottery');
  await expect(page.getByText('No lottery open')).toBeVisible();
});
