import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import type { Report } from '../text/report';
import { forEachAtOnce } from '../store/at-once';
import { sha256Hex } from '../store/digest';
import { descriptorKey, fileKey } from '../store/keys';
import { parseStoredJson, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import type { CheckedDist } from './dist';
import { counted } from '../text/counted';

const AT_ONCE = 6;
/** Lines of progress at most; a release has up to hundreds of files. */
const PROGRESS_LINES = 8;

/** What of a release is not in the store yet. */
export interface MissingParts {
  readonly isNew: boolean;
  readonly files: readonly string[];
}

function otherFile(name: PackageName, file: string): string {
  return `${file} of ${name} is already stored with other contents: its name does not follow from its bytes`;
}

/** The first file, in the order of names, that one build has and the other has not, or has with other bytes. */
function firstDifference(stored: ReleaseDescriptor, built: ReleaseDescriptor): string {
  const [before, after] = [stored, built].map(
    (release) => new Map(release.files.map((file) => [file.name, file.integrity])),
  );
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].toSorted();
  const different = names.find((name) => before?.get(name) !== after?.get(name));
  if (different === undefined) return 'the files are the same, but not what the descriptor says of them';
  if (before?.has(different) !== true) return `first the file ${different}, which was not in it`;
  if (after?.has(different) !== true) return `first the file ${different}, which is no longer in it`;
  return `first the file ${different}`;
}

function refuseOtherBytes(stored: Uint8Array, { descriptor }: CheckedDist): never {
  const { name, version } = descriptor;
  const key = descriptorKey(name, version);
  const before = parseDescriptor(parseStoredJson(new TextDecoder().decode(stored), key));
  throw new UserError(
    `${name} ${version} is already published with other contents (${firstDifference(before, descriptor)}): raise its version`,
  );
}

/** What of a release is not in the store yet; refuses, before anything is written, what is there with other bytes. */
export async function findMissing(store: Store, dist: CheckedDist): Promise<MissingParts> {
  const { name, version } = dist.descriptor;
  const present = await store.get(descriptorKey(name, version));
  if (present !== null && sha256Hex(present.bytes) !== sha256Hex(dist.descriptorBytes))
    refuseOtherBytes(present.bytes, dist);
  return { isNew: present === null, files: await missingFiles(store, dist) };
}

/** The files of a build that are not in the store yet; refuses those that are there with other bytes. */
export async function missingFiles(store: Store, { descriptor, files }: CheckedDist): Promise<readonly string[]> {
  const { name } = descriptor;
  const missing = new Set<string>();
  await forEachAtOnce(files, AT_ONCE, async ([file, bytes]) => {
    const stored = await store.get(fileKey(name, file));
    if (stored === null) missing.add(file);
    else if (sha256Hex(stored.bytes) !== sha256Hex(bytes)) throw new UserError(otherFile(name, file));
  });
  return [...files.keys()].filter((file) => missing.has(file));
}

/** Stores an object that never changes; fine when it is there already with the same bytes. True when it is new. */
async function createOnce(
  store: Store,
  key: string,
  bytes: Uint8Array,
  refuse: (stored: Uint8Array) => never,
): Promise<boolean> {
  try {
    await store.create(key, bytes);
    return true;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    const present = await store.get(key);
    if (present === null || sha256Hex(present.bytes) !== sha256Hex(bytes)) refuse(present?.bytes ?? new Uint8Array());
    return false;
  }
}

/** Stores files of a release, telling how far it is. */
export async function uploadFiles(
  store: Store,
  dist: CheckedDist,
  files: readonly string[],
  report: Report,
): Promise<void> {
  const { name } = dist.descriptor;
  const step = Math.max(1, Math.ceil(files.length / PROGRESS_LINES));
  let done = 0;
  await forEachAtOnce(files, AT_ONCE, async (file) => {
    await createOnce(store, fileKey(name, file), dist.files.get(file) ?? new Uint8Array(), () => {
      throw new UserError(otherFile(name, file));
    });
    done += 1;
    if (done % step === 0 || done === files.length) report(`Uploading: ${done} of ${counted(files.length, 'file')}`);
  });
}

/** Stores the descriptor of a release whose files are all there. True when it is new. */
export async function storeDescriptor(store: Store, dist: CheckedDist): Promise<boolean> {
  const { name, version } = dist.descriptor;
  return createOnce(store, descriptorKey(name, version), dist.descriptorBytes, (stored) =>
    refuseOtherBytes(stored, dist),
  );
}

/** The files of a release that the store does not hold, whatever their bytes. */
export async function absentFiles(store: Store, { descriptor: { name }, files }: CheckedDist): Promise<string[]> {
  const present = new Set(await store.list(fileKey(name, '')));
  return [...files.keys()].filter((file) => !present.has(fileKey(name, file)));
}
