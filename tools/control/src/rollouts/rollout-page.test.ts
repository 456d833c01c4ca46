import { addRollout } from 'release-cli/edits/rollout-edits';
import {
  healthMeasure,
  healthRow,
  healthSummaryOf,
  openHealthSite,
  type HealthSite,
} from 'release-cli/test-support/health-site';
import { UserError } from 'release-cli/text/user-error';
import type { HealthRow } from 'shared-contracts/release/health';
import { testConsole, type Someone } from '../test-support/console-client';
import { editAsRita, peopleSite, type PeopleSite } from '../test-support/people-site';

const ROLLOUT = { package: 'mfe-games', version: '1.1.0', percent: 10 } as const;
const ADDRESS = '/releases/rollouts/?rollout=mfe-games+1.1.0+*';

let health: HealthSite;
/** Only looked at. */
let rolledOut: PeopleSite;
/** What pages of each merchant report, the same in every span; a gateway without spans when false. */
let knowsSpans = true;
beforeAll(async () => {
  health = await openHealthSite(({ searchParams }) => {
    const isBahari = searchParams.get('merchant') === 'bahari';
    const launches = (failures: number): Partial<HealthRow> => ({ outcomes: { launch: healthMeasure(400, failures) } });
    const rows = [
      healthRow('mfe-games', '1.1.0', { pages: 500, loads: 500, failures: 10, ...launches(isBahari ? 200 : 8) }),
      healthRow('mfe-games', '1.0.0', { pages: 4000, loads: 4000, failures: 80, ...launches(8) }),
    ];
    const until = searchParams.get('until');
    return { body: { ...healthSummaryOf(rows), ...(until !== null && knowsSpans && { until }) } };
  });
  rolledOut = await peopleSite();
  const guard = { action: 'hold', minimumLoads: 200 } as const;
  await editAsRita(rolledOut, (map) => addRollout(map, { ...ROLLOUT, guard, since: '2001-01-01T00:00:00.000Z' }));
});
beforeEach(() => {
  knowsSpans = true;
  health.asked.length = 0;
});
afterAll(() => health.close());

const knowing = () => Promise.resolve({ url: health.url, token: 'a-token-of-an-operator' });

async function ann(site: PeopleSite, source = knowing): Promise<Someone> {
  return (await testConsole(site, undefined, source)).as('ann');
}

describe('the page of rollouts', () => {
  it('says that there is none', async () => {
    const { status, text } = await (await ann(await peopleSite())).get('/releases/rollouts/');
    expect([status, text.includes('No version is being rolled out.')]).toEqual([200, true]);
    expect(health.asked).toEqual([]);
  });

  it('shows every measure beside its bounds and what guards act from, as a whole and by merchant, and over time', async () => {
    const { text } = await (await ann(rolledOut)).get('/releases/rollouts/');
    expect(text.match(/<svg class="chart"/g)).toHaveLength(2);
    expect(text).toContain('Failed to launch a game');
    expect(text).toContain('2\u00A0% of 500 pages, 0.96\u00A0% to 3.6\u00A0%');
    expect(text.match(/>worse than before/g)).toHaveLength(1);
    // Twelve spans of three days, each asked once for all merchants.
    expect(health.asked.filter(({ url }) => url.searchParams.has('until'))).toHaveLength(12);
    expect(text).not.toContain('/releases/do/');
  });

  it('shows one merchant over time, and nothing that is not there', async () => {
    const someone = await ann(rolledOut);
    const { text } = await someone.get(`${ADDRESS}&merchant=bahari`);
    expect(text).toContain('Over time, at bahari');
    const spans = health.asked.filter(({ url }) => url.searchParams.has('until'));
    expect(new Set(spans.map(({ url }) => url.searchParams.getAll('merchant').join()))).toEqual(new Set(['bahari']));
    for (const query of ['?rollout=mfe-games+9.9.9+*', '?merchant=nobody', '?merchant=__proto__'])
      expect((await someone.get(`/releases/rollouts/${query}`)).status).toBe(404);
  });

  it('renews itself only where that was chosen, and says of when it is', async () => {
    const someone = await ann(rolledOut);
    const [once, renewed] = [await someone.get(ADDRESS), await someone.get(`${ADDRESS}&renew=`)];
    expect([once.headers['refresh'], renewed.headers['refresh']]).toEqual([undefined, '60']);
    expect([once.text.includes('Keep renewing'), renewed.text.includes('Stop renewing')]).toEqual([true, true]);
    expect(once.text).toMatch(/As of <time datetime="/);
  });

  it.each([
    ['nobody may ask', () => Promise.reject(new UserError('There is no token')), 'Not known: There is no token.'],
    ['the gateway knows no spans of time', knowing, 'does not know of the health until a moment'],
  ])('still shows the rollout where %s', async (_name, source, sentence) => {
    knowsSpans = false;
    const { status, text } = await (await ann(rolledOut, source)).get(ADDRESS);
    expect([status, text.includes(sentence), text.includes('<svg class="chart"')]).toEqual([200, true, false]);
  });
});
