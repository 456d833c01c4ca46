import { setDefault } from '../../edits/edits';
import { readHistory, readMap } from '../../map/read-map';
import { recordEvidence } from '../../evidence/evidence';
import { idOfVersions } from '../../evidence/set-versions';
import { fixture, writeFixture, type FixtureOptions } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { runMfe } from '../../test-support/run-mfe';
import { parseRetention } from '../collect';

async function mfeJson(site: FixtureSite, words: readonly string[]): Promise<{ status: number; value: unknown }> {
  const { status, out } = await runMfe(site, [...words, '--json']);
  return { status, value: JSON.parse(out) as unknown };
}

async function distOf(version: string, options?: FixtureOptions): Promise<string> {
  return writeFixture(fixture('mfe-games', version, options));
}

const NEW_SET = { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' };

describe('mfe publish', () => {
  it('prints everything as JSON', async () => {
    const site = await fixtureSite();
    const dist = await distOf('1.1.0', { text: 'new' });
    const ran = await mfeJson(site, ['publish', 'mfe-games', '--dist', dist]);
    expect(ran.status).toBe(0);
    expect(ran.value).toMatchObject({
      name: 'mfe-games',
      version: '1.1.0',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      isNew: true,
      uploaded: [expect.any(String), expect.any(String)] as string[],
      bytes: expect.any(Number) as number,
      environments: ['production'],
      warnings: [],
      problems: [],
    });
  });

  it('ends with status 1 and every problem when a release does not fit, and stores nothing', async () => {
    const site = await fixtureSite();
    const before = await site.store.list('');
    const dist = await distOf('1.1.0', { requires: { react: '^20.0.0' }, routes: [] });
    const problems = [
      'production: mfe-games 1.1.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1: install a version in package.json that fits, and build again',
      'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0',
    ];
    const ran = await mfeJson(site, ['publish', 'mfe-games', '--dist', dist]);
    expect(ran).toMatchObject({ status: 1, value: { problems } });
    const told = await runMfe(site, ['publish', 'mfe-games', '--dist', dist]);
    expect(told.out.split('\n').slice(-3)).toEqual([...problems, 'Nothing was published.']);
    expect(await site.store.list('')).toEqual(before);
  });

  it('publishes what is allowed by name', async () => {
    const site = await fixtureSite();
    const dist = await distOf('1.1.0', { routes: [] });
    const words = ['publish', 'mfe-games', '--dist', dist];
    expect((await runMfe(site, words)).status).toBe(1);
    const ran = await mfeJson(site, [...words, '--allow-gap', '/m/mfe-games']);
    expect(ran).toMatchObject({
      status: 0,
      value: { problems: [], warnings: [expect.stringContaining('/m/mfe-games is answered by') as string] },
    });
    const ahead = await distOf('2.0.0', { requires: { react: '^20.0.0' } });
    expect(await runMfe(site, ['publish', 'mfe-games', '--dist', ahead, '--ahead'])).toMatchObject({ status: 0 });
  });
});

describe('mfe publish --promote', () => {
  it('serves what it has published, and tells both', async () => {
    const site = await fixtureSite();
    const dist = await distOf('1.1.0', { text: 'new' });
    const words = ['publish', 'mfe-games', '--dist', dist, '--promote'];
    const tried = await runMfe(site, [...words, '--dry-run']);
    expect(tried).toMatchObject({ status: 0 });
    expect((await readMap(site.store, 'production')).map.defaults['mfe-games']).toBe('1.0.0');
    const ran = await mfeJson(site, words);
    expect(ran).toMatchObject({
      status: 0,
      value: {
        name: 'mfe-games',
        version: '1.1.0',
        isNew: true,
        served: { environment: 'production', isWritten: true },
      },
    });
    expect((await readMap(site.store, 'production')).map.defaults['mfe-games']).toBe('1.1.0');
    const newest = (await readHistory(site.store, 'production')).at(-1);
    expect(ran.value).toMatchObject({ served: { revision: newest?.revision } });
    expect((await runMfe(site, ['rollback', 'mfe-games'])).status).toBe(0);
  });

  it('serves nothing that does not fit, and nothing in two environments', async () => {
    const site = await fixtureSite();
    const before = await site.store.list('');
    const dist = await distOf('1.1.0', { routes: [] });
    const words = ['publish', 'mfe-games', '--dist', dist, '--promote'];
    expect((await runMfe(site, words)).status).toBe(1);
    const both = await runMfe(site, [...words, '--env', 'staging,production']);
    expect(both).toMatchObject({ status: 2, error: expect.stringContaining('one environment at a time') as string });
    expect(await site.store.list('')).toEqual(before);
  });
});

describe('mfe contract check', () => {
  it('ends with status 1 when something served would break', async () => {
    const site = await fixtureSite();
    const contract = { version: '2.0.0', range: '^2.0.0' };
    const folder = await writeFixture(fixture('host-shell', '2.0.0', { contract }));
    const ran = await runMfe(site, ['contract', 'check', '--candidate', folder]);
    expect(ran).toEqual({
      status: 1,
      out: [
        'remote     version  in use               result',
        'mfe-games  1.0.0    production (served)  mfe-games 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-games with contract 2.0.0',
        'Some of what is served would not run with host-shell 2.0.0 with contract 2.0.0.',
      ].join('\n'),
      error: '',
    });
    expect((await runMfe(site, ['contract', 'check', '--candidate', 'host-shell@1.0.0'])).status).toBe(0);
  });
});

describe('mfe sets and evidence', () => {
  async function provenSite(): Promise<FixtureSite> {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0', { text: 'new' });
    const { map } = await readMap(site.store, 'production');
    await recordEvidence(site.store, {
      schema: 2,
      set: idOfVersions(NEW_SET),
      versions: {
        'host-shell': { version: '1.0.0', sha256: map.releases['host-shell']?.['1.0.0'] ?? '' },
        'mfe-games': { version: '1.1.0', sha256: map.releases['mfe-games']?.['1.1.0'] ?? '' },
      },
      suite: 'composed',
      result: 'passed',
      counts: { passed: 40, failed: 0, skipped: 2 },
      durationMs: 61_500,
      at: '2026-11-01T10:00:00.000Z',
      by: 'ci',
      commit: 'c0ffee',
      environment: 'production',
    });
    return site;
  }

  it('lists the sets with their evidence, candidates and reverse patterns', async () => {
    const site = await provenSite();
    const served = idOfVersions({ 'host-shell': '1.0.0', 'mfe-games': '1.0.0' });
    expect((await runMfe(site, ['sets'])).out).toBe(
      [
        'set               evidence  share  merchants       versions',
        `${served}  none      100 %  aurora, bahari  host-shell 1.0.0, mfe-games 1.0.0`,
      ].join('\n'),
    );
    const words = ['sets', '--candidate', 'mfe-games=1.1.0', '--reverse'];
    const { value } = await mfeJson(site, words);
    expect(value).toMatchObject({
      environment: 'production',
      sets: [{ id: idOfVersions(NEW_SET), versions: NEW_SET, share: 100, evidence: 'passed' }],
      reverse: [],
    });
  });

  it('refuses a candidate that is not published', async () => {
    const site = await fixtureSite();
    const ran = await runMfe(site, ['sets', '--candidate', 'mfe-games=9.0.0']);
    expect(ran.status).not.toBe(0);
    expect(ran.error).toContain('mfe-games 9.0.0 is not published');
  });

  it('shows what was run', async () => {
    const site = await provenSite();
    expect((await runMfe(site, ['evidence', 'list'])).out).toBe(
      [
        'set               run                       suite     result  tests                           by',
        `${idOfVersions(NEW_SET)}  2026-11-01T10:00:00.000Z  composed  passed  40 passed, 0 failed, 2 skipped  tester`,
      ].join('\n'),
    );
    const shown = await runMfe(site, ['evidence', 'show', idOfVersions(NEW_SET)]);
    expect(shown.out.split('\n').slice(0, 3)).toEqual([
      '2026-11-01T10:00:00.000Z  composed  passed: 40 passed, 0 failed, 2 skipped, 61.5 s',
      '  host-shell 1.0.0, mfe-games 1.1.0',
      '  by tester at commit c0ffee, for production',
    ]);
    expect((await runMfe(site, ['evidence', 'show', '0123456789abcdef'])).error).toContain(
      'The set 0123456789abcdef has no evidence',
    );
    expect((await runMfe(site, ['evidence', 'show', 'games'])).error).toContain('Name a set by its id');
  });

  it('says in production what is promoted without proof, in the history too, and does it all the same', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0', { text: 'new' });
    const ran = await runMfe(site, ['promote', 'mfe-games', '1.1.0', '--reason', 'it burns']);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain(
      `Not proven as a set: ${idOfVersions(NEW_SET)} (host-shell 1.0.0, mfe-games 1.1.0; for aurora, bahari): no evidence.`,
    );
    const reasons = (await readHistory(site.store, 'production')).map(({ reason }) => reason);
    expect(reasons.at(-1)).toBe(`it burns [not proven as a set: ${idOfVersions(NEW_SET)}]`);
    const proven = await provenSite();
    expect((await runMfe(proven, ['promote', 'mfe-games', '1.1.0', '--reason', 'calm'])).out).not.toContain(
      'Not proven',
    );
    expect((await readMap(proven.store, 'production')).map.reason).toBe('calm');
  });

  it('needs both ends of a set promotion', async () => {
    const site = await fixtureSite();
    for (const words of [
      ['promote', '--from', 'staging'],
      ['promote', '--to', 'production'],
      ['promote', '--merchant', 'bahari'],
    ]) {
      const ran = await runMfe(site, words);
      expect(ran.status).not.toBe(0);
      expect(ran.error).toContain('A set needs --from and --to: mfe promote --from staging --to production');
    }
  });
});

describe('mfe collect', () => {
  it.each([
    ['36h', 129_600_000],
    ['1h', 3_600_000],
    ['30d', 2_592_000_000],
  ])('takes %s for a retention', (text, milliseconds) => {
    expect(parseRetention(text)).toBe(milliseconds);
  });

  it.each(['0d', '0h', '30', '-1d', '30 d', '', '99999d'])('refuses "%s"', (text) => {
    expect(() => parseRetention(text)).toThrow(`"${text}" is not a duration such as 30m, 2h or 1d`);
  });

  it('refuses less than a publish may take', () => {
    expect(() => parseRetention('59m')).toThrow('59m is too short: a publish may take an hour');
  });

  it('marks, and tells what it would do', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-agent', '1.0.0');
    expect((await runMfe(site, ['collect', '--dry-run'])).out.split('\n')).toEqual([
      '2 releases are in use.',
      expect.stringMatching(/^7 unused objects are marked; the first may go at \d{4}-/) as string,
      'Nothing is written: this was a dry run.',
    ]);
    expect(await site.store.list('collect/')).toEqual([]);
    const ran = await mfeJson(site, ['collect', '--grace', '7d']);
    expect(ran).toMatchObject({ status: 0, value: { removed: [], unregistered: {}, isDryRun: false } });
    expect(await site.store.list('collect/')).toEqual(['collect/marks.json']);
    await site.edit((map) => setDefault(map, 'mfe-agent', '1.0.0'));
    expect((await runMfe(site, ['collect'])).out).toBe('3 releases are in use.\nNothing else is unused.');
  });
});
