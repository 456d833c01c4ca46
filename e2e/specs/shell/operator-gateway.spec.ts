import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway, type Gateway } from 'reference-gateway/gateway';
import { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { openPanel } from '../../support/frame';
import { ROOT } from '../../support/places';
import { startSite, type Site } from '../../support/site';
import { fillLogin, screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

test.describe.configure({ mode: 'serial' });

interface Settings {
  readonly merchants: Readonly<Record<string, object>>;
}

/** A merchant whose gateway has paths, headers, names and an envelope of its own. */
const ALTERNATE = JSON.parse(readFileSync(path.join(ROOT, 'e2e/fixtures/alternate-merchant.json'), 'utf8')) as object;
const OWN_BASE = '/svc/v2/';
const OUR_BASE = '/api/v1/';

let gateway: Gateway;
let operator: Control;
/** Of staging: in production nothing is ever called over http. */
let site: Site;
let ours: Control;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = await startGateway({ dialect: 'alternate', test: true });
  operator = new Control(gateway.url);
  site = await startSite({ environment: 'staging' });
  ours = new Control(site.url);
  const { merchants, ...rest } = JSON.parse(mfe(site, 'settings', 'show', '--env', 'staging')) as Settings;
  const apiOrigin = `http://localhost:${new URL(gateway.url).port}`;
  const file = path.join(site.home, 'operator.json');
  writeFileSync(file, JSON.stringify({ ...rest, merchants: { ...merchants, aurora: { ...ALTERNATE, apiOrigin } } }));
  mfe(site, 'settings', 'apply', file, '--env', 'staging');
});
test.afterAll(async () => {
  await site.close();
  await gateway.close();
});

test('the whole site speaks to a gateway of another kind', { tag: '@release' }, async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url());
    if (pathname.startsWith(OUR_BASE) || port === new URL(gateway.url).port) called.push(pathname);
  });
  await page.goto(`${site.url}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(page.locator('[data-slot="home.winners"]')).not.toBeEmpty();

  await page.goto(`${site.url}/m/login`);
  await fillLogin(page, 'demo_member', 'Wrong1234');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('header [data-testid="display-name"]')).toHaveText('Lucky Sam');
  await expect(page.locator('header [data-money]')).toHaveText('₱12,480.50');

  const wallet = await openPanel(page, 'Deposit');
  await expect(wallet.getByRole('group', { name: 'Total balance' })).toContainText('₱12,480.50');
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/m/activity`);
  const promotion = page.getByRole('article').filter({ hasText: 'Welcome bonus 100%' });
  await promotion.getByRole('button').first().click();
  await expect(promotion).toContainText('Double your first deposit');
  const news = await operator.requests('R-60');
  expect(news.map((one) => one.path)).toContain(`${OWN_BASE}news`);

  await page.goto(`${site.url}/m/rng`);
  await page
    .locator('[data-game]')
    .first()
    .getByRole('button', { name: /favourite/i })
    .click();
  await expect.poll(async () => (await operator.requests('R-41.add')).map((one) => one.method)).toEqual(['PUT']);

  const [login] = (await operator.requests('R-06')).slice(-1);
  expect(login).toMatchObject({ method: 'POST', path: `${OWN_BASE}player/login`, code: null });
  const [purse] = (await operator.requests('R-28')).slice(-1);
  expect(purse).toMatchObject({ path: `${OWN_BASE}player/purse`, userName: 'demo_member' });
  const recorded = await operator.requests('');
  expect(recorded.filter((one) => !one.path.startsWith(OWN_BASE))).toEqual([]);
  expect(called.filter((one) => !one.startsWith(OWN_BASE))).toEqual([]);
  expect(called.length).toBeGreaterThan(10);
  // The contract's own gateway stands behind the same site, and hears nothing of it.
  expect(await ours.requests('')).toEqual([]);
});

test('the other merchants keep theirs', { tag: '@release' }, async ({ page }) => {
  await ours.reset();
  await page.goto(`${site.of('bahari')}/m/home`);
  await expect(page.locator('[data-game]').first()).toBeVisible();
  const recorded = await ours.requests('');
  expect(recorded.map((one) => one.path).filter((one) => !one.startsWith(OUR_BASE))).toEqual([]);
  expect(new Set(recorded.map((one) => one.headers['merchant']))).toEqual(new Set(['bahari']));
});
