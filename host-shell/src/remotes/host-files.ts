import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded } from 'shared-contracts/release/descriptor';
import { fileNames } from 'shared-contracts/release/needed-files';
import type { Boot } from '../releases/boot';

/** What the host's own files are found by. */
export type HostFiles = Pick<Boot, 'set' | 'document' | 'fileUrl'>;

/** Addresses of files of the host's release on this page. */
export function hostFiles(
  { set, document, fileUrl }: HostFiles,
  choose: (release: BootRelease) => readonly FilesNeeded[],
): readonly string[] {
  const own = set.packages['host-shell'];
  const release = own.status === 'on' ? document.releases['host-shell']?.[own.version] : undefined;
  if (release === undefined) return [];
  return fileNames(choose(release)).map((file) => fileUrl('host-shell', file, release));
}

/** Addresses of the files that bring shared modules, by their keys. */
export function sharedFiles(boot: HostFiles, keys: readonly string[]): readonly string[] {
  return hostFiles(boot, ({ sharedChunks }) => keys.flatMap((key) => sharedChunks[key] ?? []));
}
