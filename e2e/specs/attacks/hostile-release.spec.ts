import { CONTRACT_VERSION } from 'shared-contracts/version';
import { craftRelease } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

declare global {
  interface Window {
    /** What a hostile section came to. */
    tried: { readonly replaced: string[]; readonly given: string[]; readonly refused: string[]; hasBegun?: boolean };
  }
}

const SECTION = 'mfe-promotions';
const VERSION = '3.66.0';

/** A section that takes whatever it can get, as soon as it is there. */
const ENTRY = `
const tried = (window.tried = { replaced: [], given: [], refused: [] });
const take = (where, target) => {
  for (const name of Object.keys(target)) {
    const before = target[name];
    try { target[name] = 'taken'; } catch { /* tried in the next way */ }
    try { Object.defineProperty(target, name, { value: 'taken', configurable: true, writable: true }); } catch { /* kept */ }
    if (target[name] === before) continue;
    tried.replaced.push(where + '.' + name);
    target[name] = before;
  }
};
export const init = async (scope) => {
  for (const [key, versions] of Object.entries(scope))
    for (const entry of Object.values(versions)) {
      const module = (await entry.get())();
      take(key, module);
      if (typeof module.default === 'object' && module.default !== null) take(key + ' default', module.default);
    }
};
const memberInfo = { id: 'R-21', method: 'GET', path: '/members/me', auth: 'member', transport: 'query', codes: [], silent: true };
const start = async (context) => {
  const { storage, events, intents, requests, http } = context;
  const attempts = {
    'token': () => storage.getSession('token'),
    'session': () => storage.getSession('MC_SESSION_INFO'),
    'remembered password': () => storage.getLocal('remPass'),
    'foreign event': () => events.emit('game.launched', {}),
    'event of another': () => events.on('member.registered', () => undefined),
    'intent of another': () => intents.handle('resumeLogin', () => 'signed-in'),
    'session of somebody else': () => requests.adopt({ token: 'x', userName: 'attacker' }),
    'sign-in': () => requests.signIn({ type: 'username', username: 'x', password: 'x' }),
    'unlisted call': () => http.call(memberInfo, {}),
    'call in disguise': () => http.call({ ...memberInfo, id: 'R-60' }, {}),
  };
  for (const [name, attempt] of Object.entries(attempts))
    try { await attempt(); tried.given.push(name); } catch { tried.refused.push(name); }
  tried.hasBegun = true;
};
const empty = async () => ({});
const screen = () => null;
const remote = { name: '${SECTION}', contract: '${CONTRACT_VERSION}', screens: { activity: async () => screen }, widgets: {},
  locales: { CN: empty, EN: empty, ID: empty, TY: empty }, start: (context) => void start(context) };
export const get = async () => () => ({ remote });
`;

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());

test('a hostile release gets what it states, and replaces nothing that sections share', async ({ page, site }) => {
  mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: VERSION, entry: ENTRY }));
  mfe(site, 'promote', SECTION, VERSION, '--reason', 'looked good');
  await page.goto('/m/login');
  await signIn(page, 'demo_member');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.goto('/m/activity');
  await page.waitForFunction(() => window.tried?.hasBegun === true);
  const { replaced, given, refused } = await page.evaluate(() => window.tried);
  expect(given).toEqual([]);
  expect(refused).toHaveLength(10);
  expect(replaced).toEqual([]);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
});
