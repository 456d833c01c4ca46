import type { BootDocument, BootRelease, TrustedKey } from 'shared-contracts/release/boot-document';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import type { EnvironmentSettings } from '../store/settings';
import { loadableFiles } from './included-releases';

/** What of an environment's settings stands in a page: nothing of its list of merchants. */
export type PageSettings = Pick<
  EnvironmentSettings,
  'assetsBase' | 'allowsOverrides' | 'liveReload' | 'overrideOrigins'
>;

/** The part of a descriptor that the page needs. */
export function bootRelease(release: ReleaseDescriptor): BootRelease {
  const { entry, start, screens, widgets, locales, sharedChunks, contributions, contract } = release;
  const styleIntegrity = Object.fromEntries(loadableFiles(release, '.css').map((file) => [file.name, file.integrity]));
  return {
    entry,
    start,
    screens,
    widgets,
    locales,
    sharedChunks,
    contributions,
    ...(release.documents === undefined ? {} : { documents: release.documents }),
    contract,
    styleIntegrity,
  };
}

/** Address of the script that settles overrides: of the host that the page's starter is of. */
function overridesScriptOf(
  view: MapView,
  { assetsBase }: PageSettings,
  releases: readonly ReleaseDescriptor[],
): string | undefined {
  const version = view.packages['host-shell']?.version;
  const host = releases.find((release) => release.name === 'host-shell' && release.version === version);
  const file = host?.page?.overrides;
  return file === undefined ? undefined : `${assetsBase}host-shell/${file}`;
}

/** What else a boot document is made of. */
export interface BootExtras {
  readonly keys?: readonly TrustedKey[] | undefined;
  /** The releases as {@link bootReleases} gives them, where they are at hand. */
  readonly cuts?: BootDocument['releases'];
}

/** What pages need of releases, by package and version. */
export function bootReleases(releases: readonly ReleaseDescriptor[]): BootDocument['releases'] {
  const cuts: BootDocument['releases'] = {};
  for (const release of releases)
    cuts[release.name] = { ...cuts[release.name], [release.version]: bootRelease(release) };
  return cuts;
}

/** What a merchant's page carries; of other merchants, nothing. */
export function bootDocument(
  merchant: MerchantConfig,
  view: MapView,
  settings: PageSettings,
  releases: readonly ReleaseDescriptor[],
  { keys = [], cuts = bootReleases(releases) }: BootExtras = {},
): BootDocument {
  const overridesScript = settings.allowsOverrides ? overridesScriptOf(view, settings, releases) : undefined;
  return {
    schema: 1,
    merchant,
    assetsBase: settings.assetsBase,
    allowsOverrides: settings.allowsOverrides,
    liveReload: settings.liveReload,
    overrideOrigins: settings.allowsOverrides ? [...settings.overrideOrigins] : [],
    keys: keys.map(({ id, spki }) => ({ id, spki })),
    ...(overridesScript === undefined ? {} : { overridesScript }),
    view: {
      ...view,
      packages: Object.fromEntries(
        Object.entries(view.packages).map(([name, entry]) => [name, { ...entry, rollouts: [...entry.rollouts] }]),
      ),
    },
    releases: cuts,
  };
}
