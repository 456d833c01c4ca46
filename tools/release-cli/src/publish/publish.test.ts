import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor as Release } from 'shared-contracts/release/descriptor';
import { readMap } from '../map/read-map';
import { emptySite, fixtureSite, signedStore, type FixtureSite } from '../test-support/fixture-site';
import { incompressible } from '../test-support/incompressible';
import { fixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { setDefault } from '../edits/edits';
import { integrityOf } from '../store/digest';
import { publishDist, PublishRefusal } from './publish';

async function publishFolder(site: FixtureSite, dist: string, environments = ['production']): Promise<unknown> {
  return publishDist({ store: site.store, dist, environments, author: 'tester' });
}

describe('publishing', () => {
  it('stores files and descriptor and makes the version known, without serving it', async () => {
    const site = await emptySite();
    const result = await site.publish('mfe-games', '1.0.0');
    expect(result).toMatchObject({ name: 'mfe-games', version: '1.0.0', isNew: true });
    expect(result.uploaded).toHaveLength(4);
    expect(await site.store.list('r/')).toHaveLength(5);
    expect(await site.store.list('descriptors/')).toEqual(['descriptors/mfe-games/1.0.0.json']);
    const { map } = await readMap(site.store, 'production');
    expect(map.releases).toEqual({ 'mfe-games': { '1.0.0': result.sha256 } });
    expect(map.defaults).toEqual({});
    expect(map).toMatchObject({ revision: 1, author: 'tester', reason: 'publish mfe-games 1.0.0' });
  });

  it.each([
    ['flags', (release: Release) => ({ ...release, flags: { beta: true } })],
    ['contract.minimum', (release: Release) => ({ ...release, contract: { ...release.contract, minimum: '1.0.0' } })],
    ['files.0.url', ({ files, ...release }: Release) => ({
      ...release,
      files: files.map((file) => ({ ...file, url: 'https://evil.example' })),
    })],
    ['contributions.routes.0.path2', ({ contributions, ...release }: Release) => ({
      ...release,
      contributions: { ...contributions, routes: [{ ...contributions.routes[0], path2: '/m/y' }] },
    })],
  ])('refuses the unknown field %s, and writes nothing', async (field, change) => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture(made);
    await writeFile(join(dist, 'release.json'), JSON.stringify(change(made.descriptor)));
    const before = await site.store.list('');
    await expect(publishFolder(site, dist)).rejects.toThrow(`${field} is no field of a release descriptor`);
    expect(await site.store.list('')).toEqual(before);
  }); // prettier-ignore

  it('refuses a path that is none of a page, and writes nothing', async () => {
    const site = await emptySite();
    const before = await site.store.list('');
    const publishing = site.publish('mfe-games', '1.0.0', { routes: [{ path: '/admin', screen: 'main' }] });
    await expect(publishing).rejects.toMatchObject({
      result: { problems: ['/admin of mfe-games 1.0.0 is no path of a page: it begins with /m/ in src/routes.ts'] },
    });
    expect(await site.store.list('')).toEqual(before);
  });

  it('does nothing the second time', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0');
    expect(await site.publish('mfe-games', '1.0.0')).toMatchObject({ isNew: false, uploaded: [] });
    expect((await readMap(site.store, 'production')).map.revision).toBe(1);
  });

  it('uploads only what a new version does not share with the old one', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0', { text: 'old' });
    const { uploaded } = await site.publish('mfe-games', '1.1.0', { text: 'new' });
    expect(uploaded).toHaveLength(2);
  });

  it('leaves nothing behind when nobody answers for it', async () => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    const before = await site.store.list('');
    const publishing = publishDist({ store: site.store, dist, environments: ['production'], author: ' ' });
    await expect(publishing).rejects.toThrow('Every write needs an author: name one with --author or MFE_AUTHOR');
    expect(await site.store.list('')).toEqual(before);
  });

  it('makes one release known to several environments', async () => {
    const { store } = await signedStore(['production', 'staging']);
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await publishDist({ store, dist, environments: ['production', 'staging'], author: 'tester' });
    const [production, staging] = await Promise.all(
      ['production', 'staging'].map(async (environment) => (await readMap(store, environment)).map.releases),
    );
    expect(Object.keys(production?.['mfe-games'] ?? {})).toEqual(['1.0.0']);
    expect(production).toEqual(staging);
  });

  it('refuses the same version with other bytes, and leaves everything as it was', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0', { text: 'old' });
    const before = await site.store.list('');
    const made = fixture('mfe-games', '1.0.0', { text: 'new' });
    const [different] = [...made.files.keys(), ...fixture('mfe-games', '1.0.0', { text: 'old' }).files.keys()]
      .filter((name, _, all) => all.filter((other) => other === name).length === 1)
      .toSorted();
    const dist = await writeFixture(made);
    for (const environment of ['production', 'staging'])
      await expect(publishFolder(site, dist, [environment])).rejects.toThrow(
        new RegExp(
          `^mfe-games 1\\.0\\.0 is already published with other contents \\(first the file ${different}, which (was not|is no longer) in it\\): raise its version$`,
        ),
      );
    expect(await site.store.list('')).toEqual(before);
  });

  it('refuses a file that was changed after the build', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture(made);
    await writeFile(join(dist, made.descriptor.entry), made.files.get(made.descriptor.entry)?.replace('i', 'I') ?? '');
    await expect(publishFolder(site, dist)).rejects.toThrow('is not the file its descriptor describes');
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('takes files by hashes of old as well, and refuses others by them', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const hashOfOld = (text: string): string => integrityOf(Buffer.from(text), 'sha384');
    const files = made.descriptor.files.map((file) => ({
      ...file,
      integrity: hashOfOld(made.files.get(file.name) ?? ''),
    }));
    const [first, ...others] = files;
    if (first === undefined) throw new Error('The fixture has no files');
    const wrong = await writeFixture({
      ...made,
      descriptor: { ...made.descriptor, files: [{ ...first, integrity: hashOfOld('another') }, ...others] },
    });
    await expect(publishFolder(site, wrong)).rejects.toThrow('is not the file its descriptor describes');
    await publishFolder(site, await writeFixture({ ...made, descriptor: { ...made.descriptor, files } }));
    expect(await site.store.list('r/')).toHaveLength(files.length + 1);
  });

  it('refuses a build with a file missing', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture(made);
    await rm(join(dist, made.descriptor.entry));
    await expect(publishFolder(site, dist)).rejects.toThrow(`lists the file ${made.descriptor.entry}, which is not in`);
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('refuses a descriptor that names a file it does not list', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture({ ...made, descriptor: { ...made.descriptor, entry: 'other.mjs' } });
    await expect(publishFolder(site, dist)).rejects.toThrow('names the file other.mjs without listing it');
  });

  it('refuses a document of whose files it does not list one', async () => {
    const site = await emptySite();
    const made = fixture('host-shell', '1.0.0');
    const { entry } = made.descriptor;
    const documents = { '/vip.html': { entry, scripts: [entry], styles: ['other.css'], shared: [] } };
    const dist = await writeFixture({ ...made, descriptor: { ...made.descriptor, documents } });
    await expect(publishFolder(site, dist)).rejects.toThrow('names the file other.css without listing it');
  });

  it.each<[string, string, string]>([
    ['imports what is not in it', "import './gone.mjs';", 'imports ./gone.mjs, which has no hash in it'],
    ['exports from what is not in it', "export * from './gone.mjs';", 'imports ./gone.mjs, which has no hash in it'],
    ['imports later what is not in it', "import('./gone.mjs');", 'imports ./gone.mjs, which has no hash in it'],
    ['imports from elsewhere', "import('https://cdn.example/a.mjs');", 'imports https://cdn.example/a.mjs'],
    ['imports a path of the site', "import '/r/mfe-agent/entry.mjs';", 'imports /r/mfe-agent/entry.mjs'],
    ['imports another package', "import '../mfe-agent/entry.mjs';", 'imports ../mfe-agent/entry.mjs'],
    ['imports by a bare name', "import 'react';", 'imports react'],
    ['imports under another address', "import './gone.mjs?a';", 'imports ./gone.mjs?a'],
    ['imports what only run time names', 'import(location.hash);', 'only known at run time'],
    ['imports a text put together', 'import(`./${name}.mjs`);', 'only known at run time'],
    ['is no module', 'import {', 'cannot be read as a module'],
  ])('refuses a script that %s', async (_, text, sentence) => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0', { extraFiles: { 'late.mjs': text } }));
    await expect(publishFolder(site, dist)).rejects.toThrow(sentence);
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('refuses a descriptor that has the page open what gets no hash', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0', { extraFiles: { 'late.js': 'export {};' } });
    const script = [...made.files.keys()].find((name) => name.endsWith('.js')) ?? '';
    const needs = { scripts: [script], styles: [], shared: [] };
    const dist = await writeFixture({ ...made, descriptor: { ...made.descriptor, widgets: { late: needs } } });
    await expect(publishFolder(site, dist)).rejects.toThrow(`names the script ${script}, of which pages get no hash`);
  });

  it('lets the host alone import what only run time names', async () => {
    const site = await emptySite();
    const extraFiles = { 'open.mjs': 'export const open = (url) => import(url); export const here = import.meta.url;' };
    await publishFolder(site, await writeFixture(fixture('host-shell', '1.0.0', { extraFiles })));
    expect(await site.store.list('descriptors/')).toHaveLength(1);
  });

  it('takes from a build of mfe dev that it imports its updates, and nothing else without a hash', async () => {
    const site = await emptySite();
    const publishDeveloped = async (text: string): Promise<unknown> => {
      const dist = await writeFixture(fixture('mfe-games', '1.0.0-dev', { extraFiles: { 'update.mjs': text } }));
      const environments = ['production'];
      return publishDist({ store: site.store, dist, environments, author: 'tester', isDeveloped: true });
    };
    await expect(publishDeveloped("import './gone.mjs';")).rejects.toThrow(
      'imports ./gone.mjs, which has no hash in it',
    );
    await publishDeveloped('export const update = (url) => import(url);');
    expect(await site.store.list('descriptors/')).toHaveLength(1);
  });

  it('refuses a folder without a descriptor, with a broken one, or of another package', async () => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await expect(
      publishDist({ store: site.store, dist, environments: ['production'], author: 'tester', expects: 'mfe-agent' }),
    ).rejects.toThrow('holds a build of mfe-games, not of mfe-agent');
    await writeFile(join(dist, 'release.json'), '{"schema":1}');
    await expect(publishFolder(site, dist)).rejects.toThrow(/cannot be used: The release descriptor is not valid/);
    await rm(join(dist, 'release.json'));
    await expect(publishFolder(site, dist)).rejects.toThrow('build the package first');
  });

  it('refuses a file name that already means other bytes', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    await site.store.create(`r/mfe-games/${made.descriptor.entry}`, Buffer.from('other'));
    await expect(publishFolder(site, await writeFixture(made))).rejects.toThrow('already stored with other contents');
    expect(await site.store.list('r/')).toHaveLength(1);
  });

  it('refuses before any upload where the map could not be signed', async () => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await expect(publishFolder(site, dist, ['production', 'staging'])).rejects.toThrow('no key that signs for staging');
    expect(await site.store.list('r/')).toEqual([]);
    expect((await readMap(site.store, 'production')).map.revision).toBe(0);
  });

  it('refuses what does not fit what is served, with every problem, and leaves no trace', async () => {
    const site = await fixtureSite();
    const before = await site.store.list('');
    const contract = { version: '2.0.0', range: '^2.0.0' };
    const refused = site.publish('mfe-games', '2.0.0', { contract, routes: [] });
    await expect(refused).rejects.toBeInstanceOf(PublishRefusal);
    await expect(refused).rejects.toMatchObject({
      result: {
        name: 'mfe-games',
        version: '2.0.0',
        environments: ['production'],
        warnings: [],
        problems: [
          'production: mfe-games 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0',
          'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 2.0.0',
        ],
      },
    });
    expect(await site.store.list('')).toEqual(before);
  });

  it('never refuses the same again, whatever is served meanwhile', async () => {
    const site = await fixtureSite();
    const routes = [
      { path: '/m/mfe-games', screen: 'main' },
      { path: '/m/further', screen: 'main' },
    ];
    await site.publish('mfe-games', '1.1.0', { routes });
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect(await site.publish('mfe-games', '1.0.0')).toMatchObject({ isNew: false, uploaded: [], problems: [] });
    await expect(site.publish('mfe-games', '1.2.0')).rejects.toThrow('/m/further is answered by mfe-games 1.1.0');
  });

  it('takes a development build as it is, with warnings', async () => {
    const site = await fixtureSite();
    const { warnings } = await site.publish('mfe-games', '1.1.0-dev.1', { routes: [] });
    expect(warnings).toEqual([
      'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0-dev.1',
    ]);
  });

  it('tells how far it is', async () => {
    const site = await emptySite();
    const lines: string[] = [];
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await publishDist({
      store: site.store,
      dist,
      environments: ['production'],
      author: 'tester',
      report: (line) => lines.push(line),
    });
    expect(lines).toEqual([
      'Read mfe-games 1.0.0: 4 files, within its budgets',
      'Checked against 0 releases served in production',
      'Uploading: 1 of 4 files',
      'Uploading: 2 of 4 files',
      'Uploading: 3 of 4 files',
      'Uploading: 4 of 4 files',
      'Registered in production',
      'mfe-games 1.0.0 is published: 4 of 4 files were new.',
    ]);
  });

  it('counts what it uploaded', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const { bytes, uploaded } = await site.publish('mfe-games', '1.0.0');
    expect(uploaded.toSorted()).toEqual([...made.files.keys()].toSorted());
    expect(bytes).toBe(made.descriptor.files.reduce((sum, file) => sum + file.bytes, 0));
  });

  it('checks event forms against every other remote in service', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-agent', '1.0.0', { events: { 'session.changed': 1 } });
    await site.edit((map) => setDefault(map, 'mfe-agent', '1.0.0'));
    await expect(site.publish('mfe-games', '1.1.0', { events: { 'session.changed': 2 } })).rejects.toThrow(
      'production: session.changed: mfe-agent 1.0.0 speaks version 1, mfe-games 1.1.0 version 2',
    );
  });

  it('writes nothing in a dry run', async () => {
    const site = await emptySite();
    const before = await site.store.list('');
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    const request = { store: site.store, dist, environments: ['production'], author: 'tester', dryRun: true };
    expect(await publishDist(request)).toMatchObject({ isNew: true });
    expect(await site.store.list('')).toEqual(before);
  });
});

describe('budgets', () => {
  const heavy: FixtureOptions = { text: incompressible(200_000) };

  it('refuses a release that is too heavy', async () => {
    const site = await emptySite();
    await expect(site.publish('mfe-games', '1.0.0', heavy)).rejects.toThrow(
      /^mfe-games 1\.0\.0 is too heavy: its \w+.* takes \d+\.\d kB compressed, and may take \d+\.\d$/,
    );
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('holds a section against the budget that it states', async () => {
    const site = await emptySite();
    const budget = { start: 1, screen: 2, widget: 0, requests: 3, chain: 1 };
    const text = incompressible(4000);
    await expect(site.publish('mfe-games', '1.0.0', { budget, text })).rejects.toThrow(
      /^mfe-games 1\.0\.0 is too heavy: its screen main takes \d\.\d kB compressed, and may take 2\.0$/,
    );
    // Releases from before budgets were stated have the ceiling of all sections.
    await expect(site.publish('mfe-games', '1.0.0', { text })).resolves.toMatchObject({ isNew: true });
  });

  it('refuses a budget above the ceiling of sections', async () => {
    const site = await emptySite();
    const budget = { start: 1, screen: 200, widget: 0, requests: 3, chain: 1 };
    await expect(site.publish('mfe-games', '1.0.0', { ...heavy, budget })).rejects.toThrow(
      /^mfe-games 1\.0\.0 allows itself too much: its budget has screen 200, and no section may have more than \d+(\.\d)?$/,
    );
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('does not hold a development build against them', async () => {
    const site = await emptySite();
    await expect(site.publish('mfe-games', '1.0.0-dev.1', heavy)).resolves.toMatchObject({ isNew: true });
  });
});
