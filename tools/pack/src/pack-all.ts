import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedVersion, WORKSPACE } from 'build-preset/package-info';
import { SCOPE } from 'create-section/published-names';
import { compilePackage, isTest } from './compile-package';
import { writeSite } from './pack-site';
import { publishedManifest, type WorkspaceManifest } from './published-manifest';
import { sectionLint, type LintConfig } from './section-lint';
import { PUBLISHED, type PublishedPackage } from './published-packages';

/** One tarball. */
export interface Packed {
  /** With its scope. */
  readonly name: string;
  readonly version: string;
  /** Where the tarball is. */
  readonly file: string;
}

interface RootManifest {
  readonly browserslist: readonly string[];
  readonly engines: { readonly node: string };
}

function readManifest<Manifest>(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Whether a file of the sources is shipped as it is beside what was compiled: styles, scripts for child processes. */
function isAsset(file: string): boolean {
  return !/\.tsx?$/.test(file);
}

function copySources(source: PublishedPackage, folder: string, stage: string): void {
  const from = path.join(folder, 'src');
  const internal = source.internal.map((part) => path.join(from, part));
  const isShipped = (file: string): boolean => !internal.includes(file) && !isTest(file);
  cpSync(from, path.join(stage, 'dist'), {
    recursive: true,
    filter: (file) => isShipped(file) && (isAsset(file) || !path.extname(file)),
  });
  if (source.hasSources) cpSync(from, path.join(stage, 'src'), { recursive: true, filter: isShipped });
}

function copyDocuments(source: PublishedPackage, folder: string, stage: string): void {
  for (const file of ['README.md', 'CHANGELOG.md', ...source.further])
    if (existsSync(path.join(folder, file)))
      cpSync(path.join(folder, file), path.join(stage, file), { recursive: true });
  cpSync(path.join(WORKSPACE, 'LICENSE'), path.join(stage, 'LICENSE'));
}

/** The settings of this repository that a section elsewhere is checked with: they come with the build preset. */
function writeSettings(stage: string): void {
  cpSync(path.join(WORKSPACE, 'tsconfig.base.json'), path.join(stage, 'tsconfig.json'));
  const lint = JSON.parse(readFileSync(path.join(WORKSPACE, '.oxlintrc.json'), 'utf8')) as LintConfig;
  writeFileSync(path.join(stage, 'oxlint.json'), `${JSON.stringify(sectionLint(lint), null, 2)}\n`);
}

/** Makes the tarball of a finished stage; npm gives every file in it the same time, so the same files are the same bytes. */
function pack(stage: string, out: string): string {
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ filename } = { filename: '' }] = JSON.parse(answer) as { filename: string }[];
  return path.join(out, filename.replace('@', '').replace('/', '-'));
}

function folderOf(name: string): string {
  const found = PUBLISHED.find((source) => source.name === name);
  if (found === undefined) throw new Error(`${name} is not published`);
  return found.folder;
}

/** Compiles every published package and writes its tarball into a folder. */
export async function packAll(out: string, say: (line: string) => void): Promise<readonly Packed[]> {
  const { browserslist, engines } = readManifest<RootManifest>(WORKSPACE);
  const stages = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'pack-')));
  const compiled = new Map<string, { readonly stage: string; readonly manifest: WorkspaceManifest }>();
  const packed: Packed[] = [];
  mkdirSync(out, { recursive: true });
  try {
    for (const source of PUBLISHED) {
      const folder = path.join(WORKSPACE, source.folder);
      const stage = path.join(stages, source.name);
      const manifest = readManifest<WorkspaceManifest>(folder);
      await compilePackage({ source, manifest, folder, stage, compiled });
      copySources(source, folder, stage);
      copyDocuments(source, folder, stage);
      if (source.name === 'build-preset') writeSettings(stage);
      if (source.name === 'emulator') await writeSite(stage);
      const published = publishedManifest(source, manifest, {
        installed: (name) => installedVersion(name, folder),
        published: (name) => readManifest<WorkspaceManifest>(path.join(WORKSPACE, folderOf(name))).version,
        node: engines.node,
        browserslist,
      });
      writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
      const file = pack(stage, out);
      compiled.set(source.name, { stage, manifest });
      packed.push({ name: `${SCOPE}/${source.name}`, version: manifest.version, file });
      say(`${SCOPE}/${source.name} ${manifest.version}: ${path.basename(file)}`);
    }
    return packed;
  } finally {
    rmSync(stages, { recursive: true, force: true });
  }
}
