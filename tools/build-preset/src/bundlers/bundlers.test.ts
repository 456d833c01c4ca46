import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { COMPILE_HINT } from '../plugins/compile-hint-plugin';
import { build, copyOf, filesOf, opened, runBuild, type Described } from '../test-support/built-section';
import { WORKSPACE } from '../workspace/package-info';
import { BUNDLERS, type BundlerName } from './bundler';

const SECTION = 'mfe-promotions';
const SCREENS = ['activity', 'activity-detail', 'apply-reward', 'invite-friends', 'reward-center'];
/** The section states 4.4 kB; its container by Rspack takes more than webpack's. */
const START_KB = { webpack: 4.4, rspack: 6, vite: 4.4 };

interface Built {
  readonly folder: string;
  readonly release: Described;
  readonly files: ReadonlyMap<string, string>;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A copy of the section whose own configuration names its bundler. */
function copyWith(bundler: BundlerName): string {
  const folder = copyOf(SECTION);
  folders.push(folder);
  const file = path.join(folder, 'webpack.config.ts');
  const text = readFileSync(file, 'utf8').replace(
    'import.meta.dirname)',
    `import.meta.dirname, { bundler: '${bundler}' })`,
  );
  writeFileSync(file, text);
  // Settings of types are no settings of a build.
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "extends": "../nowhere/tsconfig.json" }');
  return folder;
}

const builds = new Map<BundlerName, Built>();

beforeAll(() => {
  for (const name of BUNDLERS) {
    const folder = copyWith(name);
    builds.set(name, { folder, release: build(folder), files: filesOf(folder) });
  }
});

function builtBy(name: BundlerName): Built {
  const built = builds.get(name);
  if (built === undefined) throw new Error(`${name} has built nothing`);
  return built;
}

/** Classes of all styles of a build, sorted. */
function classesOf({ files }: Built): readonly string[] {
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
  const found = styles.flatMap((style) => [...style.matchAll(/\.([A-Za-z_][\w-]{5})(?=[\s{,:.>])/g)]);
  return [...new Set(found.map(([, name = '']) => name))].sort();
}

describe.each(BUNDLERS)('a section built by %s', (name) => {
  it.each(SCREENS)('opens %s on its host', (screen) => {
    const { folder, release } = builtBy(name);
    expect(opened(folder, release, { version: '1.0.7', screen })).toBe('drawn');
  });

  it('refuses a kit that is too new, by name', () => {
    const { folder, release } = builtBy(name);
    const said = opened(folder, release, { version: '2.0.0', screen: 'activity' });
    expect(said).toMatch(/^Unsatisfied version 2\.0\.0 .*shared-kit\/\w+ \(required \^1\.0\.0\)$/);
  });

  it('describes the same parts and shared modules as by webpack, and no export of theirs is left out', () => {
    const { release } = builtBy(name);
    const { release: first } = builtBy('webpack');
    for (const part of ['screens', 'widgets', 'locales'] as const)
      expect([part, Object.keys(release[part])]).toEqual([part, Object.keys(first[part])]);
    expect(Object.keys(release.screens).sort()).toEqual(SCREENS);
    expect(release.requires).toEqual(first.requires);
    expect(Object.keys(release.usedExports)).toEqual(Object.keys(first.usedExports));
    for (const [key, names] of Object.entries(first.usedExports))
      expect([key, release.usedExports[key]]).toEqual([key, expect.arrayContaining(names)]);
  });

  it('lists every file with its hash', () => {
    const { release, files } = builtBy(name);
    const written = [...files.keys()].filter((file) => file !== 'release.json' && !file.endsWith('.map'));
    expect(release.files.map((file) => file.name)).toEqual(written);
    for (const { name: file, integrity } of release.files) {
      const hash = createHash('sha256')
        .update(files.get(file) ?? '')
        .digest('base64');
      expect([file, integrity]).toEqual([file, `sha256-${hash}`]);
    }
  });

  it('is named by the statement of what the section was built from', () => {
    const text = readFileSync(path.join(builtBy(name).folder, 'dist/provenance.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      predicate: { buildDefinition: { externalParameters: { package: SECTION, bundler: name } } },
    });
  });

  it('has the classes that webpack gives, and the same ones on a server', () => {
    const built = builtBy(name);
    const classes = classesOf(built);
    expect(classes.length).toBeGreaterThan(20);
    expect(classes).toEqual(classesOf(builtBy('webpack')));
    const { server } = built.release;
    const text = built.files.get(server?.file ?? '') ?? '';
    expect(text).toMatch(/^export \{ (?:\w+ as )?remote \};$/m);
    const quoted = new Set([...text.matchAll(/["`]([A-Za-z_][\w-]{5})["`]/g)].map(([, word]) => word));
    expect(classes.filter((word) => !quoted.has(word))).toEqual([]);
  });

  it('brings no module of its host', () => {
    const { files } = builtBy(name);
    const text = [...files].filter(([file]) => file.endsWith('.mjs')).map(([, script]) => script);
    for (const words of ['Minified React error', 'No QueryClient set', 'useNavigate() may be used only', 'NO_I18NEXT'])
      expect(text.join('')).not.toContain(words);
  });

  it('imports files of its own by their names alone, as publishing demands', () => {
    const { files } = builtBy(name);
    for (const [file, text] of [...files].filter(([script]) => script.endsWith('.mjs')))
      full(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
        if (node.type !== 'ImportExpression') return;
        const { source } = node as unknown as { readonly source: { readonly value?: unknown } };
        expect([file, files.has(String(source.value).slice('./'.length))]).toEqual([file, true]);
      });
  });

  it('has scripts with the hint, whose private maps lead to the sources by packages', () => {
    const { files } = builtBy(name);
    const scripts = [...files].filter(([file]) => /^(?!locale-).+\.mjs$/.test(file));
    for (const [file, text] of scripts) {
      expect([file, text.startsWith(COMPILE_HINT), text.includes('sourceMappingURL')]).toEqual([file, true, false]);
      const map = files.get(`${file}.map`) ?? '';
      expect([file, map.includes(WORKSPACE)]).toEqual([file, false]);
    }
    const maps = [...files].filter(([file]) => file.endsWith('.map')).map(([, text]) => text);
    expect(maps.join('')).toContain('packages/mfe-promotions/src/screens/activity/activity-screen.tsx');
  });

  it('may take what the section states, and what its container takes more', () => {
    expect(builtBy(name).release.budget['start']).toBe(START_KB[name]);
  });
});

it('refuses a host by another bundler', () => {
  const { status, stderr } = runBuild(path.join(WORKSPACE, 'host-shell'), '--bundler', 'rspack');
  expect([status, stderr]).toEqual([1, expect.stringContaining('a host is built by webpack')]);
});

it.each([
  [['--bundler', 'parcel'], '--bundler is webpack or rspack or vite, not "parcel"'],
  [['--bundler', 'rspack', '--mode', 'development'], 'rspack builds for production alone'],
])('refuses %j', (words, sentence) => {
  const { status, stderr } = runBuild(builtBy('webpack').folder, ...words);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
