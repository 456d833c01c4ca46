import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture, writeFixture, type Fixture } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { sha256Hex } from '../store/digest';
import { provenanceKey } from '../store/keys';
import { provenanceText, readProvenance } from './provenance';
import { publishDist, type PublishResult } from './publish';

const RELEASE = { name: 'mfe-games', version: '1.0.0' } as const;
const CLEAN = { commit: 'c'.repeat(40), changed: [] };
const CHANGED = { commit: 'd'.repeat(40), changed: ['shared-contracts/src/version.ts', 'mfe-games/src/remote.ts'] };

interface Source {
  readonly commit: string;
  readonly changed: readonly string[];
}

function statement(sha256: string, source: Source | null): object {
  const checkout = source && {
    name: 'workspace',
    digest: { gitCommit: source.commit },
    annotations: {
      committedAt: '2026-01-01T00:00:00.000Z',
      isClean: source.changed.length === 0,
      changedFiles: source.changed.length,
      changed: source.changed,
    },
  };
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'mfe-games@1.0.0', digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: { buildType: 'pkg:npm/a@1.0.0#package', resolvedDependencies: checkout ? [checkout] : [] },
      runDetails: { builder: { id: 'pkg:npm/a@1.0.0' }, metadata: { finishedOn: '2026-01-02T00:00:00.000Z' } },
    },
  };
}

/** A build of the same sources, made from this. */
async function built(source: Source | null, made: Fixture = fixture('mfe-games', '1.0.0')): Promise<string> {
  const dist = await writeFixture(made);
  const sha256 = sha256Hex(JSON.stringify(made.descriptor));
  await writeFile(join(dist, 'provenance.json'), JSON.stringify(statement(sha256, source)));
  return dist;
}

async function publish({ store }: FixtureSite, dist: string): Promise<PublishResult> {
  return publishDist({ store, dist, environments: ['production'], author: 'tester' });
}

describe('what a release was built from', () => {
  it.each([
    ['a clean commit', CLEAN, 'commit cccccccccccc'],
    ['a commit with changes', CHANGED, 'commit dddddddddddd with 2 changed files'],
    ['a commit with one change', { ...CHANGED, changed: ['a.ts'] }, 'commit dddddddddddd with a.ts changed'],
    ['no commit', null, 'an unknown commit'],
  ])('is kept beside it: %s', async (_what, source, text) => {
    const site = await emptySite();
    await publish(site, await built(source));
    expect(provenanceText(await readProvenance(site.store, RELEASE))).toBe(text);
    const listed = await runMfe(site, ['list', 'mfe-games']);
    expect(listed.out).toContain(`1.0.0    ${text}`);
  });

  it('makes no other release of the same files: from another commit they were published already', async () => {
    const site = await emptySite();
    await publish(site, await built(CLEAN));
    const before = await contentsOf(site.store);
    for (const source of [{ ...CLEAN, commit: 'e'.repeat(40) }, CHANGED, null])
      expect(await publish(site, await built(source))).toMatchObject({ isNew: false, uploaded: [] });
    expect(await publish(site, await writeFixture(fixture('mfe-games', '1.0.0')))).toMatchObject({ isNew: false });
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('is replaced by what says more of the same files', async () => {
    const site = await emptySite();
    for (const source of [null, CHANGED, CLEAN]) {
      await publish(site, await built(source));
      const commits = (await readProvenance(site.store, RELEASE))?.checkouts.map(({ commit }) => commit);
      expect(commits).toEqual(source === null ? [] : [source.commit]);
    }
  });

  it('is left out where it speaks of another build', async () => {
    const site = await emptySite();
    const dist = await built(CLEAN, fixture('mfe-games', '1.0.0', { text: 'other' }));
    await writeFile(join(dist, 'provenance.json'), JSON.stringify(statement('0'.repeat(64), CLEAN)));
    await publish(site, dist);
    expect(await readProvenance(site.store, RELEASE)).toBeNull();
  });

  it('is refused where it is none, before anything is stored', async () => {
    const site = await emptySite();
    const before = await contentsOf(site.store);
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await writeFile(join(dist, 'provenance.json'), '{"_type":"other"}');
    await expect(publish(site, dist)).rejects.toThrow(/provenance\.json cannot be used: .*_type/);
    expect(await contentsOf(site.store)).toEqual(before);
  });
});

describe('a release whose descriptor states a commit, as those of before', () => {
  const ofOld = { commit: 'f'.repeat(40), builtAt: '2025-01-01T00:00:00Z' };
  const { descriptor, files } = fixture('mfe-games', '1.0.0');
  const { commit: _commit, builtAt: _builtAt, ...stated } = descriptor;
  const without = { descriptor: stated as typeof descriptor, files };
  const withCommit = { descriptor: { ...descriptor, ...ofOld }, files };

  it.each([
    ['stated then and not now', withCommit, without],
    ['not stated then, but by an old build now', without, withCommit],
    ['stated both times', withCommit, { descriptor: { ...descriptor, commit: 'c0ffee' }, files }],
  ])('is the same release: %s', async (_what, first, second) => {
    const site = await emptySite();
    const { sha256 } = await publish(site, await writeFixture(first));
    const again = await publish(site, await built(CLEAN, second));
    expect(again).toMatchObject({ isNew: false, sha256, uploaded: [] });
    expect(await site.store.get(provenanceKey('mfe-games', '1.0.0'))).toBeNull();
  });

  it('is another one with anything else changed', async () => {
    const site = await emptySite();
    await publish(site, await writeFixture(withCommit));
    const changed = { descriptor: { ...without.descriptor, events: { 'a.b': 1 } }, files };
    await expect(publish(site, await writeFixture(changed))).rejects.toThrow('already published with other contents');
  });
});
