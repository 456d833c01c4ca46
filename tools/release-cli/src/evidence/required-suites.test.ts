import { setDefault } from '../edits/edits';
import { readMap } from '../map/read-map';
import { saveSettings } from '../test-support/save-settings';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { recordEvidence } from './evidence';
import { isRevocation, revokeIn } from '../fit/revocation';
import { idOfVersions } from './set-versions';

const NEW = { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' } as const;

/** A production that demands the whole suite, with a new version that nobody has tested. */
async function demandingSite(): Promise<FixtureSite> {
  const site = await fixtureSite(settingsFixture(['aurora', 'bahari']));
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari'], { requiredSuites: ['composed'] }));
  return site;
}

async function prove(site: FixtureSite, suite: string, result: 'passed' | 'failed' = 'passed'): Promise<void> {
  const { map } = await readMap(site.store, 'production');
  const shaOf = (name: keyof typeof NEW): string => map.releases[name]?.[NEW[name]] ?? '';
  await recordEvidence(site.store, {
    schema: 2,
    set: idOfVersions(NEW),
    versions: {
      'host-shell': { version: NEW['host-shell'], sha256: shaOf('host-shell') },
      'mfe-games': { version: NEW['mfe-games'], sha256: shaOf('mfe-games') },
    },
    suite,
    result,
    counts: result === 'passed' ? { passed: 4, failed: 0, skipped: 0 } : { passed: 3, failed: 1, skipped: 0 },
    durationMs: 1000,
    at: new Date().toISOString(),
    by: 'ci',
    commit: 'c0ffee',
    environment: 'production',
  });
}

const WRITES = [
  'promote mfe-games 1.1.0',
  'pin aurora mfe-games 1.1.0',
  'canary mfe-games 1.1.0 --percent 1',
  'canary mfe-games 1.1.0 --steps 5,100 --every 2h',
];

describe('an environment that demands a suite', () => {
  it.each(WRITES)('refuses %s of a set that is not proven, and takes it when it is', async (line) => {
    const site = await demandingSite();
    const before = await contentsOf(site.store);
    const refused = await runMfe(site, line.split(' '));
    expect(refused.status).toBe(1);
    expect(refused.error).toContain('production demands green evidence of composed for every set that it serves');
    expect(await contentsOf(site.store)).toEqual(before);
    await prove(site, 'composed');
    expect((await runMfe(site, line.split(' '))).status).toBe(0);
  });

  it('takes no other suite for it, and no failed run', async () => {
    const site = await demandingSite();
    await prove(site, 'smoke');
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).error).toContain('lacks composed');
    await prove(site, 'composed', 'failed');
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).status).toBe(1);
  });

  it('lets a version be revoked without waiting for a run', async () => {
    const site = await demandingSite();
    await prove(site, 'composed');
    await runMfe(site, ['promote', 'mfe-games', '1.1.0']);
    expect((await runMfe(site, ['revoke', 'mfe-games', '1.1.0'])).status).toBe(0);
    expect((await readMap(site.store, 'production')).map.defaults['mfe-games']).toBe('1.0.0');
  });

  it('does not take a promotion for a revocation', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    await site.publish('mfe-games', '1.2.0');
    const { map } = await readMap(site.store, 'production');
    const served = setDefault(map, 'mfe-games', '1.1.0');
    const { store } = site;
    const revoked = await revokeIn(store, served, 'mfe-games', '1.1.0');
    expect(await isRevocation(store, served, revoked)).toBe(true);
    expect(await isRevocation(store, served, setDefault(served, 'mfe-games', '1.2.0'))).toBe(false);
    expect(await isRevocation(store, served, setDefault(revoked, 'mfe-games', '1.2.0'))).toBe(false);
  });
});
