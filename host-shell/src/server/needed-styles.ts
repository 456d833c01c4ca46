import { fileLanguage, type LanguageCode } from 'shared-contracts/language';
import { needsOf, type PartName } from 'shared-contracts/release/needed-files';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { hostRelease } from '../boot/host-files';
import type { HostServices } from '../host/host-services';
import { partsOf } from '../router/load-screen';
import type { SiteRoute } from '../routing/site-routes';
import type { NeededStyle } from './rendered-page';

/** The style files of a page in the order in which a browser applies them: the host's, then those of each part. */
export function neededStyles(host: HostServices, route: SiteRoute, language: LanguageCode): readonly NeededStyle[] {
  const own = hostRelease(host.boot);
  if (own === undefined) return [];
  const found = new Map<string, NeededStyle>();
  const add = (style: NeededStyle): void => void found.set(`${style.package}/${style.file}`, style);
  const addShared = (keys: readonly string[]): void =>
    keys.forEach((key) =>
      own.release.sharedChunks[key]?.styles.forEach((file) =>
        add({ package: 'host-shell', version: own.version, file }),
      ),
    );
  const addParts = (name: RemoteName | 'host-shell', parts: readonly PartName[]): void => {
    const served = name === 'host-shell' ? { status: 'on' as const, ...own } : host.boot.live.remote(name);
    if (served.status !== 'on') return;
    for (const { styles, shared } of needsOf(served.release, fileLanguage(language), parts)) {
      addShared(shared);
      for (const file of styles) add({ package: name, version: served.version, file });
    }
  };
  addParts('host-shell', route.remote === 'host-shell' ? [['screens', route.screen]] : []);
  for (const [remote, ...part] of partsOf(host, route)) addParts(remote, [part]);
  return [...found.values()];
}
