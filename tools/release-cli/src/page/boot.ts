import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import type { EnvironmentSettings } from '../store/settings';
import { loadableFiles } from './included-releases';

/** What of an environment's settings stands in a page: nothing of its list of merchants. */
export type PageSettings = Pick<EnvironmentSettings, 'assetsBase' | 'allowsOverrides' | 'liveReload'>;

/** The part of a descriptor that the page needs. */
export function bootRelease(release: ReleaseDescriptor): BootRelease {
  const { entry, start, screens, widgets, locales, sharedChunks, contributions, contract } = release;
  const styleIntegrity = Object.fromEntries(loadableFiles(release, '.css').map((file) => [file.name, file.integrity]));
  return { entry, start, screens, widgets, locales, sharedChunks, contributions, contract, styleIntegrity };
}

/** What a merchant's page carries; of other merchants, nothing. */
export function bootDocument(
  merchant: MerchantConfig,
  view: MapView,
  settings: PageSettings,
  releases: readonly ReleaseDescriptor[],
): BootDocument {
  const cuts: BootDocument['releases'] = {};
  for (const release of releases)
    cuts[release.name] = { ...cuts[release.name], [release.version]: bootRelease(release) };
  return {
    schema: 1,
    merchant,
    assetsBase: settings.assetsBase,
    allowsOverrides: settings.allowsOverrides,
    liveReload: settings.liveReload,
    view: {
      ...view,
      packages: Object.fromEntries(
        Object.entries(view.packages).map(([name, entry]) => [name, { ...entry, rollouts: [...entry.rollouts] }]),
      ),
    },
    releases: cuts,
  };
}
