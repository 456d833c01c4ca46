import type { Locator, Page } from '@playwright/test';
import { exportFile, linesOf } from '../../support/exports';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';
import type { Control } from '../../support/control';

// The days of the site are the operator's, wherever the phone is.
test.use({ timezoneId: 'America/New_York' });

const REFUSED = /status of 500/;

/** The fields of a call's requests, oldest first. */
async function fieldsOf(control: Control, id: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await control.requests(id)).map(({ query }) => query);
}

async function open(page: Page, path: string, screen: string): Promise<void> {
  await page.goto(path);
  await expect(screenOf(page, screen)).toBeVisible();
}

/** A figure of the cards above a report, without its change. */
function figureOf(page: Page, name: string): Locator {
  const label = page.locator('dt', { hasText: new RegExp(`^${name}$`) });
  return label.locator('+ dd bdi').first();
}

/** Tells another tab's choice of a theme to this one. */
async function chooseElsewhere(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** How many dots of a drawing have the colour that a role of the page stands for just now. */
function dotsOf(canvas: Locator, role: string): Promise<number> {
  return canvas.evaluate((drawn: HTMLCanvasElement, name) => {
    const one = new OffscreenCanvas(1, 1).getContext('2d');
    const data = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data;
    if (!one || !data) return 0;
    one.fillStyle = getComputedStyle(drawn).getPropertyValue(name).trim();
    one.fillRect(0, 0, 1, 1);
    const [red, green, blue] = one.getImageData(0, 0, 1, 1).data;
    let dots = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) dots += 1;
    }
    return dots;
  }, role);
}

/** The only span that a report and its comparison may ask for: so many days up to today, and as many before them. */
function expectSpans(asked: readonly Readonly<Record<string, unknown>>[], days: number): void {
  const dayNumber = (request: number, field: 'startDate' | 'endDate'): number =>
    Date.parse(String(asked[request]?.[field])) / 86_400_000;
  expect(dayNumber(0, 'endDate') - dayNumber(0, 'startDate')).toBe(days - 1);
  expect(dayNumber(0, 'startDate') - dayNumber(1, 'endDate')).toBe(1);
  expect(dayNumber(1, 'endDate') - dayNumber(1, 'startDate')).toBe(days - 1);
}

test('the overview compares its days, draws them, lists them, and tells the members apart', async ({
  page,
  control,
}) => {
  await signIn(page, 'demo_leader');
  await open(page, '/m/agent', 'agent-home');
  await page.getByRole('link', { name: 'Team overview' }).click();
  await expect(screenOf(page, 'team-overview')).toBeVisible();
  await expect(page.getByText(/^Compared with/)).toBeVisible();
  const asked = await fieldsOf(control, 'R-71');
  expect(asked.map((fields) => Object.keys(fields))).toEqual([
    ['startDate', 'endDate'],
    ['startDate', 'endDate'],
  ]);
  expectSpans(asked, 7);
  const canvas = page.getByRole('img', { name: /^Turnover over 7 days/ }).locator('canvas');
  const upright = (await canvas.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(upright);
  await page.setViewportSize({ width: 390, height: 844 });
  // Drawn again in the colours of the other theme, by themselves.
  const dark = await dotsOf(canvas, '--brand-brand');
  expect(dark).toBeGreaterThan(100);
  await chooseElsewhere(page, 'light');
  await expect.poll(() => dotsOf(canvas, '--brand-brand')).toBeGreaterThan(100);
  await chooseElsewhere(page, 'dark');
  await expect.poll(() => dotsOf(canvas, '--brand-brand')).toBeGreaterThan(100);
  await page.getByRole('radio', { name: 'Table' }).click();
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  const lines = await linesOf(await exportFile(page));
  expect(lines).toHaveLength(9);
  const profit = Number(lines.at(-1)?.split(',')[1]);
  const shown = await total.getByRole('cell').first().innerText();
  expect(Number(shown.replaceAll(',', ''))).toBe(profit);
  await page.getByRole('radio', { name: 'Members' }).click();
  const members = page.getByRole('list', { name: 'Members by Turnover' });
  await expect(members.getByRole('button', { name: /^demo_agent/ })).toBeVisible();
  const names = (await fieldsOf(control, 'R-73')).map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
  await members.getByRole('button', { name: /^demo_agent/ }).click();
  await expect(page.getByRole('dialog', { name: 'Figures of demo_agent' }).getByText('Turnover')).toBeVisible();
});

test('a chart whose code does not come leaves the table, and comes with the next look', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/);
  const isAsked = page.waitForRequest('**/r/mfe-agent/plot.*');
  await page.route('**/r/mfe-agent/plot.*.mjs', (route) => route.abort());
  await signIn(page, 'demo_leader');
  await open(page, '/m/agent/team/overview', 'team-overview');
  const chart = page.getByRole('img', { name: /^Turnover over 7 days/ });
  await expect(chart).toBeVisible();
  await isAsked;
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  await page.unroute('**/r/mfe-agent/plot.*.mjs');
  await page.getByRole('radio', { name: 'Chart' }).click();
  await expect(chart.locator('canvas')).toBeVisible();
});

test('profit and loss agrees with the overview, is searched by name, and survives a failure', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_leader');
  await open(page, '/m/agent/team/overview?days=30', 'team-overview');
  const [profit, turnover] = await Promise.all([
    figureOf(page, 'Profit').innerText(),
    figureOf(page, 'Turnover').innerText(),
  ]);
  await open(page, '/m/agent/team/pnl?days=30', 'team-profit');
  await expect(figureOf(page, 'Profit')).toHaveText(profit);
  await expect(figureOf(page, 'Turnover')).toHaveText(turnover);
  const asked = await fieldsOf(control, 'R-72');
  expectSpans(asked, 30);
  expect(asked[1]).toMatchObject({ pageSize: '1' });
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Username').fill('demo_member');
  await sheet.getByLabel('Category').selectOption('RNG');
  await control.scenario('figures', { answers: { 'R-72': { code: 'internal' } } });
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The records did not load')).toBeVisible();
  await control.scenario('figures', {});
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /^demo_member Slots/ })).toBeVisible();
  const last = (await fieldsOf(control, 'R-72')).filter(({ pageSize }) => pageSize === undefined).at(-1);
  expect(last).toMatchObject({ gameCategory: 'RNG', username: 'demo_member', pageNo: '1' });
  expect(new URL(page.url()).search).toBe('?username=demo_member&category=RNG&days=30');
});

test('the team’s bets are narrowed, opened, and saved beyond the page that is shown', async ({ page, control }) => {
  await signIn(page, 'demo_leader');
  await open(page, '/m/teamBetting', 'team-betting');
  expectSpans(await fieldsOf(control, 'R-84'), 7);
  const lines = await linesOf(await exportFile(page));
  const stakes = lines.slice(1, -1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[5]) * 100), 0);
  const shown = await figureOf(page, 'Stakes').innerText();
  expect(stakes / 100).toBe(Number(shown.replaceAll(/[^\d.]/g, '')));
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Username').fill('demo_');
  await sheet.getByLabel('Category').selectOption('LIVE');
  await sheet.getByLabel('Provider').selectOption({ index: 1 });
  const vendor = await sheet.getByLabel('Provider').inputValue();
  await sheet.getByRole('button', { name: '30 days' }).click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => (await fieldsOf(control, 'R-84')).filter(({ pageNo }) => pageNo === '1').at(-1))
    .toMatchObject({ username: 'demo_', gameCategory: 'LIVE', vassalage: vendor });
  await open(page, '/m/teamBetting?username=nobody_at_all', 'team-betting');
  await page.getByRole('button', { name: 'Show all' }).click();
  const first = page.getByRole('main').getByRole('region').first().getByRole('button').first();
  await first.click();
  await expect(page.getByRole('dialog').getByText('Bet number')).toBeVisible();
});

test('rebate income and the team’s records are an agent’s own business', async ({ page, control, expectFaults }) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_leader');
  await control.scenario('figures', { answers: { 'R-77': { code: 'internal' } } });
  await open(page, '/m/member/teamRebate', 'team-rebate');
  await expect(page.getByText('The records did not load')).toBeVisible();
  expectSpans(await fieldsOf(control, 'R-77'), 7);
  await control.scenario('figures', {});
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  const lines = await linesOf(await exportFile(page));
  const income = lines.slice(1, -1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[5]) * 100), 0);
  const shown = await figureOf(page, 'Rebate income').innerText();
  expect(income / 100).toBe(Number(shown.replaceAll(/[^\d.]/g, '')));
  for (const [view, list] of [
    ['Category', 'By category'],
    ['Member', 'By member'],
  ] as const) {
    await page.getByRole('radio', { name: view }).click();
    const earned = page.getByRole('list', { name: list }).locator('bdi');
    await expect(earned.first()).toBeVisible();
    const rows = await earned.allInnerTexts();
    const sum = rows.reduce((cents, text) => cents + Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100), 0);
    expect([view, sum]).toEqual([view, income]);
  }
  await open(page, '/m/agent', 'agent-home');
  await page.getByRole('link', { name: 'Transaction record' }).click();
  await expect(screenOf(page, 'transactions')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Team records' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Username').fill('demo_member');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => (await fieldsOf(control, 'R-34')).at(-1))
    .toMatchObject({ types: 'A', username: 'demo_member' });
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^demo_member/ })
      .first(),
  ).toBeVisible();
});
