import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, VARIANTS } from './places';
import type { Site } from './site';

/** A change of one file of a section. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Copies a section as another version, with changes, and returns the copy's folder. A copy beside the original gives the
 * bytes that a release of it would.
 */
export function copyVariant(
  section: string,
  version: string,
  edits: readonly Edit[],
  folder = path.join(VARIANTS, `${section}-${version}`),
): string {
  const source = path.join(ROOT, section);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(source, folder, { recursive: true, filter: (file) => !/node_modules|dist/.test(path.relative(source, file)) });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, version }));
  for (const { file, from, to } of edits) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${section}/${file} has no "${from}"`);
    writeFileSync(target, text.replace(from, to));
  }
  return folder;
}

/** Builds a copy of a section as another version, with changes; nothing else is built. Returns its output. */
export function buildVariant(section: string, version: string, edits: readonly Edit[]): string {
  const folder = copyVariant(section, version, edits);
  build([folder]);
  return path.join(folder, 'dist');
}

/** Builds packages, each into its own folder, as `pnpm build` does; throws with the builder's words. */
export function build(packages: readonly string[]): void {
  const builder = path.join(ROOT, 'tools/build-preset/src/cli.ts');
  execFileSync(process.execPath, ['--import', 'tsx', builder, ...packages], { cwd: ROOT, stdio: 'pipe' });
}

/** Runs the release command on a running site's store, as an operator does; throws with its words when it refuses. */
export function mfe(site: Pick<Site, 'home'>, ...words: string[]): string {
  const cli = path.join(ROOT, 'tools/release-cli/src/cli.ts');
  const result = spawnSync(process.execPath, ['--import', 'tsx', cli, ...words, '--home', site.home], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, MFE_AUTHOR: 'end to end', NO_COLOR: '1' },
  });
  if (result.status !== 0) throw new Error(`mfe ${words.join(' ')}: ${result.stderr}${result.stdout}`);
  return result.stdout;
}

/** What a spec has brought that the map did not have before. */
interface Brought {
  readonly paths?: readonly string[];
  readonly packages?: readonly string[];
}

/** Puts a site's map back to what it was when this was called, without what was new: files of specs share one site. */
export function restoreLater(site: Pick<Site, 'home'>, { paths = [], packages = [] }: Brought = {}): () => void {
  const { revision } = JSON.parse(mfe(site, 'list', '--json')) as { revision: number };
  return () => {
    const now = JSON.parse(mfe(site, 'list', '--json')) as { revision: number };
    const gaps = paths.flatMap((path) => ['--allow-gap', path]);
    const empty = packages.flatMap((name) => ['--allow-empty', name]);
    if (now.revision !== revision) mfe(site, 'rollback', '--to', String(revision), ...gaps, ...empty);
  };
}
