import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow, hashOfFiles } from 'build-preset/build-inputs';
import { WORKSPACE } from 'build-preset/package-info';
import { isTest } from './compile-package';
import { packAll, type Packed } from './pack-all';
import { PUBLISHED } from './published-packages';
import { SITE_FOLDERS } from './pack-site';

const CACHE = path.join(WORKSPACE, 'node_modules/.cache/packages');
const LIST = 'packed.json';

/** What tarballs follow from besides the packages themselves. */
const SETTINGS = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', '.oxlintrc.json', 'LICENSE'];

/** A hash over everything that tarballs follow from. */
function sourcesHash(): string {
  const folders = ['tools/pack/src', ...PUBLISHED.map(({ folder }) => folder), ...SITE_FOLDERS];
  const files = folders.flatMap((folder) => filesBelow(WORKSPACE, folder)).filter((file) => !isTest(file));
  return hashOfFiles([{ root: WORKSPACE, files: [...SETTINGS, ...files].sort() }], process.version);
}

function keptIn(folder: string): readonly Packed[] {
  const list = JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')) as readonly Packed[];
  return list.map((packed) => ({ ...packed, file: path.join(folder, packed.file) }));
}

/**
 * What is kept in a cache under a name, packed where nothing is: whole or not at all, as two may pack at a time. Under other
 * names nothing is kept any more.
 */
export async function keptOrPacked(
  cache: string,
  name: string,
  pack: (out: string) => Promise<readonly Packed[]>,
): Promise<readonly Packed[]> {
  const folder = path.join(cache, name);
  if (existsSync(folder)) return keptIn(folder);
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(`${cache}-`);
  try {
    const packed = await pack(stage);
    writeFileSync(
      path.join(stage, LIST),
      JSON.stringify(packed.map((one) => ({ ...one, file: path.basename(one.file) }))),
    );
    const older = readdirSync(cache).filter((other) => other !== name);
    for (const other of older) rmSync(path.join(cache, other), { recursive: true, force: true });
    if (!existsSync(folder)) renameSync(stage, folder);
    return keptIn(folder);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * The tarballs of the present sources. Packing takes half a minute, so they are kept for whoever asks next, in this run or
 * another, until the sources change.
 */
export function packedOnce(): Promise<readonly Packed[]> {
  return keptOrPacked(CACHE, sourcesHash().slice(0, 16), (out) => packAll(out, () => undefined));
}
