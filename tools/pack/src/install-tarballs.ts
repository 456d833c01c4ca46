import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SCOPE } from 'create-section/published-names';
import { WORKSPACE } from 'build-preset/package-info';
import type { Packed } from './pack-all';
import { PUBLISHED } from './published-packages';

function entriesOf(modules: string): readonly string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : name,
    );
}

/** Gives a folder the third-party packages that a folder of the workspace has, and none of the workspace's own. */
function linkLibraries(from: string, to: string): void {
  const [source, target] = [from, to].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  const ours = new Set(PUBLISHED.map(({ name }) => name));
  for (const name of entriesOf(source).filter((entry) => !ours.has(entry))) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    symlinkSync(path.join(source, name), path.join(target, name));
  }
}

/**
 * Installs the tarballs in a folder as a registry would, without one: each is unpacked, and what it depends on is what the
 * workspace has installed. The libraries of the folder itself are those of a package of the workspace: of what begins new
 * sections, unless another is named.
 */
export function installTarballs(
  packed: readonly Packed[],
  section: string,
  librariesOf = 'tools/create-section',
): void {
  linkLibraries(path.join(WORKSPACE, librariesOf), section);
  for (const { name, file } of packed) {
    const source = PUBLISHED.find((published) => `${SCOPE}/${published.name}` === name);
    if (source === undefined) throw new Error(`${name} is not published`);
    const folder = path.join(section, 'node_modules', source.name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components', '1']);
    linkLibraries(path.join(WORKSPACE, source.folder), folder);
  }
}
