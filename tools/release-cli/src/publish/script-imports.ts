import { init, parse } from 'es-module-lexer';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { allScriptNames } from 'shared-contracts/release/needed-files';
import { loadableFiles } from '../render/included-releases';

/** Opens other packages' addresses; it asks the page's hashes before it does. */
const OPENER = 'host-shell';

/** Whether a release may import addresses that only run time names; a runtime of its own is admitted by settings. */
function opensAddresses({ name, described }: ReleaseDescriptor): boolean {
  return name === OPENER || described?.ownRuntime === true;
}

/** A script that imports what is beside it. */
const BESIDE = /^\.\/([^/?#]+)$/;

/** What a script imports; null stands for what only run time names. Throws where it is no module. */
async function importsOf(text: string): Promise<readonly (string | null)[]> {
  await init;
  const [imports] = parse(text);
  // -2 is `import.meta`.
  return imports.filter(({ d }) => d !== -2).map(({ n }) => n ?? null);
}

async function faultsOf(
  name: string,
  text: string,
  release: ReleaseDescriptor,
  hashed: ReadonlySet<string>,
  isDeveloped: boolean,
): Promise<readonly string[]> {
  const title = `${name} of ${release.name} ${release.version}`;
  let imports: Awaited<ReturnType<typeof importsOf>>;
  try {
    imports = await importsOf(text);
  } catch {
    return [`${title} cannot be read as a module`];
  }
  return imports.flatMap((specifier) => {
    if (specifier === null)
      return isDeveloped || opensAddresses(release)
        ? []
        : [`${title} imports an address that is only known at run time`];
    const [, file] = BESIDE.exec(specifier) ?? [];
    return file !== undefined && hashed.has(file) ? [] : [`${title} imports ${specifier}, which has no hash in it`];
  });
}

/**
 * Scripts of a release that a page would have no hash of: named by its descriptor or imported by another script of it,
 * statically or later. Engines run such a script whatever its bytes are. One sentence each; empty when all have one.
 * `textOf` gives a file's text by its name. A build that is developed imports its updates, whose addresses only run time names.
 */
export async function unhashedScripts(
  release: ReleaseDescriptor,
  textOf: (name: string) => string,
  isDeveloped = false,
): Promise<readonly string[]> {
  // No page here loads the host of somebody else: its release says what it provides.
  if (release.name === OPENER && release.described !== undefined) return [];
  const scripts = release.files.map(({ name }) => name).filter((name) => name.endsWith('.mjs'));
  const hashed = new Set(loadableFiles(release, '.mjs').map(({ name }) => name));
  const named = allScriptNames(release)
    .filter((name) => !hashed.has(name))
    .map((name) => `${release.name} ${release.version} names the script ${name}, of which pages get no hash`);
  const imported = await Promise.all(scripts.map((name) => faultsOf(name, textOf(name), release, hashed, isDeveloped)));
  return [...named, ...new Set(imported.flat())];
}
