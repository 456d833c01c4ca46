import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { COMPILE_HINT } from './plugins/compile-hint-plugin';
import { build, copyOf, filesOf, opened, runBuild, type Described } from './test-support/built-section';
import { ownRepository } from './test-support/own-repository';
import { WORKSPACE } from './workspace/package-info';

/** A text that stands in one line of one screen. */
const WORDS = 'rain.another';
const SOURCE = 'src/screens/red-rain/envelope-results.tsx';

describe('a build', () => {
  const folders: string[] = [];
  let first: Described;
  let second: Described;
  beforeAll(() => {
    folders.push(copyOf('mfe-agent'), ownRepository('mfe-agent', ['uplot']));
    [first, second] = folders.map((folder) => build(folder)) as [Described, Described];
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('gives the same bytes beside its neighbours and in a repository that has them installed', () => {
    const [here = new Map<string, string>(), there] = folders.map(filesOf);
    expect([...(there?.keys() ?? [])]).toEqual([...here.keys()]);
    for (const [file, text] of here) expect([file, there?.get(file)]).toEqual([file, text]);
    expect(second.files).toEqual(first.files);
  });

  it('describes what it wrote, and only that', () => {
    const [folder = ''] = folders;
    const beside = ['release.json', 'provenance.json'];
    const written = readdirSync(path.join(folder, 'dist')).filter(
      (file) => !beside.includes(file) && !file.endsWith('.map'),
    );
    expect(first.files.map((file) => file.name)).toEqual(written.sort());
  });

  it('has a private map beside every script but texts, which leads to the sources by packages', () => {
    const output = path.join(folders[0] ?? '', 'dist');
    const read = (file: string): string => readFileSync(path.join(output, file), 'utf8');
    const scripts = first.files.map(({ name }) => name).filter((name) => /^(?!locale-).+\.mjs$/.test(name));
    for (const script of scripts) {
      expect(read(script)).not.toMatch(/sourceMappingURL|debugId/);
      const { sources, file } = JSON.parse(read(`${script}.map`)) as { sources: string[]; file: string };
      expect([
        script,
        sources.filter((source) => !/^(?:packages|webpack|container|provide|external|consume)/.test(source)),
      ]).toEqual([script, []]);
      expect(file).toBe(script);
    }
    expect(scripts.map((script) => read(`${script}.map`)).join('')).not.toContain(WORKSPACE);
  });

  it('leads from a text of a screen to the line that has it', () => {
    const output = path.join(folders[0] ?? '', 'dist');
    const source = readFileSync(path.join(WORKSPACE, 'mfe-agent', SOURCE), 'utf8');
    const found = first.files
      .map(({ name }) => name)
      .filter((name) => /^(?!locale-).+\.mjs$/.test(name))
      .flatMap((script) => {
        const lines = readFileSync(path.join(output, script), 'utf8').split('\n');
        const map = new TraceMap(readFileSync(path.join(output, `${script}.map`), 'utf8'));
        return lines.flatMap((line, row) => {
          const column = line.indexOf(WORDS);
          return column < 0 ? [] : [originalPositionFor(map, { line: row + 1, column })];
        });
      });
    const place = found.find(({ source: file }) => file === `packages/mfe-agent/${SOURCE}`);
    expect(source.split('\n')[(place?.line ?? 0) - 1]).toContain(WORDS);
  });

  it('states what it takes of shared modules by name', () => {
    expect(first.usedExports['shared-kit/remote']).toContain('useRemoteContext');
    expect(first.usedExports['shared-kit/data']).not.toEqual([]);
  });

  it('finds packages by links that lie in a folder which is a link itself', () => {
    const folder = copyOf('mfe-messaging', 'deeper', 'copy');
    folders.push(path.dirname(path.dirname(folder)));
    expect(runBuild(folder)).toMatchObject({ status: 0 });
  });

  it('stops at 20 kB too many', () => {
    const folder = copyOf('mfe-agent');
    folders.push(folder);
    const weight = randomBytes(20 * 1024).toString('base64');
    writeFileSync(path.join(folder, 'src/weight.ts'), `export const weight = '${weight}';\n`);
    const remote = path.join(folder, 'src/remote.ts');
    const sources = readFileSync(remote, 'utf8');
    const heavy = "import { weight } from './weight';\nObject.assign(globalThis, { weight });\n";
    writeFileSync(remote, `${heavy}${sources}`);
    const { status, stderr } = runBuild(folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/mfe-agent .* is too heavy: its start takes \d+\.\d kB compressed, and may take \d\.\d/);
  });

  it('states the budget of the section', () => {
    expect(Object.keys(first.budget)).toEqual(['start', 'screen', 'widget', 'requests', 'chain']);
  });

  it.each([
    ['Icon', '../../shared-kit/src/ui/icon/icon', /shared-kit\/src\/ui\/icon\/icon\.tsx/],
    ['email', '../../shared-kit/node_modules/valibot', /node_modules\/valibot\/\S+/],
  ])('stops at a second copy of what the host provides: %s', (name, source, file) => {
    const folder = copyOf('mfe-agent');
    folders.push(folder);
    const remote = path.join(folder, 'src/remote.ts');
    const copy = `import { ${name} } from '${source}';\nObject.assign(globalThis, { ${name} });\n`;
    writeFileSync(remote, `${copy}${readFileSync(remote, 'utf8')}`);
    const { status, stderr } = runBuild(folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`${file.source} is the host's: .*remote\\.ts has to take it by the name`));
  });

  it.each(['1.0.0', '1.0.7', '1.4.2'])('takes a kit of version %s for ^1.0.0', (version) => {
    expect(opened(folders[0] ?? '', first, { version, screen: 'agent-home' })).toBe('drawn');
  });

  // So the host provides the release that a prerelease of it leads to.
  it.each(['0.9.9', '2.0.0', '1.2.0-beta.1'])('refuses a kit of version %s, by name', (version) => {
    const said = opened(folders[0] ?? '', first, { version, screen: 'agent-home' });
    expect(said).toMatch(/^Unsatisfied version \S+ .*shared-kit\/\w+ \(required \^1\.0\.0\)$/);
    expect(said).toContain(version);
  });

  it('names the entry, the screens and the texts by content', () => {
    expect(first.entry).toMatch(/^entry\.[0-9a-f]{12}\.mjs$/);
    expect(first.screens['agent-home']?.scripts.length).toBeGreaterThan(0);
    expect(Object.keys(first.locales).sort()).toEqual(['CN', 'EN', 'ID', 'TY']);
  });

  it('has one module for servers, in the classes of its styles, with every shared module left to the host', () => {
    const [folder = ''] = folders;
    const textOf = (name: string): string => readFileSync(path.join(folder, 'dist', name), 'utf8');
    const { file = '', integrity } = first.server ?? {};
    expect(file).toMatch(/^server\.[0-9a-f]{12}\.esm$/);
    expect(first.files).toContainEqual(expect.objectContaining({ name: file, integrity }));
    const text = textOf(file);
    const imported = [...text.matchAll(/^import .* from "(.+)";$/gm)].map(([, name = '']) => name);
    expect(imported).toContain('react');
    expect(imported.filter((name) => first.requires[name] === undefined)).toEqual([]);
    expect(text).toMatch(/^export \{ remote \};$/m);
    // The bundler leaves each in a comment.
    expect(text.replaceAll('/* import() ', '')).not.toContain('import(');
    const styles = first.files.filter(({ name }) => name.endsWith('.css')).map(({ name }) => textOf(name));
    const classes = styles.flatMap((style) => [...style.matchAll(/\.([A-Za-z_][\w-]{5})(?=[\s{,:.>])/g)]);
    expect(classes.length).toBeGreaterThan(0);
    const quoted = new Set([...text.matchAll(/["`]([A-Za-z_][\w-]{5})["`]/g)].map(([, name]) => name));
    // The chart's library names its own, in a browser alone.
    const own = classes.map(([, name = '']) => name).filter((name) => !name.startsWith('u-'));
    expect(own.filter((name) => !quoted.has(name))).toEqual([]);
  });

  it('has every script compiled while it comes in', () => {
    const [folder = ''] = folders;
    const scripts = first.files.filter((file) => file.name.endsWith('.mjs'));
    for (const { name } of scripts)
      expect(readFileSync(path.join(folder, 'dist', name), 'utf8').startsWith(COMPILE_HINT)).toBe(true);
  });

  it('asks the host for every shared module and brings none', () => {
    expect(first.requires['react']).toMatch(/^\^19/);
    const scripts = first.files.filter((file) => file.name.endsWith('.mjs'));
    const [folder = ''] = folders;
    const text = scripts.map((file) => readFileSync(path.join(folder, 'dist', file.name), 'utf8')).join('');
    // What the libraries behind shared modules say of themselves in their smallest form.
    for (const words of ['Minified React error', 'No QueryClient set', 'useNavigate() may be used only', 'NO_I18NEXT'])
      expect(text).not.toContain(words);
  });
});
