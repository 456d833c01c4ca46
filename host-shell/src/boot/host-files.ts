import { fileNames } from 'shared-contracts/release/needed-files';
import { packageOf } from 'shared-contracts/release/resolve';
import type { Boot } from './boot';
import type { LoadableRelease } from './live-releases';

/** What the addresses of this page's files depend on. */
export interface HostFiles extends Pick<Boot, 'set' | 'document' | 'fileUrl'> {
  /** Whether the browser has the hashes of retry URLs; replaced in tests. */
  readonly hasRetryUrls?: () => boolean;
}

/** The host's release on this page. */
export function hostRelease({ set, document }: Pick<HostFiles, 'set' | 'document'>): LoadableRelease | undefined {
  const own = packageOf(set, 'host-shell');
  const release = own.status === 'on' ? document.releases['host-shell']?.[own.version] : undefined;
  return own.status === 'on' && release !== undefined ? { version: own.version, release } : undefined;
}

/** Addresses of files of the host's release on this page: of shared modules, by their keys, or of its own screens. */
export function hostFiles(
  boot: HostFiles,
  kind: 'sharedChunks' | 'screens',
  names: readonly string[],
): readonly string[] {
  const release = hostRelease(boot)?.release;
  if (release === undefined) return [];
  const needs = names.flatMap((name) => release[kind][name] ?? []);
  return fileNames(needs).map((file) => boot.fileUrl('host-shell', file, release));
}
