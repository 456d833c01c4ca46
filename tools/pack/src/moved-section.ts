import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import type { Packed } from './pack-all';
import { moveSection, programOf, runProgram } from './section-repository';

/** The section that moves out of the repository: it compiles in much of the kit, and has partners nowhere. */
const SECTION = 'mfe-promotions';

function copySources(section: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const isSource = (file: string): boolean => !['node_modules', 'dist'].includes(path.basename(file));
  cpSync(path.join(WORKSPACE, section), folder, { recursive: true, filter: isSource });
}

/** Files of a build by name; what says when it was made is beside them. */
function filesOf(folder: string): ReadonlyMap<string, Buffer> {
  const output = path.join(folder, 'dist');
  const files = readdirSync(output).filter((file) => file !== 'provenance.json');
  return new Map(files.map((file) => [file, readFileSync(path.join(output, file))]));
}

/** Names of the files that two builds do not both have with the same bytes. */
function differing(first: ReadonlyMap<string, Buffer>, second: ReadonlyMap<string, Buffer>): readonly string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return names.filter((name) => first.get(name)?.equals(second.get(name) ?? Buffer.of()) !== true);
}

/** Throws the names of the files that two built folders of a section do not both have with the same bytes. */
export function requireSameFiles(section: string, here: string, there: string): void {
  const different = differing(filesOf(here), filesOf(there));
  if (different.length > 0)
    throw new Error(`${section} has other bytes in a repository of its own: ${different.join(', ')}`);
}

/** Builds a copy of a section with what the workspace has, by its preset. */
export function buildHere(section: string, folder: string): void {
  copySources(section, folder);
  symlinkSync(path.join(WORKSPACE, section, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const words = [path.join(WORKSPACE, 'tools/build-preset/src/cli.ts'), folder];
  runProgram({ folder, file: programOf(WORKSPACE, 'tsx'), words });
}

/**
 * Moves a section into a repository of its own, which installs the tarballs: its types are right there, and its build is the
 * same files as here. Throws what is not so.
 */
export function tryMovedSection(packed: readonly Packed[], scratch: string): void {
  const here = path.join(scratch, 'here');
  buildHere(SECTION, here);
  const there = moveSection(packed, SECTION, path.join(scratch, 'teams', 'own'));
  runProgram({ folder: there, file: programOf(there, 'typescript') });
  runProgram({ folder: there, file: programOf(there, 'release-cli'), words: ['build'] });
  requireSameFiles(SECTION, here, there);
}
