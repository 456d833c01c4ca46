import { isFullForm } from '../../chaos/form';
import { countTimers, growth, held } from '../../chaos/leak-meter';
import { keepResults } from '../../chaos/results';
import { expect, test } from '../../support/fixtures';
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

const NAVIGATIONS = 300;
const SIGN_INS = 50;

// Part of the whole alone.
if (isFullForm) {
  test(`${NAVIGATIONS} steps over all sections leave nothing behind`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await countTimers(page);
    await page.addInitScript(() => sessionStorage.setItem('seenContracts', 'home agent'));
    await signIn(page, 'demo_agent');
    const devtools = await context.newCDPSession(page);
    const round = async (): Promise<void> => {
      for (const [path, screen] of ROUND) {
        await moveTo(page, path);
        await expect(screenOf(page, screen)).toBeVisible();
      }
    };
    // Code, texts and answers that are kept on purpose come with the first rounds.
    await round();
    await round();
    const before = await held(page, devtools);
    for (let done = 0; done < NAVIGATIONS; done += ROUND.length) await round();
    const after = await held(page, devtools);
    process.stdout.write(`    before ${JSON.stringify(before)}\n    after  ${JSON.stringify(after)}\n`);
    const problems = growth(before, after);
    keepResults('leaks', [{ kind: 'steps over all sections', name: '', problems }]);
    expect(problems).toEqual([]);
  });

  test(`signing in and out ${SIGN_INS} times leaves nothing behind`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await countTimers(page);
    await page.goto('/m/login');
    const devtools = await context.newCDPSession(page);
    const turn = async (): Promise<void> => {
      await moveTo(page, '/m/login');
      await fillLogin(page, 'demo_member', 'Demo1234');
      await expect(screenOf(page, 'home')).toBeVisible();
      await moveTo(page, '/m/set');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      await expect(screenOf(page, 'home')).toBeVisible();
    };
    await turn();
    await turn();
    const before = await held(page, devtools);
    for (let done = 0; done < SIGN_INS; done += 1) await turn();
    const after = await held(page, devtools);
    process.stdout.write(`    before ${JSON.stringify(before)}\n    after  ${JSON.stringify(after)}\n`);
    const problems = growth(before, after);
    keepResults('leaks', [{ kind: 'signing in and out', name: '', problems }]);
    expect(problems).toEqual([]);
  });
}
