import type { Page } from '@playwright/test';
import { HOME_PATHS, normalisePath, PATHS } from 'shared-contracts/paths';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import type { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { openMenu } from '../../support/frame';
import { moveTo } from '../../support/page-frame';
import { frameTable, PERSONAS, type Persona } from '../../support/page-tables/frame-table';
import { screenOf, signIn } from '../../support/steps';

/** Pages that a link of the site leads nobody to, and who brings people there. */
const ONLY_FROM_OUTSIDE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    HOME_PATHS.filter((path) => normalisePath(path) !== PATHS.home).map((path) => [path, 'another spelling of home']),
  ),
  '/m/register.html': 'another spelling of the registration, in old advertisements',
};

/** The agent's contracts: the question that tells of each has the way there. */
const WAITING = { dailysalreqtype: 'day', divtypecompperiodreq: 'month', contracthoursalreq: 'hour' };

/** Where the questions about waiting contracts lead to, one after the other. */
async function contractPages(page: Page, control: Control): Promise<readonly string[]> {
  await control.scenario('contracts', { answers: { 'R-69': { value: WAITING } } });
  const question = page.getByRole('alertdialog');
  const found: string[] = [];
  for (let refused = 0; refused < Object.keys(WAITING).length; refused += 1) {
    await signIn(page, 'demo_agent');
    for (let index = 0; index < refused; index += 1) {
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

const ENTRANCES: Readonly<Record<Persona, (page: Page) => Promise<unknown>>> = {
  visitor: (page) => page.goto(PATHS.home),
  member: (page) => signIn(page, 'demo_member'),
  agent: (page) => signIn(page, 'demo_agent'),
  trial: async (page) => {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
    await page.goto(PATHS.trial);
  },
};

/** Where people differ in what they are led to: each of them looks here. */
const FOR_EACH: readonly string[] = [PATHS.home, PATHS.memberHome, PATHS.message];

/** The links of the page, those of its closed panels too: each of them is opened. */
function linksIn(page: Page, root: string): Promise<readonly string[]> {
  return page.evaluate(async (selector) => {
    const found = new Set<string>();
    const take = (): void =>
      document.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(({ href }) => {
        const { origin, pathname, search } = new URL(href);
        if (origin === location.origin) found.add(`${pathname}${search}`);
      });
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    take();
    const { href } = location;
    const panels = document.querySelectorAll<HTMLElement>(
      `${selector} button[aria-expanded="false"]:not([aria-haspopup])`,
    );
    for (const panel of panels) {
      panel.click();
      await frame();
      await frame();
      take();
      if (location.href !== href) break;
    }
    return [...found];
  }, root);
}

/** Waits for a page, or for the one that takes its place: the page before stands until then. */
async function whenThere(page: Page, screen: string | undefined): Promise<void> {
  await page
    .locator(`main[data-ready][data-screen="${screen}"]`)
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await expect(page.locator('main[data-ready]')).toBeVisible();
}

/** What the side menu leads to. */
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
    await expect(page.locator('main[data-ready]')).toBeVisible();
    const { pathname } = new URL(page.url());
    found.push(pathname, ...(await linksIn(page, 'main')));
    if (pathname === PATHS.home) continue;
    await moveTo(page, PATHS.home);
    await expect(categories.first()).toBeVisible();
  }
  return found;
}

async function linksAt(page: Page, path: string, who: Persona): Promise<readonly string[]> {
  if (path !== PATHS.home) return linksIn(page, 'main');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  const links = [...(await linksIn(page, 'main')), ...(await menuLinks(page))];
  // A category of one vendor launches it for who is signed in.
  return who === 'visitor' ? [...links, ...(await categoryLinks(page))] : links;
}

test('links of the site lead to each of its pages, but for those that come from outside', async ({
  page,
  control,
  expectFaults,
}) => {
  test.setTimeout(420_000);
  expectFaults(/status of 404/);
  await page.goto(PATHS.login);
  const boot = parseBootDocument((await page.locator('#boot').textContent()) ?? '');
  const table = frameTable(boot);
  const screenAt = new Map(table.map(({ path, screen }) => [normalisePath(path), screen]));
  const looked = new Set<string>();
  const reached = new Set<string>([PATHS.home]);
  for (const who of PERSONAS)
    await test.step(who, async () => {
      await ENTRANCES[who](page);
      await expect(screenOf(page, 'home')).toBeVisible();
      const open = new Map<string, string>(FOR_EACH.map((path) => [path, path]));
      for (const [path, address] of open) {
        looked.add(path);
        // It would make another person of this one.
        if (path === PATHS.trial) continue;
        await moveTo(page, address);
        await whenThere(page, screenAt.get(path));
        for (const link of await linksAt(page, path, who)) {
          const to = normalisePath(link.split('?')[0] ?? link);
          reached.add(to);
          if (!looked.has(to) && !open.has(to) && to.startsWith('/m/')) open.set(to, link);
        }
      }
    });
  for (const path of await contractPages(page, control)) reached.add(path);
  const paths = table.map(({ path }) => path);
  expect(paths.filter((path) => !reached.has(normalisePath(path)) && !(path in ONLY_FROM_OUTSIDE))).toEqual([]);
  expect(Object.keys(ONLY_FROM_OUTSIDE).filter((path) => !paths.includes(path))).toEqual([]);
});
