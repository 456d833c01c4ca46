import { FEED_PATH } from 'shared-contracts/release/feed';
import { craftRelease, sayingEntry, THROWING_ENTRY } from '../../support/releases/crafted-release';
import { mfe, restoreLater } from '../../support/variants';
import { expect, test } from '../fixtures';
import type { Line } from '../line/line';
import type { Phone } from '../phone/phone';
import { takeTurns } from '../plan/turns';

const SECTION = 'mfe-promotions';
const PATH = '/m/activity';
const turn = takeTurns(1);

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());

/** The player comes back to the tab later than the page's own rule asks for: it looks for news. */
async function lookForNews(phone: Phone, line: Line): Promise<void> {
  const asked = (): number => line.entries.filter(({ path }) => path.startsWith(FEED_PATH)).length;
  const before = asked();
  await phone.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
  });
  // What follows the releases comes after all that the player waits for.
  const ask = async (): Promise<number> => {
    await phone.evaluate(() => void window.dispatchEvent(new Event('focus')));
    return asked();
  };
  await expect.poll(ask, { message: 'the page asks for the feed', timeout: 30_000 }).toBeGreaterThan(before);
}

test('a release while the tab is open is offered, and taken', { tag: turn() }, async ({ phone, line, site }) => {
  await phone.open(PATH);
  await phone.ready('activity');
  const entry = sayingEntry(SECTION, ['activity'], 'Released a moment ago');
  const dist = craftRelease(site, { section: SECTION, version: '5.0.0', entry });
  mfe(site, 'publish', SECTION, '--dist', dist);
  mfe(site, 'promote', SECTION, '5.0.0');
  await lookForNews(phone, line);
  await phone.shown({ role: 'region', name: 'Update' });
  await phone.press({ role: 'button', name: 'Update now' });
  await phone.shown({ css: 'p', text: 'Released a moment ago' });
  mfe(site, 'rollback', SECTION);
});

test('a section is switched off and on while it is open', { tag: turn() }, async ({ phone, line, site }) => {
  await phone.open(PATH);
  await phone.ready('activity');
  mfe(site, 'switch', SECTION, 'off', '--message', 'EN=Closed for an hour');
  await lookForNews(phone, line);
  await phone.says({ css: '[data-section="off"]' }, 'Closed for an hour');
  mfe(site, 'switch', SECTION, 'on');
  await lookForNews(phone, line);
  await phone.ready('activity');
});

test(
  'a new version that fails is replaced by the one before',
  { tag: turn() },
  async ({ phone, site, expectFaults }) => {
    expectFaults(/made to fail|Failed to/i);
    await phone.open(PATH);
    await phone.ready('activity');
    const version = (): string =>
      document.querySelector('[data-screen="activity"]')?.getAttribute('data-version') ?? '';
    const good = await phone.evaluate(version);
    const dist = craftRelease(site, { section: SECTION, version: '2.1.0', entry: THROWING_ENTRY });
    mfe(site, 'publish', SECTION, '--dist', dist);
    mfe(site, 'promote', SECTION, '2.1.0');
    await phone.open(PATH);
    await phone.ready('activity');
    expect(await phone.evaluate(version)).toBe(good);
    await phone.gone({ css: '[data-section="failed"]' });
    mfe(site, 'rollback', SECTION);
  },
);
