import { openHealthSite, type HealthSite } from 'release-cli/test-support/health-site';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { testConsole, type Someone, type TestConsole } from '../test-support/console-client';
import { peopleSite, type PeopleSite } from '../test-support/people-site';
import { TestRuns } from './test-runs';

const ADDRESS = '/releases/merchants/aurora/test';

let site: PeopleSite;
let gateway: HealthSite;
let desk: TestConsole;
let rita: Someone;

beforeEach(async () => {
  site = await peopleSite();
  gateway = await openHealthSite(() => ({ status: 503, body: '<html>' }));
  desk = await testConsole({ ...site, gateway: gateway.url });
  rita = await desk.as('rita');
});
afterEach(() => gateway.close());

/** The page of a test once it has ended; the page itself says when to look again. */
async function ended(someone: Someone, path = ADDRESS): Promise<string> {
  for (;;) {
    const { headers, text } = await someone.get(path);
    if (headers['refresh'] === undefined) return text;
    await new Promise((next) => setImmediate(next));
  }
}

describe('the test of a back end in the console', () => {
  it('makes the calls of pages beside other requests, and names what it does not make', async () => {
    const begun = await rita.post(ADDRESS, {});
    expect([begun.status, begun.headers['location']]).toEqual([303, ADDRESS]);
    const text = await ended(rita);
    expect(text).toMatch(/R-01 GET [\s\S]+?failed[\s\S]+?status 503, and no JSON/);
    expect(text).toMatch(/\d+ calls: 0 read, 0 partly, \d+ failed\. Not asked: \d+ calls that write/);
    const visits = gateway.asked.splice(0).length;
    await rita.post(ADDRESS, { token: 'abc.def' });
    expect(await ended(rita)).not.toContain('abc.def');
    expect(gateway.asked.length).toBeGreaterThan(visits);
    expect(desk.audit.map(({ outcome, command }) => [outcome, command])).toEqual(
      Array(2).fill(['done', 'merchant test aurora']),
    );
  });

  it('shows what is answered until now, and is one at a time for each person', async () => {
    let finish = (): void => undefined;
    const tests = new TestRuns(async (_question, { onTried }) => {
      onTried?.({ call: 'R-01 GET /status', outcome: 'partly', faults: ['name: expected a text'] });
      await new Promise<void>((done) => (finish = done));
    });
    const slow = await testConsole(site, undefined, undefined, tests);
    const [first, second] = [await slow.as('rita'), await slow.as('lee')];
    await first.post(ADDRESS, {});
    const { headers, text } = await first.get(ADDRESS);
    expect(headers['refresh']).toBe(`2; url=${ADDRESS}`);
    expect(text).toMatch(/Running: 1 call: 0 read, 1 partly, 0 failed\.[\s\S]+name: expected a text/);
    const again = await first.post(ADDRESS, {});
    expect([again.status, again.text.includes('Your test of aurora still runs')]).toEqual([422, true]);
    expect((await second.post(ADDRESS, {})).status).toBe(303);
    expect((await second.get(ADDRESS)).text).toContain('Running');
    finish();
    await ended(second);
  });

  it.each([
    ['https://10.1.2.3', '10.1.2.3 is an address of this machine or a private network: whoever runs this service'],
    ['https://localhost:9', 'an address of this machine or a private network: whoever runs this service'],
    ['http://api.example', 'calls over http are never made in production'],
    ['https://api.example/path', 'is not an origin'],
  ])('refuses the address %s in one sentence', async (address, sentence) => {
    await rita.post(ADDRESS, { gateway: address });
    expect(/<p class="refused"[^]*?<\/p>/.exec(await ended(rita))?.[0]).toContain(sentence);
    expect(gateway.asked).toEqual([]);
  });

  it('refuses what is no language and no token, whoever may not, and merchants that are not there', async () => {
    const before = await contentsOf(site.site.store);
    for (const [fields, sentence] of [
      [{ language: 'xx' }, 'Language: &quot;xx&quot; is none of the site'],
      [{ token: 'two words' }, 'The form holds no token of a session'],
    ] as const) {
      const { status, text } = await rita.post(ADDRESS, fields);
      expect([status, text.includes(sentence)]).toEqual([422, true]);
    }
    const [ann, lee] = [await desk.as('ann'), await desk.as('lee')];
    expect((await ann.post(ADDRESS, {})).status).toBe(403);
    expect((await ann.get(ADDRESS)).text).not.toContain('<button class="button main">Test');
    expect((await lee.post('/releases/merchants/bahari/test', {})).status).toBe(403);
    expect((await lee.post(ADDRESS, {})).status).toBe(303);
    expect((await rita.get('/releases/merchants/nobody/test')).status).toBe(404);
    expect((await desk.stranger.post(ADDRESS, {})).status).toBe(401);
    await ended(lee);
    expect(await contentsOf(site.site.store)).toEqual(before);
  });
});
