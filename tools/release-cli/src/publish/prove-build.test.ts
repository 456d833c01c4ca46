import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture, writeFixture } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { CHANGED, CLEAN, provenDist as built, statementOf } from '../test-support/proven-dist';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { provenanceKey } from '../store/keys';
import { jsonBytes } from '../store/store';
import { readProvenance, type SignedProvenance } from '../provenance/read-provenance';
import { provenanceText } from '../provenance/statement';
import { publishDist, type PublishResult } from './publish';

const RELEASE = { name: 'mfe-games', version: '1.0.0' } as const;

function known({ store }: FixtureSite): Promise<SignedProvenance | null> {
  return readProvenance(store, 'production', RELEASE);
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
    expect(provenanceText(await known(site))).toBe(text);
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
      const commits = (await known(site))?.checkouts.map(({ commit }) => commit);
      expect(commits).toEqual(source === null ? [] : [source.commit]);
    }
  });

  it('is left out where it speaks of another build', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    await publish(site, await built(CLEAN, made, statementOf(made, CLEAN, '0'.repeat(64))));
    expect(await known(site)).toBeNull();
  });

  it('is signed by the publisher, and told with the bill of materials', async () => {
    const site = await emptySite();
    await publish(site, await built(CLEAN));
    expect(await known(site)).toMatchObject({
      signedBy: ['tester'],
      bill: 'bom.0123456789ab.json',
      checkouts: [{ repository: 'git+https://git.example/site.git' }],
    });
    const listed = await runMfe(site, ['list', 'mfe-games']);
    expect(listed.out).toMatch(/2026-01-02T00:00:00\.000Z +webpack +tester +bom\.0123456789ab\.json/);
  });

  it('that nobody signed, as those of before, is signed when the same build is published again', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    await publish(site, await writeFixture(made));
    await site.store.create(provenanceKey('mfe-games', '1.0.0'), jsonBytes(statementOf(made, CLEAN)));
    expect(await known(site)).toMatchObject({ signedBy: [], checkouts: [{ commit: CLEAN.commit }] });
    await publish(site, await built(CLEAN, made));
    expect(await known(site)).toMatchObject({ signedBy: ['tester'] });
  });

  it('is replaced where it is of another build, and where it is none', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    await publish(site, await writeFixture(made));
    const key = provenanceKey('mfe-games', '1.0.0');
    for (const text of [statementOf(made, CLEAN, '0'.repeat(64)), 'nothing']) {
      await site.store.replace(key, jsonBytes(text), (await site.store.get(key))?.etag ?? null);
      await publish(site, await built(CHANGED, made));
      expect(await known(site)).toMatchObject({ checkouts: [{ commit: CHANGED.commit }] });
    }
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
