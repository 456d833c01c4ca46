import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { presetOf } from '../publish/package-source';

/** A module of the preset that a section has installed, by its name there; loaded by who develops only. */
export async function presetModule<Module>(folder: string, name: string): Promise<Module> {
  const file = createRequire(presetOf(folder)).resolve(`build-preset/${name}`);
  return (await import(pathToFileURL(file).href)) as Module;
}
