import { parseFeed } from 'shared-contracts/release/feed';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordEvidence } from '../evidence/evidence';
import { idOfVersions } from '../evidence/set-versions';
import { registerRelease } from '../edits/edits';
import { readMap } from '../map/read-map';
import { feedProblem, readFeed } from '../page/feed-document';
import { updateAllPages } from '../page/update-pages';
import { pageKeys } from '../page/page-keys';
import { sha256Hex } from '../store/digest';
import { descriptorKey, feedKey, fileKey, mapKey, settingsKey } from '../store/keys';
import { readSettings } from '../settings/settings';
import { bytesOf, jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';
import { fixture, settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';
import { canonicalJson } from '../trust/canonical-json';
import { readPrivateKey } from '../trust/file-trust';
import { readPlan } from './manage-keys';
import { PageGuard } from '../page/page-guard';
import type { NamedKey } from '../trust/root-plan';
import { signWith } from '../trust/signed-document';
import type { Signer } from '../trust/trust';
import { openTrustedStore } from '../trust/trusting';

type Role = NamedKey['role'];

interface Thief {
  readonly signer: Signer;
  readonly store: Store;
  readonly run: (line: string) => Promise<Ran>;
}

/** Somebody who can write the store, knows what is public, and has stolen one private key. */
async function thiefOf(site: FixtureSite, role: Role): Promise<Thief> {
  const places = { home: site.home };
  const { keys } = await readPlan({ store: site.store, places, environment: 'production' });
  const id = keys.find((key) => key.role === role)?.id ?? '';
  const signer = await readPrivateKey(places, 'production', id);
  if (signer === null) throw new Error(`No key of ${role}`);
  const home = await scratchFolder();
  await mkdir(join(home, 'trust'));
  await writeFile(join(home, 'trust/production.json'), await readFile(join(site.home, 'trust/production.json')));
  const stolen = join(site.home, 'keys', `${role === 'publisher' ? role : 'production'}.${id}.pem`);
  const variables = { MFE_SIGNING_KEY: stolen, MFE_STORE: site.home };
  return {
    signer,
    store: openTrustedStore(site.home, { home, environment: variables }),
    run: (line) => runMfe({ home }, line.split(' '), { variables }),
  };
}

/** Signs a document of the store with a key of the wrong role, as no tool of ours would. */
async function forge(store: Store, key: string, part: 'map' | 'settings', signer: Signer): Promise<void> {
  const found = await readText(store, key);
  const { signatures: _s, ...content } = JSON.parse(found?.text ?? '{}') as Record<string, unknown>;
  const forged = { ...content, revision: Number(content['revision']) + 1 };
  const { signatures } = signWith([signer], part, canonicalJson(forged));
  await store.replace(key, jsonBytes({ ...forged, signatures }), found?.etag ?? null);
}

const OTHERS_THAN = (own: Role): readonly Role[] =>
  (['root', 'release', 'settings', 'timestamp', 'evidence', 'publisher'] as const).filter((role) => role !== own);

describe('a stolen key of another role', () => {
  it.each(OTHERS_THAN('release'))('%s signs no map', async (role) => {
    const site = await fixtureSite();
    const { signer } = await thiefOf(site, role);
    await forge(site.store, mapKey('production'), 'map', signer);
    await expect(readMap(site.store, 'production')).rejects.toThrow(
      /is signed as .* and not as release, so it is not used/,
    );
  });

  it.each(OTHERS_THAN('settings'))('%s signs no settings', async (role) => {
    const site = await fixtureSite();
    const { signer } = await thiefOf(site, role);
    await forge(site.store, settingsKey('production'), 'settings', signer);
    await expect(readSettings(site.store, 'production')).rejects.toThrow(/is signed as .* and not as settings/);
  });

  it.each(OTHERS_THAN('timestamp'))('%s signs no feed', async (role) => {
    const site = await fixtureSite();
    const { signer } = await thiefOf(site, role);
    const found = await readFeed(site.store, 'production', 'aurora');
    if (found === null || 'broken' in found) throw new Error('There is no feed');
    const signed = signWith([signer], 'feed', found.signed.payload);
    await site.store.replace(feedKey('production', 'aurora'), jsonBytes(signed), found.etag);
    const { view, releases, scriptIntegrity } = parseFeed(found.signed.payload);
    const keys = await pageKeys(site.store, 'production');
    const forged = await readFeed(site.store, 'production', 'aurora');
    expect(feedProblem(forged, { view, releases, scriptIntegrity }, keys, new Date())).toBe('not signed');
  });

  it.each(OTHERS_THAN('evidence'))('%s proves no set', async (role) => {
    const site = await fixtureSite();
    const { store } = await thiefOf(site, role);
    const { map } = await readMap(site.store, 'production');
    const versions = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' } as const;
    const evidence = {
      schema: 2 as const,
      set: idOfVersions(versions),
      versions: {
        'host-shell': { version: '1.0.0', sha256: map.releases['host-shell']?.['1.0.0'] ?? '' },
        'mfe-games': { version: '1.0.0', sha256: map.releases['mfe-games']?.['1.0.0'] ?? '' },
      },
      suite: 'composed',
      result: 'passed' as const,
      counts: { passed: 1, failed: 0, skipped: 0 },
      durationMs: 1,
      at: '2026-11-01T10:00:00.000Z',
      by: 'ci',
      commit: 'c0ffee',
      environment: 'production',
    };
    await expect(recordEvidence(store, evidence)).rejects.toThrow('This takes an evidence key of production');
  });
});

const REFUSED = /^This takes an? [a-z ]+key of production/;
const POWERS: Readonly<Record<Exclude<Role, 'publisher'>, readonly string[]>> = {
  root: ['promote mfe-games 1.1.0', 'revoke mfe-games 1.0.0', 'settings apply FILE', 'tick'],
  release: ['settings apply FILE'],
  settings: ['promote mfe-games 1.1.0', 'rollback --last', 'switch mfe-games off', 'revoke mfe-games 1.0.0', 'collect'],
  timestamp: ['promote mfe-games 1.1.0', 'revoke mfe-games 1.0.0', 'settings apply FILE', 'collect'],
  evidence: ['promote mfe-games 1.1.0', 'settings apply FILE', 'tick', 'verify --pages'],
};

describe('a stolen key', () => {
  it.each(Object.entries(POWERS) as [Role, readonly string[]][])('of %s does nothing else', async (role, lines) => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const { run } = await thiefOf(site, role);
    const file = join(await scratchFolder(), 'settings.json');
    await writeFile(file, JSON.stringify(settingsFixture(['aurora'])));
    const before = await contentsOf(site.store);
    for (const line of lines) {
      const { status, error } = await run(line.replace('FILE', file));
      expect([line, status]).toEqual([line, 1]);
      expect(error).toMatch(REFUSED);
      expect(await contentsOf(site.store)).toEqual(before);
    }
    if (role === 'root') return;
    expect((await run('keys add release')).error).toContain('This takes the root key of production');
    expect((await run('keys retire 0a1b2c3d4e5f')).status).toBe(1);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('of release serves only code that a publisher signed', async () => {
    const site = await fixtureSite();
    const { store, run } = await thiefOf(site, 'release');
    const bytes = bytesOf(JSON.stringify(fixture('mfe-games', '6.6.6').descriptor));
    await store.create(descriptorKey('mfe-games', '6.6.6'), bytes);
    expect((await run('promote mfe-games 6.6.6')).error).toContain('mfe-games 6.6.6 is not published in production');
    const { map } = await readMap(site.store, 'production');
    const known = registerRelease(map, 'mfe-games', '6.6.6', sha256Hex(bytes));
    const after = { ...known, revision: map.revision + 1, defaults: { ...known.defaults, 'mfe-games': '6.6.6' } };
    const { signer } = await thiefOf(site, 'release');
    const { signatures } = signWith([signer], 'map', canonicalJson(after));
    const present = await store.get(mapKey('production'));
    await store.replace(mapKey('production'), jsonBytes({ ...after, signatures }), present?.etag ?? null);
    for (const [name, text] of fixture('mfe-games', '6.6.6').files)
      await store.create(fileKey('mfe-games', name), bytesOf(text)).catch(() => null);
    // The tick of the environment makes pages of the map as it finds it; no origin of ours hands them out.
    await updateAllPages(site.store, 'production');
    await expect(new PageGuard(site.store, 'production').page('aurora')).rejects.toThrow(
      'mfe-games 6.6.6 is signed by no publisher to whom the root of production delegates mfe-games',
    );
    const verified = await runMfe(site, ['verify']);
    expect(verified.status).toBe(1);
    expect(verified.out).toContain('mfe-games 6.6.6 is signed by no publisher');
  });
});
