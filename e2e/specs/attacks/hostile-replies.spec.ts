import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import type { FrameRow } from '../../support/page-tables/frame-table';
import { xssFindings, watchXss } from '../../support/page-checks/xss-probe';
import { callOf, HOSTILE_TEXTS, MARK, poisonedReply, type Reach } from '../../support/page-checks/hostile';
import { moveTo } from '../../support/page-frame';
import { rowsFirstShownTo, rowsShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';
import { tooWide } from '../../support/page-checks/overflow';

// What holds without any policy holds the better with it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Answers every call as the gateway does, with hostile strings. */
async function poisonReplies(page: Page, reach: Reach, seen: Set<EndpointId>): Promise<void> {
  const known = new Map<string, string>();
  await page.route(`**${API_PREFIX}/**`, async (route) => {
    const request = route.request();
    const id = callOf(request.method(), request.url());
    const answer = await route.fetch({ maxRetries: 2 });
    const text = await answer.text();
    if (id === undefined || answer.status() >= 300) return route.fulfill({ response: answer, body: text });
    const key = `${id} ${text}`;
    let body = known.get(key);
    if (body === undefined) {
      const envelope = JSON.parse(text) as { readonly value: unknown };
      body = JSON.stringify({ ...envelope, value: poisonedReply(id, envelope.value, reach) });
      known.set(key, body);
    }
    await route.fulfill({ response: answer, body });
    if (body.includes(MARK)) seen.add(id);
    return undefined;
  });
}

/** What is asked before there is a screen: the site, and who signs in. */
const FIRST: readonly EndpointId[] = ['R-01', 'R-06'];

/** What screens ask for with texts in the answer: no screen is left before these were hostile. */
const ASKED: Readonly<Record<string, readonly EndpointId[]>> = {
  '/': ['R-37', 'R-38', 'R-44', 'R-60', 'R-69'],
  [PATHS.live]: ['R-53'],
  [PATHS.lottery]: ['R-46', 'R-47', 'R-48', 'R-49', 'R-51'],
  [PATHS.service]: ['R-56'],
  [PATHS.webEmail]: ['R-58.list'],
  [PATHS.help]: ['R-59'],
  [PATHS.vip]: ['R-66'],
  [PATHS.memberHome]: ['R-21', 'R-24', 'R-28'],
  [PATHS.deposit]: ['R-29'],
  [PATHS.rewardCenter]: ['R-64'],
  [PATHS.inviteFriends]: ['R-65'],
  [PATHS.register]: ['R-03', 'R-05', 'R-13'],
  [PATHS.transactions]: ['R-34'],
  [PATHS.agentRegister]: ['R-36'],
  [PATHS.teamProfit]: ['R-72'],
  [PATHS.redRain]: ['R-74'],
  [PATHS.teamBetting]: ['R-84'],
  [PATHS.teamRebate]: ['R-77'],
  [PATHS.salaryContract]: ['R-85'],
};

/** What says why a screen is not shown; a question over the page may be of an earlier one. */
const NOTE = 'main [role="alert"]';
const NOTE_OR_QUESTION = `${NOTE}, [role="alertdialog"]`;

/** Waits until the page shows the screen, says why it does not, or has gone elsewhere. */
async function settled(page: Page, { path, screen }: FrameRow, why = NOTE_OR_QUESTION): Promise<void> {
  await page.waitForFunction(
    ([at, name, words]) => {
      const shown = document.querySelector(`[data-screen="${name}"][data-ready], [data-section="${name}"]`);
      const said = document.querySelector(words);
      return shown !== null || said !== null || location.pathname !== at;
    },
    [path, screen, why] as const,
    { timeout: 10_000 },
  );
}

async function expectNoHarm(page: Page, strayed: () => readonly string[], at: string): Promise<void> {
  expect.soft(await xssFindings(page), at).toEqual([]);
  expect.soft(strayed(), at).toEqual([]);
  expect.soft(await tooWide(page), `width of ${at}`).toEqual([]);
}

const WALKS = [
  { who: null, persona: 'visitor', exceptTo: ['member'] },
  { who: 'demo_member', persona: 'member', exceptTo: [] },
  { who: 'demo_agent', persona: 'agent', exceptTo: ['member'] },
] as const;

const waits = expect.configure({ soft: true, timeout: 15_000 });

for (const reach of ['texts', 'everything'] as const) {
  test(`every screen with hostile strings in every reply (${reach})`, async ({ page, site, expectFaults }) => {
    test.setTimeout(300_000);
    expectFaults(/Failed to load resource|ERR_|status of 4/);
    const strayed = await watchXss(page, site.url);
    const seen = new Set<EndpointId>();
    await poisonReplies(page, reach, seen);
    for (const { who, persona, exceptTo } of WALKS) {
      await page.goto(PATHS.login);
      await page.evaluate(() => sessionStorage.clear());
      if (who !== null) await signIn(page, who);
      const rows = rowsShownTo(persona, await tableOn(page), exceptTo).filter(({ path }) => path !== PATHS.trial);
      for (const row of rows)
        await test.step(`${row.path} for ${who ?? persona}`, async () => {
          await moveTo(page, `${row.path}?id=1&types=A`);
          // With hostile codes a screen may have no reason to ask.
          const asked = reach === 'texts' ? (ASKED[row.path] ?? []) : [];
          const missing = (): readonly EndpointId[] => asked.filter((id) => !seen.has(id));
          await waits.poll(missing, `hostile replies on ${row.path}`).toEqual([]);
          await settled(page, row, reach === 'texts' ? NOTE : NOTE_OR_QUESTION);
          await expectNoHarm(page, strayed, `${row.path} for ${who ?? persona}`);
        });
    }
    const certain: EndpointId[] = reach === 'texts' ? [...FIRST, ...Object.values(ASKED).flat()] : [...FIRST];
    expect([...seen]).toEqual(expect.arrayContaining(certain));
  });
}

/** Every field that any screen reads from its address. */
const FIELDS = [
  'aff', 'affiliateCode', 'c', 'days', 'from', 'gameClassify', 'gameName', 'gameType', 'id', 'index', 'kind', 'order',
  'p', 'parent', 'redirect', 'role', 'search', 'sort', 'state', 'tab', 'tag', 'to', 'type', 'types', 'username',
  'vassalage',
]; // prettier-ignore

test('every screen with hostile values in every field of its address', async ({ page, site, expectFaults }) => {
  test.setTimeout(240_000);
  expectFaults(/Failed to load resource|status of 4/);
  const strayed = await watchXss(page, site.url);
  let turn = 0;
  const query = (): string => {
    turn += 1;
    const fields = FIELDS.map((name, index) => [name, HOSTILE_TEXTS[(turn + index) % HOSTILE_TEXTS.length] ?? '']);
    return new URLSearchParams(fields).toString();
  };
  for (const { who, persona } of [{ who: null, persona: 'visitor' }, ...WALKS] as const) {
    await page.goto(PATHS.login);
    if (who !== null) await signIn(page, who);
    for (const row of rowsFirstShownTo(persona, await tableOn(page)))
      await test.step(`${row.path} for ${who ?? 'a visitor'}`, async () => {
        const address = `${row.path}?${query()}#${query()}`;
        await moveTo(page, address);
        await settled(page, row);
        await expectNoHarm(page, strayed, `${row.path} for ${who ?? 'a visitor'}`);
      });
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('the watch sees a text that acts and one that leads astray', async ({ page, site, expectFaults }) => {
  expectFaults(/Failed to load resource|ERR_/);
  const strayed = await watchXss(page, site.url);
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  expect(await xssFindings(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const place = document.createElement('div');
    place.innerHTML =
      '<img src=x onerror=canary()><a href=" java\tscript:canary()">a</a><a href="//evil.example/">b</a><iframe></iframe>';
    main.append(place);
  });
  await expect.poll(() => page.evaluate(() => window.canaries)).toBe(1);
  expect((await xssFindings(page)).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([
      'runs of hostile texts',
      'listens by onerror',
      'would run',
      'does not belong here',
      'leads astray',
    ]),
  );
  await page.evaluate(() => void fetch('https://evil.example/').catch(() => null));
  await expect.poll(strayed).toContainEqual(expect.stringContaining('evil.example'));
});
