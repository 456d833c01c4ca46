import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { loseNextAnswer } from '../../support/lost-answer';
import { screenOf, signIn, storageOf } from '../../support/steps';

const PIN = '246810';
const WRONG_PIN = '135790';

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const pin = (page: Page) => page.getByLabel('Payment password', { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string, screen: string, userName = 'demo_agent'): Promise<void> {
  await signIn(page, userName);
  await page.goto(path);
  await expect(screenOf(page, screen)).toBeVisible();
}

test('an account is opened within the quota, and its password is nowhere but on the card', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/409/);
  await open(page, '/m/agentRegister', 'open-account');
  await main(page).getByRole('radio', { name: 'Agent', exact: true }).check();
  await main(page).getByLabel('Username').fill('demo_member');
  await press(page, 'Generate');
  const password = await main(page).getByLabel('Password', { exact: true }).inputValue();
  await press(page, 'Raise Slots');
  await press(page, 'Open account');
  await expect(main(page).getByText('Sorry, the username already exists')).toBeVisible();
  await main(page).getByLabel('Username').fill('fresh_agent');
  await press(page, 'Open account');
  await expect(main(page).getByRole('heading', { name: 'Account opened' })).toBeVisible();
  await expect(main(page).getByText(password, { exact: true })).toBeVisible();
  const rebates = { RNG: 0.1, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, LOTT: 0, ELOTT: 0 };
  const account = { kind: 'agent', password, rebates };
  expect(await bodiesOf(control, 'R-75')).toEqual([
    { ...account, username: 'demo_member' },
    { ...account, username: 'fresh_agent' },
  ]);
  expect(JSON.stringify(await storageOf(page))).not.toContain(password);
  await main(page).getByRole('link', { name: 'See my team' }).click();
  await expect(screenOf(page, 'team').getByText('fresh_agent')).toBeVisible();
  await page.goBack();
  await expect(screenOf(page, 'open-account')).toBeVisible();
  await expect(main(page).getByText(password, { exact: true })).toHaveCount(0);
});

test('a link is created, handed on as a code, and deleted', async ({ page, control, expectFaults }) => {
  expectFaults(/422/);
  await open(page, '/m/agentRegister?tab=links', 'open-account');
  const links = main(page).getByRole('group', { name: /^[A-Z\d]{8}$/ });
  await expect(links).toHaveCount(2);
  await press(page, 'Create link');
  await sheet(page).getByLabel('How long it works').selectOption('30 days');
  await sheet(page).getByRole('button', { name: 'Give the most' }).click();
  // The own rates were lowered meanwhile: the refusal stands at its field, and nothing that was chosen is lost.
  const refusal = { code: 'quota.exceeded', value: { fields: { 'rebates.LIVE': 'max' } }, times: 1 };
  await control.scenario('lowered', { answers: { 'R-80.create': refusal } });
  await sheet(page).getByRole('button', { name: 'Create link' }).click();
  await expect(sheet(page).getByLabel(/^Live casino, /)).toHaveAccessibleDescription('At most 0.8%');
  await expect(sheet(page).getByLabel('How long it works')).toHaveValue('30');
  await sheet(page).getByRole('button', { name: 'Create link' }).click();
  await expect(links).toHaveCount(3);
  const newest = links.first();
  await expect(newest).toContainText('Slots 0.9%');
  await newest.getByRole('button', { name: 'Show code' }).click();
  await expect(sheet(page).getByRole('img', { name: /^Code of the link/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const code = (await newest.getAttribute('aria-label')) ?? '';
  await newest.getByRole('button', { name: `Delete link ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(links).toHaveCount(2);
  const created = (await control.requests('R-80.create')).at(-1);
  expect(created?.body).toEqual({
    kind: 'member',
    rebates: { RNG: 0.9, LIVE: 0.8, FISH: 0.8, PVP: 0.6, SPORTS: 0.7, LOTT: 0.5, ELOTT: 0.5 },
    expiresAt: expect.any(Number),
  });
  expect(created?.headers['moduleid']).toBe('AFFMAN3');
  const { expiresAt = 0 } = (created?.body ?? {}) as { readonly expiresAt?: number };
  expect(Math.round((expiresAt - (created?.at ?? 0)) / 86_400_000)).toBe(30);
  expect(await control.requests('R-80.remove')).toHaveLength(1);
});

test('the team is walked down and back, looked into, and paid', async ({ page, control, expectFaults }) => {
  expectFaults(/422/);
  await open(page, '/m/member/team', 'team', 'demo_leader');
  const path = main(page).getByRole('navigation', { name: 'Where in your team' });
  await main(page).getByRole('link', { name: 'Open the team of demo_agent' }).click();
  await expect(page).toHaveURL(/\?parent=demo_agent$/);
  await expect(path.getByText('demo_agent')).toHaveAttribute('aria-current', 'page');
  await main(page).getByRole('link', { name: 'Open the team of demo_member' }).click();
  await expect(main(page).getByText('paolo_wave')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?parent=demo_agent$/);
  await main(page).getByRole('searchbox').fill('demo_');
  await main(page).getByRole('searchbox').press('Enter');
  await main(page).getByLabel('Sort by').selectOption('Balance');
  await expect(main(page).getByRole('button', { name: /^Actions for/ }).first()).toHaveAccessibleName('Actions for demo_member'); // prettier-ignore
  const asked = (await control.requests('R-74')).at(-1);
  expect(asked?.query).toMatchObject({ parent: 'demo_agent', username: 'demo_', sort: 'balance' });

  const actions = main(page).getByRole('button', { name: 'Actions for demo_member' });
  await actions.click();
  await sheet(page).getByRole('button', { name: 'Figures' }).click();
  await expect(sheet(page).getByText('Turnover').first()).toBeVisible();
  expect((await control.requests('R-73')).at(-1)?.query).toMatchObject({ username: 'demo_member' });
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await actions.click();
  await sheet(page).getByRole('button', { name: 'Transfer' }).click();
  await sheet(page).getByRole('textbox', { name: 'Amount' }).fill('250.50');
  await pin(page).fill(WRONG_PIN);
  await sheet(page).getByRole('button', { name: 'Transfer ₱250.50' }).click();
  await expect(sheet(page).getByText('Wrong payment password. 4 tries left.')).toBeVisible();
  await pin(page).fill(PIN);
  await sheet(page).getByRole('button', { name: 'Transfer ₱250.50' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(main(page).getByText('₱12,731.00')).toBeVisible();
  const order = { recipients: [{ username: 'demo_member', amount: 250.5 }], kind: 'transfer' };
  expect(await bodiesOf(control, 'R-79.send')).toEqual([
    { ...order, paymentPassword: WRONG_PIN },
    { ...order, paymentPassword: PIN },
  ]);
});

test('the team of another agent is not shown, and the way leads back to the own', async ({ page, expectFaults }) => {
  expectFaults(/403/);
  await open(page, '/m/member/team?parent=ember_agent', 'team');
  await expect(main(page).getByText('This account is not in your team')).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveCount(0);
  await press(page, 'Back to my team');
  await expect(page).toHaveURL(/\/m\/member\/team$/);
  await expect(main(page).getByRole('button', { name: 'Actions for demo_member' })).toBeVisible();
});

test('rates rise and are saved; what changed meanwhile is read again', async ({ page, control, expectFaults }) => {
  expectFaults(/409/);
  await open(page, '/m/member/agent/agentRebeat', 'rebate-settings');
  await press(page, 'Choose a subordinate');
  await sheet(page).getByRole('searchbox').fill('demo_member');
  await sheet(page).getByRole('searchbox').press('Enter');
  await sheet(page).getByRole('button', { name: /^demo_member/ }).click(); // prettier-ignore
  const slots = main(page).getByLabel(/^Slots, /);
  await expect(slots).toHaveValue('0.60');
  await expect(main(page).getByRole('button', { name: 'Lower Slots' })).toBeDisabled();
  await slots.fill('1');
  await press(page, 'Save rates');
  await expect(main(page).getByText('At most 0.9%')).toBeVisible();
  await slots.fill('0.7');
  await control.scenario('late', { answers: { 'R-76.save': { times: 1, code: 'version.conflict' } } });
  await press(page, 'Save rates');
  await expect(main(page).getByRole('alert')).toContainText('These rates were changed meanwhile.');
  await expect(slots).toHaveValue('0.60');
  await press(page, 'Raise Slots');
  await press(page, 'Save rates');
  await expect(main(page).getByRole('button', { name: 'Nothing has changed yet' })).toBeDisabled();
  await expect(slots).toHaveValue('0.70');
  const rebates = { RNG: 0.7, LIVE: 0.5, FISH: 0.5, PVP: 0.3, SPORTS: 0.4, LOTT: 0.2, ELOTT: 0.2 };
  const body = { username: 'demo_member', rebates, version: 1 };
  expect(await bodiesOf(control, 'R-76.save')).toEqual([body, body]);
});

test('a total is shared to the cent; a lost answer and what failed are sent again without paying twice', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/ERR_CONNECTION_RESET/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/m/redRain', 'red-rain', 'demo_leader');
  await press(page, 'Choose recipients');
  await sheet(page).getByRole('button', { name: 'Select all' }).click();
  await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(5);
  await sheet(page).getByRole('checkbox', { name: /demo_noagent/ }).uncheck(); // prettier-ignore
  await sheet(page).getByRole('checkbox', { name: /maple_agent/ }).uncheck(); // prettier-ignore
  await sheet(page).getByRole('button', { name: 'Done (3)' }).click();
  await main(page).getByRole('radio', { name: 'Share a total' }).check();
  await main(page).getByRole('textbox', { name: 'Total amount' }).fill('1000');
  await main(page).getByRole('textbox', { name: 'Greeting' }).fill('Well played');
  await pin(page).fill(PIN);
  await loseNextAnswer(page, '/agent/transfers');
  await press(page, 'Send ₱1,000.00');
  await expect(main(page).getByRole('alert')).toContainText('it will not be sent twice');
  const names = ['coral_agent', 'demo_agent', 'ember_agent'];
  const results = names.map((username, index) => ({ username, ok: index > 0, ...(index === 0 && { code: 'balance.low' }) }));
  await control.scenario('part', { answers: { 'R-79.send': { times: 1, merge: { results } } } });
  await press(page, 'Send ₱1,000.00');
  await expect(main(page).getByRole('heading', { name: '2 of 3 were sent' })).toBeVisible();
  await pin(page).fill(PIN);
  await press(page, 'Send the failed again (1)');
  await expect(main(page).getByRole('heading', { name: 'Red envelopes are on their way!' })).toBeVisible();
  await expect(main(page).locator('[data-shower]').first()).toBeHidden();
  const order = { kind: 'redenvelope', greeting: 'Well played', paymentPassword: PIN };
  const recipients = names.map((username, index) => ({ username, amount: index === 0 ? 333.34 : 333.33 }));
  const calls = await control.requests('R-79.send');
  expect(calls.map(({ body }) => body)).toEqual([
    { ...order, recipients },
    { ...order, recipients },
    { ...order, recipients: recipients.slice(0, 1) },
  ]);
  const keys = calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  await main(page).getByRole('radio', { name: 'History' }).click();
  // Three of the first sending, which counted once, and one of the second.
  await expect(main(page).getByText('Well played')).toHaveCount(4);
}); // prettier-ignore

test('a rate is shown whole beside its buttons, in the narrowest row too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/m/member/agent/agentRebeat?username=demo_member', 'rebate-settings');
  const rates = main(page).locator('fieldset input');
  await expect(rates).not.toHaveCount(0);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await rates.first().fill('0.90');
    const cut = await rates.evaluateAll(
      (fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length,
    );
    expect([width, cut]).toEqual([width, 0]);
  }
});
