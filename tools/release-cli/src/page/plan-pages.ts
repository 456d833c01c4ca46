import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { readRevision } from '../map/read-map';
import { newestVersions } from '../map/releases';
import { changedMerchants, groupViews } from '../map/view-groups';
import { KEPT_STATES } from '../revisions/chain-problems';
import type { RenderedFeed } from '../render/render-feed';
import type { RenderedPage } from '../render/render-page';
import type { EnvironmentSettings, StoredSettings } from '../settings/settings';
import { UserError } from '../text/user-error';
import { canonicalJson } from '../trust/canonical-json';
import { merchantsOf, type SiteState } from './site-state';

/** The documents of merchants as they follow from a state. */
export interface PagePlan {
  readonly site: SiteState;
  /** Those whose documents may be other than what is stored. */
  readonly merchants: readonly MerchantConfig[];
  /** A merchant's page, or its feed alone where another host draws the pages; null for one who is served no host yet. */
  readonly pageOf: (merchant: MerchantConfig) => Promise<RenderedPage | RenderedFeed | null>;
}

/** Configurations of merchants, those together who get the same: what their pages share is made once, and let go of. */
export function configsByView({ map, settings }: SiteState, codes: readonly string[]): readonly MerchantConfig[] {
  const configs = settings?.settings.merchants ?? {};
  return groupViews(map.state, codes).flatMap(({ merchants }) => merchants.flatMap((code) => configs[code] ?? []));
}

/** Names of keys, as the state of all pages has them. */
export function namesOf(keys: readonly TrustedKey[]): string {
  return keys.map(({ id }) => id).join(' ');
}

/** A state that cannot be used says no more than one that is not kept: then every page is looked at. */
function unusable(error: unknown): null {
  if (error instanceof UserError) return null;
  throw error;
}

/**
 * Every state of the map since the one that all pages were last made from, oldest first; null when they are too many, or
 * one is not kept any more or cannot be read.
 */
async function mapsSince(
  { store, environment, map, last }: SiteState,
  present?: ReleaseMap,
): Promise<readonly ReleaseMap[] | null> {
  const first = last.state?.revision ?? 0;
  const count = map.state.revision - first;
  if (count < 0 || count > KEPT_STATES) return null;
  const earlier = await Promise.all(
    Array.from({ length: count }, async (_, index) =>
      present?.revision === first + index ? present : readRevision(store, environment, first + index).catch(unusable),
    ),
  );
  const kept = earlier.filter((state) => state !== null);
  return kept.length < count ? null : [...kept, map.state];
}

function isCommonChanged(before: ReleaseMap, after: ReleaseMap): boolean {
  return JSON.stringify(newestVersions(before)) !== JSON.stringify(newestVersions(after));
}

/** What of settings the pages of all merchants follow from. */
function commonText({ merchants: _merchants, closedMerchants: _closed, ...common }: EnvironmentSettings): string {
  return canonicalJson(common);
}

/**
 * The merchants whose documents may be other than what is stored once these settings take the place of `before`: those
 * that the settings change, and those that were to be updated already. All where anything else changes with them, or a
 * merchant goes and leaves documents behind.
 */
export async function merchantsToResettle(site: SiteState, before: StoredSettings | null): Promise<readonly string[]> {
  const all = merchantsOf(site);
  const next = site.settings?.settings;
  if (next === undefined || before === null || commonText(before.settings) !== commonText(next)) return all;
  const present = before.settings.merchants;
  if (Object.keys(present).some((code) => next.merchants[code] === undefined)) return all;
  const due = new Set(await merchantsToUpdate({ ...site, settings: before }));
  return all.filter((code) => {
    const old = present[code];
    return due.has(code) || old === undefined || canonicalJson(old) !== canonicalJson(next.merchants[code]);
  });
}

/**
 * The merchants whose documents may be other than what is stored, because map, settings or keys are not those that all
 * pages were last made from. Of a map that is not written yet, `present` is the one in the store.
 */
export async function merchantsToUpdate(site: SiteState, present?: ReleaseMap): Promise<readonly string[]> {
  const { settings, keys, last } = site;
  const all = merchantsOf(site);
  if (last.state === null || last.state.settings !== settings?.etag || last.state.keys !== namesOf(keys)) return all;
  const maps = await mapsSince(site, present);
  if (maps === null) return all;
  const changed = new Set<string>();
  // One by one: a page may be of any state in between, and the newest may give the merchant what the first gave.
  for (const [index, after] of maps.entries()) {
    const before = maps[index - 1] ?? after;
    // Where overrides are allowed a page also carries the newest versions of everything: a publication changes every page.
    if (settings.settings.allowsOverrides && isCommonChanged(before, after)) return all;
    for (const merchant of changedMerchants(before, after, all)) changed.add(merchant);
  }
  return all.filter((merchant) => changed.has(merchant));
}
