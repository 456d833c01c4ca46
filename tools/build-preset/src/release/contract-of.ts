import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of the package's own contract copy: the descriptor says what the package was built with. */
export async function contractModule<Shape>(folder: string, subpath: string): Promise<Shape> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(`shared-contracts/${subpath}`);
  return (await import(pathToFileURL(file).href)) as Shape;
}

/** The contract that the package was built with, and the versions of it that the package runs on. */
export async function contractFacts(folder: string): Promise<{ readonly version: string; readonly range: string }> {
  const version = await contractModule<{ CONTRACT_VERSION: string; CONTRACT_RANGE: string }>(folder, 'version');
  return { version: version.CONTRACT_VERSION, range: version.CONTRACT_RANGE };
}

interface Capabilities {
  readonly stateCapabilities: (capabilities: object) => object;
}

/** Capabilities of a section as its descriptor states them. */
export async function statedCapabilities(folder: string, capabilities: object): Promise<object> {
  const { stateCapabilities } = await contractModule<Capabilities>(folder, 'release/state-capabilities');
  return stateCapabilities(capabilities);
}

interface Budgets {
  readonly brokenBudget: (
    release: object,
    files: ReadonlyMap<string, { readonly gzip: number; readonly text: string }>,
  ) => string | null;
}

/**
 * Throws where a package, whose files are in `output`, takes more than the contract allows it, so that whoever adds to it
 * hears of it first.
 */
export async function assertWithinBudget(
  folder: string,
  release: { readonly files: readonly { readonly name: string; readonly gzip: number }[] },
  output: string,
): Promise<void> {
  const { brokenBudget } = await contractModule<Budgets>(folder, 'release/budgets');
  const textOf = (name: string): string => (name.endsWith('.mjs') ? readFileSync(path.join(output, name), 'utf8') : '');
  const files = new Map(release.files.map(({ name, gzip }) => [name, { gzip, text: textOf(name) }]));
  const broken = brokenBudget(release, files);
  if (broken !== null) throw new Error(broken);
}
