import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { chooseBuilds } from './choose-builds';
import { admittedFor } from './publish-builds';
import { buildsAt } from './read-builds';

const NEEDED = { scripts: [], styles: [] };
const ENTRY = 'entry.1.mjs';

function descriptor(name: string, version: string): string {
  return JSON.stringify({
    schema: 1,
    name,
    version,
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00.000Z',
    contract: { version: '1.0.0', range: '^1.0.0' },
    events: {},
    provides: {},
    requires: {},
    entry: ENTRY,
    start: NEEDED,
    screens: {},
    widgets: { line: NEEDED },
    locales: { CN: NEEDED, EN: NEEDED, ID: NEEDED, TY: NEEDED },
    sharedChunks: {},
    contributions: { routes: [], slots: [{ slot: 'home.ticker', widget: 'line', order: 1 }], intents: [] },
    files: [{ name: ENTRY, bytes: 1, gzip: 1, integrity: `sha256-${'A'.repeat(43)}=` }],
  });
}

let scratch: string;
beforeEach(() => (scratch = mkdtempSync(path.join(os.tmpdir(), 'builds-'))));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Writes a build into a folder below `given`. */
function write(folder: string, name: string, version: string): string {
  const place = path.join(scratch, 'given', folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'release.json'), descriptor(name, version));
  return place;
}

const found = (place: string) =>
  buildsAt(place, path.join(scratch, 'unpacked')).map(({ release }) => `${release.name} ${release.version}`);

describe('builds at a place', () => {
  it('are those of its folders, of their dist, and of its tarballs', () => {
    write('mfe-a', 'mfe-a', '1.0.0');
    write('mfe-b/dist', 'mfe-b', '1.0.0');
    const packed = write('package', 'mfe-c', '2.0.0');
    const given = path.join(scratch, 'given');
    execFileSync('tar', ['-czf', path.join(given, 'mfe-c.tgz'), '-C', given, 'package']);
    rmSync(packed, { recursive: true });
    expect(found(given)).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0', 'mfe-c 2.0.0']);
    expect(found(path.join(given, 'mfe-b'))).toEqual(['mfe-b 1.0.0']);
    expect(found(path.join(given, 'mfe-c.tgz'))).toEqual(['mfe-c 2.0.0']);
  });

  it('are refused where there are none, or no descriptor of one', () => {
    const given = write('mfe-a', 'mfe-a', '1.0.0');
    expect(() => found(path.join(scratch, 'none'))).toThrow('none is not there: name a folder of builds');
    writeFileSync(path.join(given, 'release.json'), '{"name":"mfe-a"}');
    expect(() => found(given)).toThrow('release.json describes no build');
    writeFileSync(path.join(given, 'broken.tgz'), 'no tarball');
    expect(() => found(path.join(given, 'broken.tgz'))).toThrow('broken.tgz cannot be unpacked');
    mkdirSync(path.join(scratch, 'empty'));
    expect(() => found(path.join(scratch, 'empty'))).toThrow('empty has no builds');
  });
});

describe('the builds that are served', () => {
  const of = (name: PackageName, version: string) => ({ release: { name, version } });
  const own = [of('host-shell', '1.0.0'), of('mfe-games', '1.2.0')];
  const chosen = (given: ReturnType<typeof of>[], versions: readonly [string, string][] = []) =>
    chooseBuilds({ own, given, versions: new Map(versions) }).map(
      ({ release }) => `${release.name} ${release.version}`,
    );

  it('are the own ones, and those that are given in their place', () => {
    expect(chosen([])).toEqual(['host-shell 1.0.0', 'mfe-games 1.2.0']);
    expect(chosen([of('mfe-games', '1.0.0'), of('mfe-games', '1.1.0'), of('mfe-x', '1.0.0-dev')])).toEqual([
      'host-shell 1.0.0',
      'mfe-games 1.1.0',
      'mfe-x 1.0.0-dev',
    ]);
  });

  it('are of the versions that are wanted', () => {
    const given = [of('mfe-games', '1.1.0')];
    expect(chosen(given, [['mfe-games', '1.2.0']])).toContain('mfe-games 1.2.0');
    expect(() => chosen(given, [['mfe-games', '3.0.0']])).toThrow('There is no mfe-games 3.0.0, but 1.1.0, 1.2.0');
    expect(() => chosen(given, [['mfe-y', '1.0.0']])).toThrow('There is no build of mfe-y');
  });

  it('are admitted with the slots that they fill', () => {
    const build = buildsAt(write('mfe-x', 'mfe-x', '1.0.0'), scratch);
    expect(admittedFor(build)).toMatchObject({ 'mfe-x': { slots: ['home.ticker'] }, 'mfe-agent': { slots: [] } });
  });
});
