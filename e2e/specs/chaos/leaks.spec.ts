import { isFullForm } from '../../chaos/form';
import { growth, held, meterOf, type Held, type Meter } from '../../chaos/leak-meter';
import { keepResults } from '../../chaos/results';
import { expect, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { moveTo } from '../../support/page-frame';
import { fillLogin, screenOf, signIn } from '../../support/steps';

/** A round through every section. */
const ROUND = [
  ['/m/rng', 'game-list'],
  ['/m/member/home', 'member-home'],
  ['/m/activity', 'activity'],
  ['/m/lottery', 'lottery'],
  ['/m/webEmail', 'inbox'],
  ['/m/voucherCenter', 'deposit'],
  ['/m/agent', 'agent-home'],
  ['/m/rewardCenter', 'reward-center'],
  ['/m/notice', 'notice'],
  ['/m/home', 'home'],
] as const;

/** Steps before the first look, and all of them: by the first look everything is there that is kept on purpose. */
const STEPS = isFullForm ? { before: 100, all: 300 } : { before: 20, all: 50 };
const SIGN_INS = isFullForm ? { before: 10, all: 50 } : { before: 3, all: 8 };

type Turn = () => Promise<void>;

/** What the page holds at a screen on which nothing ever moves by itself. */
async function heldAtRest(meter: Meter): Promise<Held> {
  await moveTo(meter.page, '/m/set');
  await expect(screenOf(meter.page, 'settings')).toBeVisible();
  return held(meter);
}

/** Does the same again and again; what the page holds at the end that it did not hold before. */
async function grownBy(meter: Meter, turn: Turn, { before, all }: typeof STEPS): Promise<readonly string[]> {
  for (let done = 0; done < before; done += 1) await turn();
  const first = await heldAtRest(meter);
  for (let done = before; done < all; done += 1) await turn();
  const last = await heldAtRest(meter);
  process.stdout.write(`    after ${before}: ${JSON.stringify(first)}\n    after ${all}: ${JSON.stringify(last)}\n`);
  return growth(first, last);
}

// An open stream is a call that never ends: a page with one is never at rest.
test.beforeEach(async ({ control }) => {
  test.setTimeout(isFullForm ? 400_000 : 180_000);
  await withoutLiveChannel(control);
});

test('steps over all sections leave nothing behind', async ({ page }) => {
  const meter = await meterOf(page);
  await page.addInitScript(() => sessionStorage.setItem('seenContracts', 'home agent'));
  await signIn(page, 'demo_agent');
  let step = 0;
  const turn = async (): Promise<void> => {
    const [path, screen] = ROUND[step % ROUND.length] ?? ROUND[0];
    step += 1;
    await moveTo(page, path);
    await expect(screenOf(page, screen)).toBeVisible();
  };
  const problems = await grownBy(meter, turn, STEPS);
  keepResults('leaks', [{ kind: 'steps over all sections', name: '', problems }]);
  expect(problems).toEqual([]);
});

test('signing in and out leaves nothing behind', async ({ page }) => {
  const meter = await meterOf(page);
  await page.goto('/m/login');
  const turn = async (): Promise<void> => {
    await moveTo(page, '/m/login');
    await fillLogin(page, 'demo_member', 'Demo1234');
    await expect(screenOf(page, 'home')).toBeVisible();
    await moveTo(page, '/m/set');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(screenOf(page, 'home')).toBeVisible();
  };
  const problems = await grownBy(meter, turn, SIGN_INS);
  keepResults('leaks', [{ kind: 'signing in and out', name: '', problems }]);
  expect(problems).toEqual([]);
});
