import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/package-info';

/** What tests read of a descriptor. */
export interface Described {
  readonly entry: string;
  readonly screens: Record<string, { scripts: string[] }>;
  readonly widgets: Record<string, { scripts: string[] }>;
  readonly locales: Record<string, { scripts: string[] }>;
  readonly files: { name: string; integrity: string }[];
  readonly requires: Record<string, string>;
  readonly usedExports: Record<string, string[]>;
  readonly budget: Record<string, number>;
  readonly server?: { readonly file: string; readonly integrity: string };
}

/** Runs `pnpm build` in a process of its own, as a release does. */
export function runBuild(
  folder: string,
  ...words: readonly string[]
): { readonly status: number | null; readonly stderr: string } {
  const cli = path.join(WORKSPACE, 'tools/build-preset/src/cli.ts');
  const node = ['--import', 'tsx', cli, folder, ...words];
  return spawnSync(process.execPath, node, { cwd: WORKSPACE, encoding: 'utf8' });
}

/** Builds a package; throws with the builder's words. */
export function build(folder: string, ...words: readonly string[]): Described {
  const result = runBuild(folder, ...words);
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Described;
}

/** Every file of a build, by name; what says when it was made is beside them. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const output = path.join(folder, 'dist');
  const files = readdirSync(output).filter((file) => file !== 'provenance.json');
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(output, file), 'utf8')]));
}

/** Opens a screen of a built section with a kit of a made-up version; says what became of it. */
const OPENING = `
const [output, entry, requires, version, screen] = process.argv.slice(1);
const anything = new Proxy(function () {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});
const provided = (key, range) => (key.startsWith('shared-kit/') ? version : range.slice(1));
const scope = Object.entries(JSON.parse(requires)).map(([key, range]) => {
  return [key, { [provided(key, range)]: { from: 'host-shell', eager: true, get: () => () => anything } }];
});
try {
  const container = await import(output + '/' + entry);
  await container.init(Object.fromEntries(scope));
  const { remote } = (await container.get('./remote'))();
  const drawn = await remote.screens[screen]();
  process.stdout.write(typeof drawn === 'function' ? 'drawn' : 'no component');
} catch (error) {
  process.stdout.write(error.message);
}`;

/** What becomes of a screen of a built section on a host whose kit has that version: `drawn`, or why not. */
export function opened(
  folder: string,
  { entry, requires }: Described,
  { version, screen }: { readonly version: string; readonly screen: string },
): string {
  const words = [path.join(folder, 'dist'), entry, JSON.stringify(requires), version, screen];
  return spawnSync(process.execPath, ['--input-type=module', '-e', OPENING, ...words], { encoding: 'utf8' }).stdout;
}

/** A copy of a section beside the original, so that it finds its neighbours; or that many folders deeper. */
export function copyOf(name: string, ...deeper: string[]): string {
  const folder = path.join(mkdtempSync(path.join(WORKSPACE, '.tmp-build-')), ...deeper);
  cpSync(path.join(WORKSPACE, name), folder, {
    recursive: true,
    filter: (file) => !/node_modules|dist/.test(path.relative(WORKSPACE, file)),
  });
  symlinkSync(path.join(WORKSPACE, name, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
