import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { readRevision } from '../map/read-map';
import { newestVersions } from '../map/releases';
import { changedMerchants } from '../map/view-groups';
import type { RenderedPage } from '../render/render-page';
import { merchantsOf, type SiteState } from './site-state';

/** The documents of merchants as they follow from a state. */
export interface PagePlan {
  readonly site: SiteState;
  /** Those whose documents may be other than what is stored. */
  readonly merchants: readonly MerchantConfig[];
  /** A merchant's page; null for one who is served no host yet. */
  readonly pageOf: (merchant: MerchantConfig) => Promise<RenderedPage | null>;
}

/** Names of keys, as the state of all pages has them. */
export function namesOf(keys: readonly TrustedKey[]): string {
  return keys.map(({ id }) => id).join(' ');
}

/** The state of the map that all pages were last made from; null when it is not kept any more. */
async function lastMap({ store, environment, last }: SiteState, present?: ReleaseMap): Promise<ReleaseMap | null> {
  const revision = last.state?.revision ?? 0;
  return present?.revision === revision ? present : readRevision(store, environment, revision);
}

/**
 * The merchants whose documents may be other than what is stored, because map, settings or keys are not those that all
 * pages were last made from. Of a map that is not written yet, `present` is the one in the store.
 */
export async function merchantsToUpdate(site: SiteState, present?: ReleaseMap): Promise<readonly string[]> {
  const { map, settings, keys, last } = site;
  const all = merchantsOf(site);
  if (last.state === null || last.state.settings !== settings?.etag || last.state.keys !== namesOf(keys)) return all;
  if (last.state.revision === map.state.revision) return [];
  const before = await lastMap(site, present);
  if (before === null) return all;
  // Where overrides are allowed a page also carries the newest versions of everything: a publication changes every page.
  const isCommonChanged =
    settings.settings.allowsOverrides &&
    JSON.stringify(newestVersions(before)) !== JSON.stringify(newestVersions(map.state));
  return isCommonChanged ? all : changedMerchants(before, map.state, all);
}
