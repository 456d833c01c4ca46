import type { Page } from '@playwright/test';
import { typedInto, writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { whenSettled } from '../../chaos/walk';
import { expect, test } from '../../support/fixtures';
import { frameOf, moveTo } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** What a person has made of a page. */
interface Made {
  readonly at: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
}

/** A page as somebody left it. */
async function madeOf(page: Page): Promise<Made> {
  const { at } = await frameOf(page);
  const chosen = await page.evaluate(() => {
    const marks = '[aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], main input:checked';
    return [...document.querySelectorAll<HTMLInputElement>(marks)].map(
      (one) => one.getAttribute('aria-label') ?? (one.textContent.trim() || one.value),
    );
  });
  return { at, typed: await typedInto(page), chosen };
}

/** What stands in the view, by its words. */
function inView(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, main label, main h2, main h3, main p')]
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && one.innerText.trim() !== '';
      })
      .map((one) => one.innerText.trim()),
  );
}

/** Scrolls to the middle of the page, and tells what is seen there. */
async function lookDown(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return inView(page);
}

/** Turns the device; what of the page is not as it was. */
async function turn(page: Page, made: Made, seen: readonly string[], size: typeof UPRIGHT): Promise<readonly string[]> {
  await page.setViewportSize(size);
  const problems = await whenSettled(page);
  const isStill = await expect
    .poll(async () => (await inView(page)).some((words) => seen.includes(words)), { timeout: 2000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  const { width } = await frameOf(page);
  const now = await madeOf(page);
  return [
    ...problems,
    ...(isStill ? [] : [`${size.width} wide, nothing of what was in view is`]),
    ...(width > size.width ? [`it is ${width} wide`] : []),
    ...(JSON.stringify(now) === JSON.stringify(made) ? [] : [`${JSON.stringify(made)} became ${JSON.stringify(now)}`]),
  ];
}

type Use = (page: Page) => Promise<unknown>;

/** Screens that most people see, and what somebody does there before the device is turned. */
const SCREENS: readonly (readonly [path: string, screen: string, use?: Use])[] = [
  ['/m/home', 'home'],
  ['/m/rng', 'game-list'],
  ['/m/member/home', 'member-home'],
  [
    '/m/voucherCenter',
    'deposit',
    async (page) => {
      await page.getByRole('main').getByRole('radio', { name: 'Bank transfer' }).check();
      await page.getByRole('main').getByRole('textbox', { name: 'Amount' }).fill('250');
    },
  ],
  [
    '/m/transaction/record',
    'transactions',
    (page) => page.getByRole('main').getByRole('radio', { name: 'Rebate' }).click(),
  ],
];

test('a device that is turned, and turned back, keeps the place and what was typed and chosen', async ({
  page,
  context,
}) => {
  await writeDownAnnouncements(context);
  await signIn(page, 'demo_member');
  const found: string[] = [];
  for (const [path, screen, use] of SCREENS)
    await test.step(screen, async () => {
      await moveTo(page, path);
      await expect(screenOf(page, screen)).toBeVisible();
      await whenSettled(page);
      await use?.(page);
      const seen = await lookDown(page);
      const made = await madeOf(page);
      const problems = [...(await turn(page, made, seen, ON_ITS_SIDE)), ...(await turn(page, made, seen, UPRIGHT))];
      keepResults('device', [{ kind: 'turned on its side and back', name: screen, problems }]);
      found.push(...problems.map((problem) => `${screen}: ${problem}`));
    });
  expect(found).toEqual([]);
});
