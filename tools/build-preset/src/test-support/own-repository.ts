import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_SCOPE, SOURCE_CONDITION, WORKSPACE } from '../workspace/package-info';
import { scratchFolder } from './scratch-repository';

/** The packages of the site whose sources sections compile in. */
const COMPILED_IN = ['shared-contracts', 'shared-kit'];

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | null>>;
}

function namesIn(modules: string): readonly string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : name,
    );
}

/** Links what a folder of the workspace has installed, except for these names. */
function linkInstalled(from: string, to: string, except: readonly string[]): void {
  const [source, target] = [from, to].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  for (const name of namesIn(source).filter((entry) => !except.includes(entry))) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    symlinkSync(realpathSync(path.join(source, name)), path.join(target, name), 'junction');
  }
}

/** Installs a package of the site as its tarball does: files of its own, under the name that it is published by. */
function installOwn(name: string, section: string): void {
  const [source, target] = [path.join(WORKSPACE, name), path.join(section, 'node_modules', name)];
  cpSync(path.join(source, 'src'), path.join(target, 'src'), { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  const published = {
    ...manifest,
    name: `${OWN_SCOPE}${name}`,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([key, file]) => [key, file && { [SOURCE_CONDITION]: file, default: file }]),
    ),
  };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(published));
  linkInstalled(source, target, COMPILED_IN);
}

/**
 * A section in a repository of its own outside the workspace: contract and kit are installed as real files, and so are these
 * libraries; the rest is linked.
 */
export function ownRepository(name: string, libraries: readonly string[]): string {
  const folder = path.join(scratchFolder(), 'teams', 'own', name);
  const source = path.join(WORKSPACE, name);
  const isSource = (file: string): boolean => !['node_modules', 'dist'].includes(path.basename(file));
  cpSync(source, folder, { recursive: true, filter: isSource });
  writeFileSync(path.join(folder, 'package-lock.json'), '{}\n');
  linkInstalled(source, folder, [...COMPILED_IN, ...libraries]);
  for (const own of COMPILED_IN) installOwn(own, folder);
  for (const library of libraries)
    cpSync(path.join(source, 'node_modules', library), path.join(folder, 'node_modules', library), {
      recursive: true,
      dereference: true,
    });
  return folder;
}
