import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { installTarballs } from './install-tarballs';
import type { Packed } from './pack-all';
import { programOf, runProgram } from './section-repository';

/** The section that moves out of the repository: it compiles in much of the kit, and has partners nowhere. */
const SECTION = 'mfe-promotions';

function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const isSource = (file: string): boolean => !['node_modules', 'dist'].includes(path.basename(file));
  cpSync(path.join(WORKSPACE, SECTION), folder, { recursive: true, filter: isSource });
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

/**
 * Builds a section twice, each time from a copy: with the packages of the workspace and its preset, and in a repository of its
 * own with the tarballs. Throws the names of files that differ.
 */
export function assertSameBytes(packed: readonly Packed[], scratch: string): void {
  const here = path.join(scratch, 'here');
  copySources(here);
  symlinkSync(path.join(WORKSPACE, SECTION, 'node_modules'), path.join(here, 'node_modules'), 'junction');
  const words = [path.join(WORKSPACE, 'tools/build-preset/src/cli.ts'), here];
  runProgram({ folder: here, file: programOf(WORKSPACE, 'tsx'), words });
  const there = path.join(scratch, 'teams', 'own', SECTION);
  copySources(there);
  writeFileSync(path.join(there, 'package-lock.json'), '{}\n');
  installTarballs(packed, there);
  runProgram({ folder: there, file: programOf(there, 'release-cli'), words: ['build'] });
  const different = differing(filesOf(here), filesOf(there));
  if (different.length > 0)
    throw new Error(`${SECTION} has other bytes in a repository of its own: ${different.join(', ')}`);
}
