import { fileNames } from 'shared-contracts/release/needed-files';
import { packageOf } from 'shared-contracts/release/resolve';
import type { Boot } from './boot';

/** What the addresses of this page's files depend on. */
export interface HostFiles extends Pick<Boot, 'set' | 'document' | 'fileUrl'> {
  /** Whether the browser has the hashes of retry URLs; replaced in tests. */
  readonly hasRetryUrls?: () => boolean;
}

/** Addresses of files of the host's release on this page: of shared modules, by their keys, or of its own screens. */
export function hostFiles(
  { set, document, fileUrl }: HostFiles,
  kind: 'sharedChunks' | 'screens',
  names: readonly string[],
): readonly string[] {
  const own = packageOf(set, 'host-shell');
  const release = own.status === 'on' ? document.releases['host-shell']?.[own.version] : undefined;
  if (release === undefined) return [];
  const needs = names.flatMap((name) => release[kind][name] ?? []);
  return fileNames(needs).map((file) => fileUrl('host-shell', file, release));
}
