import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { Refusal } from '../refusal';
import { fileKey } from '../store/keys';
import { newestVersions } from '../store/releases';
import type { EnvironmentSettings } from '../store/settings';
import { readText, type Store } from '../store/store';
import { renderPage, type RenderedPage } from './render-page';

export interface PagesInput {
  readonly store: Store;
  readonly map: ReleaseMap;
  readonly settings: EnvironmentSettings;
  readonly descriptorOf: DescriptorSource;
}

/** The pages of all merchants of an environment by merchant; none for a merchant that is served no host yet. */
export async function renderPages(input: PagesInput): Promise<ReadonlyMap<string, RenderedPage>> {
  const { store, map, settings, descriptorOf } = input;
  const readFile = async (name: string): Promise<string> => {
    const found = await readText(store, fileKey('host-shell', name));
    if (found === null) throw new Refusal(`The file ${name} of host-shell is not in the store`);
    return found.text;
  };
  const overridable = settings.allowsOverrides ? newestVersions(map) : {};
  const pages = new Map<string, RenderedPage>();
  for (const merchant of Object.values(settings.merchants)) {
    const view = viewForMerchant(map, merchant.code);
    if (view.packages['host-shell'] === undefined) continue;
    const page = await renderPage({ merchant, view, descriptors: descriptorOf, settings, overridable, readFile });
    pages.set(merchant.code, page);
  }
  return pages;
}
