import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { hasIntegrity } from '../store/digest';
import { fileKey } from '../store/keys';
import type { ObjectStore } from '../store/store';

/** Files of a release that are gone from the store or are others than were published, one sentence each. */
export async function fileFaults(store: ObjectStore, { name, version, files }: ReleaseDescriptor): Promise<string[]> {
  const found = files.map(async (file) => {
    const stored = await store.get(fileKey(name, file.name));
    const title = `${file.name} of ${name} ${version}`;
    if (stored === null) return [`${title} is not in the store`];
    return hasIntegrity(stored.bytes, file.integrity) ? [] : [`${title} is not the file it was published as`];
  });
  return (await Promise.all(found)).flat();
}
