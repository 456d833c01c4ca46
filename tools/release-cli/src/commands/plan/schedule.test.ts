import { readMap } from '../../map/read-map';
import { settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { fourEyes } from '../../test-support/four-eyes';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { saveSettings } from '../../test-support/save-settings';
import { COMMANDS } from '../command-table';
import { runScheduled, type ScheduledReport } from '../map/run-scheduled';

const AT = '2190-01-01T02:00Z';
const THEN = new Date('2190-01-01T02:00:30Z');

async function openSite(): Promise<FixtureSite> {
  const site = await fixtureSite();
  for (const version of ['1.1.0', '1.2.0']) await site.publish('mfe-games', version);
  return site;
}

async function mfe(site: FixtureSite, line: string, ...more: readonly string[]): Promise<Ran> {
  return runMfe(site, [...line.split(' '), ...more]);
}

/** Plans a write; gives what it is called. */
async function planned(site: FixtureSite, line: string): Promise<string> {
  const { status, out, error } = await mfe(site, `${line} --at ${AT}`, '--reason', 'at night');
  expect([line, status, error]).toEqual([line, 0, '']);
  return /as ([0-9a-f]{12});/.exec(out)?.[1] ?? '';
}

/** What a tick at a moment makes of the plans. */
async function tickAt({ store, home }: Pick<FixtureSite, 'store' | 'home'>, now: Date): Promise<ScheduledReport> {
  return runScheduled(
    {
      ...{
        command: 'tick',
        store,
        environment: 'production',
        author: 'tester',
        home,
        repository: home,
        reason: 'tick',
      },
      ...{ isDryRun: false, storePlace: home, report: () => undefined, variables: {}, commands: COMMANDS },
      standardInput: () => Promise.resolve(''),
    },
    now,
  );
}

async function mapOf({ store }: Pick<FixtureSite, 'store'>) {
  return (await readMap(store, 'production')).map;
}

describe('a planned write', () => {
  it('is made by the tick of its moment and not before, once, with who planned it and why', async () => {
    const site = await openSite();
    const id = await planned(site, 'promote mfe-games 1.1.0');
    expect((await mfe(site, 'schedule list')).out).toMatch(
      new RegExp(`${AT} +${id} +mfe promote mfe-games 1.1.0 +tester +at night +waits`),
    );
    expect((await mapOf(site)).defaults['mfe-games']).toBe('1.0.0');
    const before = await contentsOf(site.store);
    expect(await tickAt(site, new Date('2190-01-01T01:59:59Z'))).toEqual({ made: [], refused: [], waiting: [] });
    expect(await contentsOf(site.store)).toEqual(before);
    expect((await tickAt(site, THEN)).made).toHaveLength(1);
    const map = await mapOf(site);
    expect([map.defaults['mfe-games'], map.scheduled, map.author]).toEqual(['1.1.0', undefined, 'tester (schedule)']);
    expect(map.reason).toContain(`at night [planned as ${id} by tester]`);
    expect(await tickAt(site, THEN)).toEqual({ made: [], refused: [], waiting: [] });
  });

  it.each(['switch mfe-games off --merchants aurora --message EN=Night', 'canary finish mfe-games 1.1.0'])(
    'can be any of these: %s',
    async (line) => {
      const site = await openSite();
      await mfe(site, 'canary mfe-games 1.1.0 --percent 10');
      await planned(site, line);
      expect((await tickAt(site, THEN)).made).toHaveLength(1);
      const { switches, defaults } = await mapOf(site);
      if (line.startsWith('switch'))
        expect(switches).toMatchObject([{ merchants: ['aurora'], message: { EN: 'Night' } }]);
      else expect(defaults['mfe-games']).toBe('1.1.0');
    },
  );

  it('is not made where somebody would get something else than was previewed, and says so until it is cancelled', async () => {
    const site = await openSite();
    const id = await planned(site, 'promote mfe-games 1.2.0');
    await mfe(site, 'promote mfe-games 1.1.0');
    const { made, refused } = await tickAt(site, THEN);
    expect([made, refused]).toEqual([[], [expect.stringContaining('who gets what would change otherwise')]]);
    expect((await mapOf(site)).defaults['mfe-games']).toBe('1.1.0');
    expect((await mfe(site, 'schedule list')).out).toContain('not made: who gets what would change otherwise');
    expect(await tickAt(site, THEN)).toEqual({ made: [], refused: [], waiting: [] });
    expect(await mfe(site, `schedule cancel ${id}`)).toMatchObject({ status: 0, error: '' });
    expect((await mfe(site, 'schedule list')).out).toBe('Nothing is planned for production.');
    expect((await mfe(site, `schedule cancel ${id}`)).error).toContain(`has no planned write ${id}`);
  });

  it('is not made while it is locked, nor an hour late', async () => {
    const site = await openSite();
    await planned(site, 'promote mfe-games 1.1.0');
    await mfe(site, 'lock --reason incident');
    expect((await tickAt(site, THEN)).refused).toEqual([expect.stringContaining('production is locked by tester')]);
    const other = await openSite();
    await planned(other, 'promote mfe-games 1.1.0');
    const late = new Date('2190-01-01T03:00:01Z');
    expect((await tickAt(other, late)).refused).toEqual([expect.stringContaining('no tick ran within an hour')]);
  });

  it('is judged by the windows of its moment, not of the moment it is planned in', async () => {
    const window = (from: string, to: string) => ({ name: 'Year', from, to, timeZone: 'Asia/Jakarta' });
    const settings = (from: string, to: string) =>
      settingsFixture(['aurora', 'bahari'], { freezeWindows: [window(from, to)] });
    const site = await openSite();
    await saveSettings(site.store, 'production', settings('2189-12-01T00:00', '2190-02-01T00:00'));
    const { error } = await mfe(site, `promote mfe-games 1.1.0 --at ${AT}`);
    expect(error).toContain('production is frozen by its settings until');
    const frozenNow = await openSite();
    await saveSettings(frozenNow.store, 'production', settings('2000-01-01T00:00', '2150-01-01T00:00'));
    await planned(frozenNow, 'promote mfe-games 1.1.0');
  });

  it('is refused where there is nothing to plan', async () => {
    const site = await openSite();
    await planned(site, 'promote mfe-games 1.1.0');
    const before = await contentsOf(site.store);
    for (const [line, status, sentence] of [
      [`promote mfe-games 1.1.0 --at ${AT}`, 1, 'This is planned already'],
      [`promote mfe-games 1.0.0 --at ${AT}`, 1, 'There is nothing to plan'],
      [`promote mfe-games 9.9.9 --at ${AT}`, 1, '9.9.9'],
      ['promote mfe-games 1.2.0 --at 2001-01-01T00:00Z', 2, 'is over'],
      ['promote mfe-games 1.2.0 --at tomorrow', 2, 'is not a time with its zone'],
      ['schedule', 2, 'Say what to do'],
    ] as const) {
      const ran = await mfe(site, line);
      expect([line, ran.status, ran.error]).toEqual([line, status, expect.stringContaining(sentence)]);
    }
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('takes as many keys as any write', async () => {
    const { site, ada, bo } = await fourEyes();
    const [, id = ''] = /"mfe sign (\w+)/.exec((await ada(`promote mfe-games 1.1.0 --at ${AT}`)).out) ?? [];
    expect((await mapOf(site)).scheduled).toBeUndefined();
    expect(await bo(`sign ${id}`)).toMatchObject({ status: 0, error: '' });
    expect((await mapOf(site)).scheduled).toMatchObject([{ words: ['promote', 'mfe-games', '1.1.0'] }]);
    expect((await tickAt(site, THEN)).made).toHaveLength(1);
    expect((await mapOf(site)).defaults['mfe-games']).toBe('1.1.0');
  });
});
