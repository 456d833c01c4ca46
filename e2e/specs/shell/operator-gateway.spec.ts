import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway, type Gateway } from 'reference-gateway/server';
import { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { ROOT } from '../../support/places';
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
let restore = (): void => undefined;

test.beforeAll(async ({ site }) => {
  gateway = await startGateway({ dialect: 'alternate', test: true });
  operator = new Control(gateway.url);
  const apply = (name: string, settings: Settings): void => {
    const file = path.join(site.home, name);
    writeFileSync(file, JSON.stringify(settings));
    mfe(site, 'settings', 'apply', file);
  };
  const before = JSON.parse(mfe(site, 'settings', 'show')) as Settings;
  const apiOrigin = `http://localhost:${new URL(gateway.url).port}`;
  apply('operator.json', { ...before, merchants: { ...before.merchants, aurora: { ...ALTERNATE, apiOrigin } } });
  restore = () => apply('before.json', before);
});
test.afterAll(async () => {
  restore();
  await gateway.close();
});

test('the whole site speaks to a gateway of another kind', async ({ page, control }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url());
    if (pathname.startsWith(OUR_BASE) || port === new URL(gateway.url).port) called.push(pathname);
  });
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(page.locator('[data-slot="home.winners"]')).not.toBeEmpty();

  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Wrong1234');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('header [data-testid="display-name"]')).toHaveText('Lucky Sam');
  await expect(page.locator('header [data-money]')).toHaveText('₱12,480.50');

  await page.goto('/m/rng');
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
  expect(await control.requests('')).toEqual([]);
});

test('the other merchants keep theirs', async ({ page, site, control }) => {
  await page.goto(`${site.of('bahari')}/m/home`);
  await expect(page.locator('[data-game]').first()).toBeVisible();
  const recorded = await control.requests('');
  expect(recorded.map((one) => one.path).filter((one) => !one.startsWith(OUR_BASE))).toEqual([]);
  expect(new Set(recorded.map((one) => one.headers['merchant']))).toEqual(new Set(['bahari']));
});
