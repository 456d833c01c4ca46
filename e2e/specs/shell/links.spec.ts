import type { Page } from '@playwright/test';
import { isHomePath, normalisePath, PATHS } from 'shared-contracts/paths';
import type { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { openMenu } from '../../support/frame';
import { moveTo } from '../../support/page-frame';
import { linksIn } from '../../support/page-links';
import { PERSONAS, type FrameRow, type Persona } from '../../support/page-tables/frame-table';
import { tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

/** Pages that no link of the site leads to, and who brings people there. */
const ONLY_FROM_OUTSIDE: Readonly<Record<string, string>> = {
  '/m/gameList': 'banners and promotions of the operator, and a launch of all slots of a vendor from anywhere but home',
  '/m/register.html': 'another spelling of the registration, in old advertisements',
};

/** Pages whose links differ by who looks at them: everybody does. */
const FOR_EVERYBODY: readonly string[] = [PATHS.home, PATHS.memberHome, PATHS.message];

const ENTRANCES: Readonly<Record<Persona, (page: Page) => Promise<unknown>>> = {
  visitor: (page) => page.goto(PATHS.home),
  member: (page) => signIn(page, 'demo_member'),
  agent: (page) => signIn(page, 'demo_leader'),
  trial: async (page) => {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
    await page.goto(PATHS.trial);
  },
};

/** Every kind of contract waits for the agent. */
const WAITING = { dailysalreqtype: 'day', divtypecompperiodreq: 'month', contracthoursalreq: 'hour' };

/** Where the questions about waiting contracts lead to, which follow one another. */
async function contractLinks(page: Page, control: Control): Promise<readonly string[]> {
  const found: string[] = [];
  const question = page.getByRole('alertdialog');
  await control.scenario('contracts', { answers: { 'R-69': { value: WAITING } } });
  await page.goto(PATHS.settings);
  for (let refused = 0; refused < Object.keys(WAITING).length; refused += 1) {
    await page.evaluate(() => sessionStorage.removeItem('seenContracts'));
    await moveTo(page, PATHS.home);
    for (let times = 0; times < refused; times += 1) {
      const title = await question.innerText();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => question.innerText()).not.toBe(title);
    }
    await question.getByRole('button', { name: 'Go' }).click();
    await expect(screenOf(page, 'contract')).toBeVisible();
    found.push(new URL(page.url()).pathname);
  }
  await control.scenario('contracts', {});
  return found;
}

async function menuLinks(page: Page): Promise<readonly string[]> {
  const menu = await openMenu(page);
  const links = await linksIn(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  return links;
}

/** What the categories of home lead to: a page of their own, or vendors with a link to it. */
async function categoryLinks(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const categories = page.locator('[data-slot="home.catalogue"]').getByRole('radio');
  for (let index = 0; index < (await categories.count()); index += 1) {
    await categories.nth(index).click();
    await expect(screenOf(page)).toBeVisible();
    const { pathname } = new URL(page.url());
    found.push(pathname, ...(await linksIn(page, 'main')));
    if (pathname === PATHS.home) continue;
    await moveTo(page, PATHS.home);
    await expect(categories.first()).toBeVisible();
  }
  return found;
}

/** The other lists, which the filter of a list leads to. */
async function filterLinks(page: Page): Promise<readonly string[]> {
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter games' });
  await expect(filter.getByRole('navigation')).toBeVisible();
  const links = await linksIn(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(filter).toHaveCount(0);
  return links;
}

async function linksAt(page: Page, path: string, who: Persona): Promise<readonly string[]> {
  if (path === PATHS.slotsCenter) return [...(await linksIn(page, 'main')), ...(await filterLinks(page))];
  if (path !== PATHS.home) return linksIn(page, 'main');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  const links = [...(await linksIn(page, 'main')), ...(await menuLinks(page))];
  // A category of one vendor launches it for who is signed in.
  return who === 'visitor' ? [...links, ...(await categoryLinks(page))] : links;
}

/** What a walk has found: the first address of each page that a link leads to, and the pages it has looked at. */
interface Walk {
  readonly table: readonly FrameRow[];
  readonly reached: Map<string, string>;
  readonly looked: Set<string>;
}

function note({ reached }: Walk, links: readonly string[]): void {
  for (const link of links) {
    const path = normalisePath(link.split('?')[0] ?? link);
    if (!reached.has(path)) reached.set(path, link);
  }
}

/** The next page that this person is shown and nobody has looked at. */
function nextFor(who: Persona, { table, reached, looked }: Walk): readonly [FrameRow, address: string] | undefined {
  return (
    table
      .filter(({ path, access }) => access[PERSONAS.indexOf(who)] === 'shown' && !looked.has(path))
      // It would make another person of this one, and the document has no site around it to go on in.
      .filter(({ path }) => path !== PATHS.trial && path !== PATHS.vipDocument)
      .flatMap((row) => {
        const address = reached.get(row.path);
        return address === undefined ? [] : [[row, address] as const];
      })[0]
  );
}

async function walkAs(who: Persona, page: Page, walk: Walk): Promise<void> {
  FOR_EVERYBODY.forEach((path) => walk.looked.delete(path));
  for (let next = nextFor(who, walk); next !== undefined; next = nextFor(who, walk)) {
    const [{ path, screen }, address] = next;
    walk.looked.add(path);
    await moveTo(page, address);
    await expect(screenOf(page, screen), `${address} for ${who}`).toBeVisible();
    note(walk, await linksAt(page, path, who));
  }
}

test('links of the site lead to each of its pages, but for those that come from outside', async ({
  page,
  control,
  expectFaults,
}) => {
  test.setTimeout(240_000);
  // The agent has no contract of that kind, and the page says so.
  expectFaults(/agent\/contracts\/hour/);
  await page.goto(PATHS.login);
  const table = (await tableOn(page)).filter(({ path }) => !isHomePath(path) || path === PATHS.home);
  const walk: Walk = { table, reached: new Map([[PATHS.home, PATHS.home]]), looked: new Set() };
  for (const who of PERSONAS)
    await test.step(who, async () => {
      await ENTRANCES[who](page);
      await expect(screenOf(page, 'home')).toBeVisible();
      if (who === 'agent') note(walk, await contractLinks(page, control));
      await walkAs(who, page, walk);
    });
  const missed = table.map(({ path }) => path).filter((path) => !walk.reached.has(path));
  expect(missed.toSorted()).toEqual(Object.keys(ONLY_FROM_OUTSIDE).toSorted());
});
