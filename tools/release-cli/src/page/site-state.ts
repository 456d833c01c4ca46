import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { MAP_DOCUMENT } from '../map/read-map';
import { readPresent, type StoredState } from '../revisions/read-revisions';
import type { DocumentSource } from '../prerendered/documents';
import { readSettings, type StoredSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { pageKeys } from './page-keys';
import { readPagesState, type PagesState } from './pages-state';

/** What an environment serves follows from this: each part is read once, and what is planned is planned from it. */
export interface SiteState {
  readonly store: Store;
  readonly environment: string;
  readonly map: StoredState<ReleaseMap>;
  /** Null before the first: then there are no merchants, and no pages. */
  readonly settings: StoredSettings | null;
  /** The keys that pages carry. */
  readonly keys: readonly TrustedKey[];
  /** What all pages were last made from. */
  readonly last: { readonly state: PagesState | null; readonly etag: string | null };
}

/** Reads the state of an environment, with other settings where some are given; refuses what no trusted key vouches for. */
export async function readSite(store: Store, environment: string, given?: StoredSettings): Promise<SiteState> {
  const [map, settings, keys, last] = await Promise.all([
    readPresent(store, environment, MAP_DOCUMENT),
    given ?? readSettings(store, environment),
    pageKeys(store, environment),
    readPagesState(store, environment),
  ]);
  return { store, environment, map, settings, keys, last };
}

/** The merchants of a state, by code. */
export function merchantsOf({ settings }: SiteState): readonly string[] {
  return Object.keys(settings?.settings.merchants ?? {});
}

/** By what a state's prerendered documents are made and believed. */
export function documentSource({ store, environment, keys, settings }: SiteState): DocumentSource {
  return { store, environment, keys, isPrerendered: settings?.settings.prerender !== false };
}
