import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { OlderContracts } from 'shared-contracts/release/contract-fit';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MerchantSettings } from 'shared-contracts/release/merchant-config';
import { inOrderOfPrefixes } from 'shared-contracts/scaled-picture';
import type { MapView } from 'shared-contracts/release/resolve';
import { shimScripts } from 'shared-contracts/release/shims';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { admitsContract } from '../settings/older-contracts';
import type { PageSettings } from '../settings/settings';
import { loadableFiles } from './included-releases';

/** The shims of a host that its environment admits; nothing where it has none. */
function bootShims({ shims = {} }: ReleaseDescriptor, olderContracts?: OlderContracts): Pick<BootRelease, 'shims'> {
  const admitted = Object.entries(shims).filter(([contract]) => admitsContract(olderContracts, contract));
  return admitted.length === 0 ? {} : { shims: shimScripts(Object.fromEntries(admitted)) };
}

/** The part of a descriptor that the page needs, where the environment admits sections of these earlier majors. */
export function bootRelease(release: ReleaseDescriptor, olderContracts?: OlderContracts): BootRelease {
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
    ...(release.capabilities === undefined ? {} : { capabilities: release.capabilities }),
    ...bootShims(release, olderContracts),
    ...(release.documents === undefined ? {} : { documents: release.documents }),
    contract,
    styleIntegrity,
  };
}

/** Addresses of scripts that the page's starter may fetch: of the host that the starter is of. */
export function starterScripts(
  view: MapView,
  { assetsBase, allowsOverrides }: PageSettings,
  releases: readonly ReleaseDescriptor[],
): Pick<BootDocument, 'overridesScript' | 'secondStart'> {
  const version = view.packages['host-shell']?.version;
  const host = releases.find((release) => release.name === 'host-shell' && release.version === version);
  const { overrides, secondStart } = host?.page ?? {};
  const address = (file: string): string => `${assetsBase}host-shell/${file}`;
  return {
    ...(overrides !== undefined && allowsOverrides && { overridesScript: address(overrides) }),
    ...(secondStart !== undefined && { secondStart: address(secondStart) }),
  };
}

/** What pages need of releases, by package and version. */
export function bootReleases(
  releases: readonly ReleaseDescriptor[],
  olderContracts?: OlderContracts,
): BootDocument['releases'] {
  const cuts: BootDocument['releases'] = {};
  for (const release of releases)
    cuts[release.name] = { ...cuts[release.name], [release.version]: bootRelease(release, olderContracts) };
  return cuts;
}

/** A view as pages and feeds carry it. */
export function bootView(view: MapView): BootDocument['view'] {
  return {
    ...view,
    packages: Object.fromEntries(
      packageEntries(view.packages).map(([name, { rollouts, cohorts = [], revoked = [], ...entry }]) => [
        name,
        {
          ...entry,
          rollouts: [...rollouts],
          ...(cohorts.length > 0 && { cohorts: [...cohorts] }),
          ...(revoked.length > 0 && { revoked: [...revoked] }),
        },
      ]),
    ),
  };
}

/** What a merchant's page carries, but for the keys of its stamp; of other merchants, nothing. */
export function bootDocument(
  merchant: MerchantSettings,
  view: MapView,
  settings: PageSettings,
  releases: readonly ReleaseDescriptor[],
  cuts: BootDocument['releases'] = bootReleases(releases, settings.olderContracts),
): BootDocument {
  // Only browsers without the site need the links, only the page's policy the hosts, only search engines the origin, only the
  // head the icon, and a brand that is tried stands in the page's styles.
  const { customerService: _links, pictureHosts: _hosts, origin: _origin, brandCanary: _tried, ...others } = merchant;
  const { icon: _icon, ...brand } = merchant.brand;
  const shown = { ...others, brand };
  return {
    schema: 1,
    merchant:
      shown.scaledPictures === undefined
        ? shown
        : { ...shown, scaledPictures: { ...inOrderOfPrefixes(shown.scaledPictures) } },
    assetsBase: settings.assetsBase,
    allowsOverrides: settings.allowsOverrides,
    liveReload: settings.liveReload,
    overrideOrigins: settings.allowsOverrides ? [...settings.overrideOrigins] : [],
    keys: [],
    ...starterScripts(view, settings, releases),
    view: bootView(view),
    releases: cuts,
  };
}
