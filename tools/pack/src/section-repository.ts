import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { writeRepository } from 'create-section/write-repository';
import { installTarballs } from './install-tarballs';
import type { Packed } from './pack-all';

/** The program of a package that a folder has installed. */
export function programOf(folder: string, name: string): string {
  const home = path.join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  return path.join(home, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}

/** A program that is run in a folder, by the machine's Node. */
export interface Running {
  /** The folder it runs in, and its home. */
  readonly folder: string;
  readonly file: string;
  readonly words?: readonly string[];
  /** Variables besides `PATH`, `HOME` and `CI`. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a program with nothing of this machine's settings and gives what it says; throws all of that where it fails. */
export function runProgram({ folder, file, words = [], variables = {} }: Running): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, CI: 'true', ...variables },
  });
  if (status !== 0) throw new Error(`${path.basename(file)} ${words.join(' ')}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/**
 * Makes the repository of a new section in an empty folder, as its team does: `mfe new section` of the packed packages, then
 * an install of those. Returns its folder.
 */
export function makeSection(packed: readonly Packed[], name: string, scratch: string): string {
  const tools = path.join(scratch, 'tools');
  installTarballs(packed, tools);
  const section = path.join(scratch, `mfe-${name}`);
  const words = ['new', 'section', name, '--into', section];
  runProgram({ folder: scratch, file: programOf(tools, 'release-cli'), words });
  installTarballs(packed, section);
  return section;
}

/**
 * Moves a section of this workspace into a repository of its own in an empty folder, as `mfe new repository` does, and installs
 * the packed packages there. Returns its folder.
 */
export function moveSection(packed: readonly Packed[], section: string, scratch: string): string {
  const { folder } = writeRepository({ folder: WORKSPACE, section, into: path.join(scratch, section) });
  writeFileSync(path.join(folder, 'package-lock.json'), '{}\n');
  installTarballs(packed, folder);
  return folder;
}
