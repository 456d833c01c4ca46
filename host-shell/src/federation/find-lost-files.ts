import { hostFiles } from '../boot/host-files';
import { findFiles, type FoundFiles } from '../files/find-files';
import type { Load } from './retrying';

export { addRetryUrls } from '../files/retry-urls';

/** Requests the files of a load once more, at the addresses it would use, and the host's files that it needs. */
export async function findLostFiles({
  address,
  files,
  shared,
  boot,
}: Load<unknown>): Promise<{ readonly found: FoundFiles; readonly foundShared: FoundFiles }> {
  const [found, foundShared] = await Promise.all([
    findFiles(files.map((file) => address.of(file))),
    shared.length === 0 ? ('right' as const) : findFiles(hostFiles(boot, 'sharedChunks', shared)),
  ]);
  return { found, foundShared };
}
