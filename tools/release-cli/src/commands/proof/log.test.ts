import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../../edits/edits';
import { MAP_DOCUMENT } from '../../map/read-map';
import { readChain } from '../../revisions/chain-problems';
import { contentHash } from '../../revisions/revision';
import { settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { saveSettings } from '../../test-support/save-settings';
import { scratchFolder } from '../../test-support/scratch-folder';
import { mapKey, revisionKey } from '../../store/keys';
import { parseStoredJson, readText } from '../../store/store';
import { sealDocument } from '../../trust/signed-document';
import type { RecordRow } from '../../record/record-rows';

/** A site with six revisions of the map. */
async function siteWithHistory(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  for (const line of [
    'promote mfe-games 1.1.0 --reason lobby',
    'pin bahari mfe-games 1.0.0 --reason =1+1',
    'rollback mfe-games --reason slow',
  ])
    expect(await runMfe(site, line.split(' '))).toMatchObject({ status: 0, error: '' });
  return site;
}

async function put(site: FixtureSite, key: string, bytes: Uint8Array): Promise<void> {
  await site.store.replace(key, bytes, (await site.store.get(key))?.etag ?? null);
}

async function mapAt(site: FixtureSite, key: string): Promise<object> {
  return parseStoredJson((await readText(site.store, key))?.text ?? '', key) as object;
}

const log = async (site: FixtureSite, line: string): Promise<Ran> => runMfe(site, ['log', ...line.split(' ')]);
const headOf = async (site: FixtureSite): Promise<string> => contentHash(await mapAt(site, mapKey('production')));
const kept = (revision: number): string => revisionKey('production', revision);

/** Writes all of the map's history again from a revision on, each link whole, signed by the very key: what a leaked one can do. */
async function rewriteFrom(site: FixtureSite, revision: number, changes: object): Promise<void> {
  const { newest } = await readChain(site.store, 'production', MAP_DOCUMENT);
  let parent: string | undefined;
  for (let at = revision; at <= newest; at += 1) {
    const key = at === newest ? mapKey('production') : kept(at);
    const content = { ...(await mapAt(site, key)), ...(at === revision ? changes : { parent }) };
    parent = contentHash(content);
    await put(site, key, await sealDocument(site.store, 'production', 'map', content));
  }
}

describe('mfe log verify', () => {
  it('walks both chains, and finds a kept head wherever it is', async () => {
    const site = await siteWithHistory();
    const head = await headOf(site);
    const ran = await log(site, 'verify');
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toBe(
      [
        `The map of production: 7 revisions, each the one that the next followed; the newest, 7, is ${head}.`,
        `The settings of production: 1 revision; the newest, 1, is ${contentHash(await mapAt(site, 'settings/production.json'))}.`,
      ].join('\n'),
    );
    await runMfe(site, ['promote', 'mfe-games', '1.1.0']);
    expect((await log(site, `verify --head ${head}`)).out).toContain('The kept head is revision 7 of the map.');
  });

  it('names the first broken link by revision and reason', async () => {
    const site = await siteWithHistory();
    const forged = { ...(await mapAt(site, kept(4))), reason: 'nothing happened' };
    await put(site, kept(4), await sealDocument(site.store, 'production', 'map', forged));
    const { status, out } = await log(site, 'verify');
    expect([status, out.split('\n')[0]]).toEqual([
      1,
      `The map of production is broken at revision 4: ${kept(4)} in the store is another revision 4 than the one that revision 5 of the map followed.`,
    ]);
    await site.store.remove(kept(5));
    expect((await log(site, 'verify')).out.split('\n')[0]).toBe(
      `The map of production is broken at revision 5: ${kept(5)} is not in the store, but revision 6 of the map followed it.`,
    );
    await site.store.remove(kept(6));
    expect((await log(site, 'verify')).out.split('\n')[0]).toContain('is broken at revision 6: ');
  });

  it('finds a history that was written again by a trusted key: only what was kept elsewhere differs', async () => {
    const site = await siteWithHistory();
    const head = await headOf(site);
    const file = join(await scratchFolder(), 'kept.checkpoint');
    expect(await log(site, `checkpoint --out ${file}`)).toMatchObject({ status: 0, error: '' });
    expect((await log(site, `verify --checkpoint ${file}`)).out).toContain(
      `${file} holds: the map continues it from revision 7 on.`,
    );
    await rewriteFrom(site, 5, { reason: 'nothing happened' });
    expect((await log(site, 'verify')).status).toBe(0);
    const byHead = await log(site, `verify --head ${head}`);
    expect([byHead.status, byHead.out]).toEqual([
      1,
      expect.stringContaining(`No revision of production has the hash ${head}`),
    ]);
    const byCheckpoint = await log(site, `verify --checkpoint ${file}`);
    expect([byCheckpoint.status, byCheckpoint.out]).toEqual([
      1,
      expect.stringContaining('the first 7 entries of the log, to revision 7, are not those that it was made of'),
    ]);
  });

  it('reads histories of before revisions named the one they followed, and says where the chain begins', async () => {
    const site = await siteWithHistory();
    for (const revision of [1, 2, 3, 4]) {
      const { parent: _parent, ...content } = (await mapAt(site, kept(revision))) as { parent?: string };
      await put(site, kept(revision), await sealDocument(site.store, 'production', 'map', content));
    }
    await rewriteFrom(site, 5, { parent: contentHash(await mapAt(site, kept(4))) });
    const { status, out } = await log(site, 'verify');
    expect([status, out.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(
        /^The map of production: 4 revisions, .* The chain begins at revision 4: those before it did not name what they followed\.$/,
      ),
    ]);
  });

  it('refuses what is no hash, no checkpoint, or signed by nobody it trusts', async () => {
    const site = await siteWithHistory();
    expect(await log(site, 'verify --head abc')).toMatchObject({ status: 2 });
    const folder = await scratchFolder();
    const [file, other] = [join(folder, 'a.checkpoint'), join(folder, 'b.checkpoint')];
    await log(site, `checkpoint --out ${file}`);
    const note = await readFile(file, 'utf8');
    for (const [text, sentence] of [
      [note.replace('\n7\n', '\n6\n'), `${other} is signed by no timestamp key that the environment ever trusted`],
      ['nothing', `${other} is not a signed note: a text, an empty line, and lines of signatures`],
    ] as const) {
      await writeFile(other, text);
      expect(await log(site, `verify --checkpoint ${other}`)).toMatchObject({ status: 1, error: sentence });
    }
    const foreign = await siteWithHistory();
    expect((await log(foreign, `verify --checkpoint ${file}`)).error).toContain('is signed by no timestamp key');
  });
});

describe('mfe log checkpoint and prove', () => {
  it('prints a note that is signed, and proves that one continues another', async () => {
    const site = await siteWithHistory();
    const folder = await scratchFolder();
    const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
    const { out } = await log(site, 'checkpoint');
    expect(out.split('\n').slice(0, 2)).toEqual(['mfe/production/map', '7']);
    await writeFile(older, `${out}\n`);
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    await site.edit((map) => setDefault(map, 'mfe-games', '1.0.0'));
    const before = await contentsOf(site.store);
    await log(site, `checkpoint --out ${newer}`);
    const proven = await log(site, `prove ${older} ${newer}`);
    expect(proven).toMatchObject({ status: 0, error: '' });
    expect(await contentsOf(site.store)).toEqual(before);
    expect(proven.out).toContain(`${newer} continues ${older}: 9 entries after 7 (RFC 6962, 2.1.2).`);
    expect((await log(site, `prove ${newer} ${older}`)).error).toContain('name the older one first');
    await rewriteFrom(site, 8, { reason: 'nothing happened' });
    expect(await log(site, `prove ${older} ${newer}`)).toMatchObject({
      status: 1,
      error: `${newer} does not hold: the first 9 entries of the log, to revision 9, are not those that it was made of`,
    });
  });

  it('signs nothing of a history that is broken', async () => {
    const site = await siteWithHistory();
    await site.store.remove(kept(5));
    expect((await log(site, 'checkpoint')).error).toMatch(
      /^The chain of the map of production is broken at revision 5/,
    );
  });
});

function rowsOf({ out, status }: Ran): readonly RecordRow[] {
  expect(status).toBe(0);
  return out.split('\n').map((line) => JSON.parse(line) as RecordRow);
}

describe('mfe log export', () => {
  it('says who changed what for whom, why, by what proof, and what was taken back', async () => {
    const site = await siteWithHistory();
    const rows = rowsOf(await log(site, 'export'));
    expect(rows.map(({ document, revision }) => [document, revision])).toEqual(
      expect.arrayContaining([['settings', 1], ...[1, 2, 3, 4, 5, 6, 7].map((revision) => ['map', revision])]),
    );
    const chain = await readChain(site.store, 'production', MAP_DOCUMENT);
    const served = rows.filter(({ kind, revision }) => kind === 'served' && revision >= 5);
    expect(served).toMatchObject([
      {
        environment: 'production',
        revision: 5,
        author: 'tester',
        reason: expect.stringMatching(/^lobby\b/),
        change: 'mfe-games: 1.0.0 (default) -> 1.1.0 (default)',
        merchants: ['aurora', 'bahari'],
        evidence: [expect.stringMatching(/^[0-9a-f]{16} no evidence kept$/)],
        returnsTo: null,
        hash: chain.states.get(5)?.hash,
        parent: chain.states.get(4)?.hash,
      },
      { revision: 6, merchants: ['bahari'], change: 'mfe-games: 1.1.0 (default) -> 1.0.0 (pin)', returnsTo: 4 },
      {
        revision: 7,
        reason: 'slow',
        merchants: ['aurora'],
        change: 'mfe-games: 1.1.0 (default) -> 1.0.0 (default)',
        returnsTo: 4,
      },
    ]);
    expect(rows.find(({ revision, kind }) => revision === 6 && kind === 'written')?.change).toBe(
      'mfe-games pinned to 1.0.0 for bahari',
    );
  });

  it('says for one merchant nothing of another', async () => {
    const site = await siteWithHistory();
    await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari', 'palm']));
    await runMfe(site, 'canary mfe-games 1.1.0 --merchants bahari,palm --reason trial'.split(' '));
    await runMfe(site, 'switch mfe-games off --merchants bahari --reason stop'.split(' '));
    const ran = await log(site, 'export --merchant aurora');
    expect(ran.out).not.toMatch(/bahari|palm/);
    expect(rowsOf(ran).map(({ revision, kind, merchants }) => [revision, kind, merchants])).toContainEqual([
      7,
      'served',
      ['aurora'],
    ]);
    const { out } = await log(site, 'export --merchant palm');
    expect(out).toContain('"merchant palm is new"');
    expect(out).not.toMatch(/aurora|bahari/);
    expect((await log(site, 'export --merchant palmm')).error).toBe(
      'production never had a merchant palmm: it has aurora, bahari, palm; did you mean palm?',
    );
  });

  it('writes one table as CSV, in which no text is a formula', async () => {
    const site = await siteWithHistory();
    const file = join(await scratchFolder(), 'record.csv');
    expect(await log(site, 'export --format csv')).toMatchObject({ status: 2 });
    expect(await log(site, `export --format csv --out ${file}`)).toMatchObject({ status: 0, error: '' });
    const text = await readFile(file, 'utf8');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFenvironment,document,revision,at,author,reason,kind,change,merchants,evidence,returnsTo,hash,parent',
    );
    expect(lines.at(-1)).toBe('');
    expect(lines).toHaveLength(rowsOf(await log(site, 'export')).length + 2);
    expect(text).toMatch(/,tester,'=1\+1[^,]*,written,mfe-games pinned to 1\.0\.0 for bahari,,,,[0-9a-f]{64},/);
  });

  it('gives only what was written since a moment, and nothing of a record that is not whole', async () => {
    const site = await siteWithHistory();
    expect((await log(site, 'export --since 2100-01-01T00:00Z')).out).toBe('');
    expect(rowsOf(await log(site, 'export --since 1d')).length).toBeGreaterThan(6);
    await site.store.remove(kept(5));
    const { status, out, error } = await log(site, 'export');
    expect([status, out]).toEqual([1, '']);
    expect(error).toMatch(/^The record of production is not whole, so none is given: .*5\.json is not in the store/);
  });
});
