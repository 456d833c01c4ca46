import { KEEPS_FAILED_MODULES, type EngineName } from '../plan/engine-names';
import { expect, test } from '../fixtures';
import type { Phone } from '../phone/phone';
import type { Target } from '../phone/target';
import { inBottomMenu } from '../steps';
import { takeTurns } from '../plan/turns';

const SECTION = /^\/r\/mfe-promotions\/.*\.mjs/;
const MENU: Target = { role: 'radio', name: 'Slots', within: '[data-slot="home.catalogue"]' };
const FAILED = { css: '[data-section="failed"]' };
const RETRY = { role: 'button', name: 'Retry' } as const;
const RETRIABLE = { css: '[data-section="failed"] button:not([aria-busy="true"], [aria-disabled="true"])' };
/** What engines write about files that did not come. */
const LOST =
  /Failed to|NetworkError|Load failed|error loading|ERR_|status of|integrity|thrown: .*(TypeError|import)|import map is added|error occurred when fetching/i;
const turn = takeTurns(2);

/** Goes from home to the section inside the page. */
async function openSection(phone: Phone): Promise<void> {
  await phone.open('/m/home');
  await phone.ready('home');
  await phone.evaluate(() => void Object.assign(window, { samePage: true }));
  await phone.press(inBottomMenu('link', 'Promo'));
}

/** Retry brings the section, on the same page; where only a new page can, the second Retry opens one. */
async function expectRecovery(phone: Phone, engineName: EngineName): Promise<void> {
  // While documents change there is no page to ask.
  const count = (target: Target): Promise<number> => phone.count(target).catch(() => 0);
  const isHere = async (): Promise<boolean> => (await count({ css: '[data-screen="activity"][data-ready]' })) > 0;
  await phone.press(RETRY);
  if (!KEEPS_FAILED_MODULES.includes(engineName)) {
    await phone.ready('activity');
    expect(await phone.evaluate(() => 'samePage' in window), 'it is the same page').toBe(true);
    return;
  }
  const isSettled = async (): Promise<boolean> => (await isHere()) || (await count(RETRIABLE)) > 0;
  await expect.poll(isSettled, { message: 'the first Retry is over', timeout: 30_000 }).toBe(true);
  if (!(await isHere())) await phone.press(RETRY);
  await phone.ready('activity');
}

test.beforeEach(({ expectFaults }) => expectFaults(LOST));

test(
  'a section whose files are gone says so, and Retry brings it',
  { tag: turn() },
  async ({ phone, line, engineName }) => {
    line.answer(SECTION, () => ({ status: 404, body: 'gone' }));
    await openSection(phone);
    await phone.shown(FAILED);
    await phone.shown({ role: 'alert' });
    await phone.press(inBottomMenu('link', 'Login'));
    await phone.ready('login');
    await phone.back();
    await phone.shown(FAILED);
    line.restore();
    await expectRecovery(phone, engineName);
  },
);

test('a section whose files have other bytes is not run', { tag: turn() }, async ({ phone, line, engineName }) => {
  line.answer(SECTION, async (site) => {
    const { status, body } = await site();
    return { status, body: `${body}\n;globalThis.ranOtherBytes = true;\n` };
  });
  await openSection(phone);
  await phone.shown(FAILED);
  expect(await phone.evaluate(() => 'ranOtherBytes' in window)).toBe(false);
  line.restore();
  await expectRecovery(phone, engineName);
});

test(
  'without a network a section says so, and comes once there is one',
  { tag: turn() },
  async ({ phone, line, engineName }) => {
    // Nothing of the section may be on the phone before the line is cut.
    line.answer(SECTION, () => ({ status: 503, body: 'later' }));
    await phone.open('/m/home');
    await phone.ready('home');
    await phone.evaluate(() => void Object.assign(window, { samePage: true }));
    // A page at rest has what tries again; Firefox never asks again for a module that did not come.
    const hasRest = (): boolean =>
      line.entries.some(({ path, endedAt }) => path.includes('/try-again.') && endedAt !== undefined);
    await expect.poll(hasRest, { message: 'the page has fetched ahead', timeout: 30_000 }).toBe(true);
    line.cut();
    await phone.press(inBottomMenu('link', 'Promo'));
    await phone.shown(FAILED);
    line.restore();
    await expectRecovery(phone, engineName);
  },
);

test(
  'without a network the last known lobby is there, where the engine has workers',
  { tag: turn() },
  async ({ phone, line }) => {
    await phone.open('/m/home');
    await phone.ready('home');
    const hasWorkers = await phone.evaluate(() => 'serviceWorker' in navigator && 'caches' in window);
    if (hasWorkers) {
      const isKept = async (): Promise<boolean> => {
        const copies = (await caches.keys()).includes('lobby-copy-1-page');
        return copies && (await (await caches.open('lobby-copy-1-page')).keys()).length > 0;
      };
      await phone.until('the page is kept', isKept, true);
      await phone.open('/m/home');
      await phone.ready('home');
      // The menu is drawn from this answer.
      const isMenuKept = async (): Promise<boolean> =>
        (await (await caches.open('lobby-copy-1-answers')).keys()).some(({ url }) => url.includes('/games/types'));
      await phone.until('the answer of its menu is kept', isMenuKept, true);
      await phone.shown(MENU);
    }
    line.cut();
    if (hasWorkers) {
      await phone.open('/m/home');
      await phone.shown({ role: 'region', name: 'Offline' });
      await phone.shown(MENU);
    }
    line.mend();
    await phone.open('/m/home');
    await phone.ready('home');
    await phone.gone({ role: 'region', name: 'Offline' });
  },
);
