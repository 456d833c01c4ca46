import { expect, type Page } from '@playwright/test';
import { moveTo } from '../support/page-frame';
import { stateOf, type PageState } from './page-state';
import { stateProblems } from './state-problems';

const SETTLE_MS = 15_000;

/** Waits until a page stands; what is wrong with it when it does not. */
export async function whenSettled(
  page: Page,
  isRight: (state: PageState) => boolean = () => true,
  timeout = SETTLE_MS,
): Promise<readonly string[]> {
  let problems: readonly string[] = [];
  await expect(async () => {
    const state = await stateOf(page);
    problems = stateProblems(state, false);
    if (problems.length === 0 && state !== null && !isRight(state)) problems = [`"${state.screen}" at ${state.at}`];
    expect(problems).toEqual([]);
  })
    .toPass({ timeout, intervals: [50, 100, 200] })
    .catch(() => undefined);
  return problems;
}

/** Goes from screen to screen inside the page; what was wrong on the way, with its address. */
export async function walk(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await moveTo(page, path);
    const problems = await whenSettled(page, ({ at }) => at.startsWith(path.split('?')[0] ?? path));
    found.push(...problems.map((problem) => `${path}: ${problem}`));
  }
  return found;
}

/** After a fault: each screen of {@link OPEN_PATHS} is whole by itself or by Retry; what is not. */
export async function comesBack(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  const found: string[] = [];
  for (const path of paths) {
    await moveTo(page, path);
    // The screen before stands until this one is there, or has failed.
    const isThere = ({ at, screen }: PageState): boolean =>
      at.startsWith(path) && (screen === SCREEN_AT[path] || screen === 'failed');
    await whenSettled(page, isThere);
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await retry.count();
      if (before === 0) break;
      // It may come back by itself just then.
      await retry
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      // What failed stands until something else has come in its place.
      await expect
        .poll(() => retry.count(), { timeout: 5000 })
        .toBeLessThan(before)
        .catch(() => undefined);
      await whenSettled(page, isThere);
    }
    const problems = await whenSettled(page, isThere);
    // The screen before this one stands until this one is there, its failure too.
    const isWhole = await expect(retry)
      .toHaveCount(0, { timeout: SETTLE_MS })
      .then(
        () => true,
        () => false,
      );
    const left = isWhole ? problems : [...problems, 'it still says that it failed'];
    found.push(...left.map((problem) => `${path} afterwards: ${problem}`));
  }
  return found;
}

/** Screens of every section that anybody may see, by their paths. */
const SCREEN_AT: Readonly<Record<string, string>> = {
  '/m/rng': 'game-list',
  '/m/activity': 'activity',
  '/m/notice': 'notice',
  '/m/login': 'login',
  '/m/home': 'home',
};

export const OPEN_PATHS: readonly string[] = Object.keys(SCREEN_AT);

/** Screens of every section that members see. */
export const MEMBER_PATHS = [
  '/m/member/home',
  '/m/transaction/record',
  '/m/rewardCenter',
  '/m/webEmail',
  '/m/rng',
  '/m/home',
] as const;
