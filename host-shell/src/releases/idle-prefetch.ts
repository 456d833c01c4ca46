import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { preloadDrawings } from 'shared-kit/ui';
import { scriptIntegrity } from '../remotes/file-integrity';
import type { Boot } from './boot';
import { whenIdle } from '../app/when-idle';

/** Sections that most visits go on to. */
const LIKELY: readonly { readonly remote: RemoteName; readonly screens: readonly string[] }[] = [
  { remote: 'mfe-games', screens: ['game-list'] },
  { remote: 'mfe-account', screens: ['login', 'member-home'] },
];

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether fetching ahead would cost the player: data saver, or a connection as slow as 2g. */
export function mayFetchAhead(
  connection = (navigator as Navigator & { connection?: NetworkInformation }).connection,
): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the code of the likely next sections when the page has nothing else to do. */
export function prefetchWhenIdle(boot: Boot): void {
  if (!mayFetchAhead()) return;
  whenIdle(() => {
    preloadDrawings();
    const hashes = scriptIntegrity();
    for (const { remote, screens } of LIKELY) {
      const release = boot.live.remote(remote);
      if (release.status !== 'on') continue;
      const files = [
        ...release.release.start.scripts,
        ...screens.flatMap((screen) => release.release.screens[screen]?.scripts ?? []),
      ];
      for (const file of files) prefetch(boot.fileUrl(remote, file, release.release), hashes);
    }
  });
}

function prefetch(url: string, hashes: Readonly<Record<string, string>>): void {
  if (document.head.querySelector(`link[href="${url}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  if (hashes[url] !== undefined) link.integrity = hashes[url];
  link.href = url;
  document.head.append(link);
}
