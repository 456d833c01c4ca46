import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import { requirePackage } from '../edits/edits';
import type { Report } from '../text/report';
import { messageOf, UserError, WrongUsage } from '../text/user-error';

type Preset = Pick<typeof import('build-preset/build-package'), 'buildPackage'>;

/** The sources of one package. */
export interface PackageSource {
  readonly name: PackageName;
  readonly folder: string;
}

/** The package whose folder this is; null where it is none of the site's. */
function packageIn(folder: string): PackageName | null {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: unknown };
  return isPackageName(name) ? name : null;
}

/**
 * The package that a command is about: the named one of the repository, else the one in whose folder it runs, as in the
 * repository of a single section.
 */
export function sourceOf(repository: string, text: string | undefined, here = process.cwd()): PackageSource {
  const own = packageIn(here);
  if (text === undefined && own === null)
    throw new WrongUsage('Name a package, or run the command in the folder of a section');
  const name = text === undefined && own !== null ? own : requirePackage(text);
  if (name === own) return { name, folder: here };
  return { name, folder: join(repository, name) };
}

/** The file of the preset that builds a folder: its own, else the one that this command has. */
export function presetOf(folder: string): string {
  for (const from of [join(folder, 'package.json'), import.meta.filename]) {
    try {
      return createRequire(from).resolve('build-preset/build-package');
    } catch {
      // A folder outside of any repository has no preset of its own: this command's does.
    }
  }
  throw new UserError(`${folder} has no build-preset: install it there`);
}

/**
 * Builds one package and nothing else by the preset that it has installed, and tells where it is. In this process, as a
 * second one would need a good part of the build's time to start; the bundler is loaded by who builds only. `so` ends the
 * refusal.
 */
export async function buildSource({ name, folder }: PackageSource, report: Report, so: string): Promise<string> {
  report(`Building ${name} …`);
  const preset = presetOf(folder);
  try {
    const { buildPackage } = (await import(pathToFileURL(preset).href)) as Preset;
    return (await buildPackage(folder)).output;
  } catch (error) {
    report(messageOf(error));
    throw new UserError(`${name} does not build${so}`);
  }
}
