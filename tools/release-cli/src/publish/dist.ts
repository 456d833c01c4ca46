import { join } from 'node:path';
import { brokenLimit } from 'shared-contracts/release/budgets';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { allFileNames } from 'shared-contracts/release/needed-files';
import { UserError, messageOf } from '../text/user-error';
import { hasIntegrity } from '../store/digest';
import { readInside } from './dist-files';
import { assertKnownFields } from './known-fields';
import { unhashedScripts } from './script-imports';
import { isTrialVersion } from '../map/trial-versions';
import { weighFiles } from '../fit/weigh-files';

/** Name of the descriptor in a build's output folder. */
export const DESCRIPTOR_FILE = 'release.json';

/** A build's output, checked against its own descriptor. */
export interface CheckedDist {
  readonly descriptor: ReleaseDescriptor;
  /** The descriptor's bytes as the build wrote them: their hash names the release. */
  readonly descriptorBytes: Uint8Array;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The first limit that a trial version breaks, as a sentence; only the write that serves it is refused. */
  readonly brokenLimit: string | null;
}

async function readDescriptor(folder: string): Promise<{ descriptor: ReleaseDescriptor; bytes: Uint8Array }> {
  const path = join(folder, DESCRIPTOR_FILE);
  const bytes = await readInside(folder, DESCRIPTOR_FILE);
  if (bytes === null) throw new UserError(`There is no ${DESCRIPTOR_FILE} in ${folder}: build the package first`);
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    const descriptor = parseDescriptor(value);
    assertKnownFields(value, descriptor);
    return { descriptor, bytes };
  } catch (error) {
    throw new UserError(`${path} cannot be used: ${messageOf(error)}`);
  }
}

function assertComplete(release: ReleaseDescriptor): void {
  const listed = release.files.map((file) => file.name);
  const title = `${release.name} ${release.version}`;
  const missing = [...allFileNames(release), ...Object.values(release.page ?? {})].find(
    (name) => !listed.includes(name),
  );
  if (missing !== undefined) throw new UserError(`${title} names the file ${missing} without listing it`);
  if (new Set(listed).size !== listed.length) throw new UserError(`${title} lists a file twice`);
  if (release.name === 'host-shell' && release.page === undefined && release.described === undefined)
    throw new UserError(`${title} has no parts for the page: starter, styles and skeleton`);
}

async function readListed(folder: string, release: ReleaseDescriptor): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, bytes, integrity } of release.files) {
    const contents = await readInside(folder, name);
    const title = `${release.name} ${release.version}`;
    if (contents === null) throw new UserError(`${title} lists the file ${name}, which is not in ${folder}`);
    if (contents.length !== bytes || !hasIntegrity(contents, integrity))
      throw new UserError(`${name} of ${title} is not the file its descriptor describes: build the package again`);
    files.set(name, contents);
  }
  return files;
}

/**
 * Reads a build's output folder; refuses what is incomplete, changed after the build, without a hash, or too heavy. A build of
 * `mfe dev` may import its updates.
 */
export async function readDist(folder: string, isDeveloped = false): Promise<CheckedDist> {
  const { descriptor, bytes } = await readDescriptor(folder);
  assertComplete(descriptor);
  const files = await readListed(folder, descriptor);
  const [unhashed] = await unhashedScripts(
    descriptor,
    (name) => new TextDecoder().decode(files.get(name)),
    isDeveloped,
  );
  if (unhashed !== undefined) throw new UserError(`${unhashed}: build the package again`);
  const limit = brokenLimit(descriptor, weighFiles(files));
  if (limit !== null && !isTrialVersion(descriptor.version)) throw new UserError(limit);
  return { descriptor, descriptorBytes: bytes, files, brokenLimit: limit };
}
