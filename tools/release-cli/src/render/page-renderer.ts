import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { MapView } from 'shared-contracts/release/resolve';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { admittedView } from '../map/admission';
import { sharedView } from '../map/view-groups';
import { UserError } from '../text/user-error';
import { hasIntegrity } from '../store/digest';
import { fileKey } from '../store/keys';
import { newestVersions } from '../map/releases';
import type { EnvironmentSettings } from '../settings/settings';
import type { ObjectStore } from '../store/store';
import type { FurtherVersions } from './included-releases';
import { PageMemory } from './page-memory';
import { renderFeed, type RenderedFeed } from './render-feed';
import { renderPage, type RenderedPage } from './render-page';

/** What the pages of an environment follow from. */
export interface PageSource {
  readonly store: ObjectStore;
  readonly map: ReleaseMap;
  readonly settings: EnvironmentSettings;
  readonly descriptorOf: DescriptorSource;
}

/** Renders pages of one state of an environment; what they share is read once. */
export class PageRenderer {
  readonly #source: PageSource;
  readonly #verifier: SetVerifier;
  readonly #files = new Map<string, Promise<string>>();
  readonly #memory = new PageMemory();
  readonly #pruned = new WeakMap<MapView['packages'], MapView['packages']>();
  readonly #overridable: FurtherVersions;

  constructor(source: PageSource) {
    this.#source = source;
    this.#verifier = new SetVerifier(source.descriptorOf, { olderContracts: source.settings.olderContracts });
    this.#overridable = source.settings.allowsOverrides ? newestVersions(source.map) : {};
  }

  /** What a merchant's page knows of the map; null when the merchant is served no host yet. */
  viewOf(merchant: string): MapView | null {
    const view = sharedView(this.#source.map, merchant);
    if (view.packages['host-shell'] === undefined) return null;
    const packages = this.#pruned.get(view.packages) ?? this.#prune(view);
    this.#pruned.set(view.packages, packages);
    return { ...view, packages };
  }

  #prune(view: MapView): MapView['packages'] {
    return prunePrevious(admittedView(view, this.#source.settings.sections), this.#verifier).packages;
  }

  /** A merchant's page, or its feed alone where another host draws the pages; null when it is served no host yet. */
  async renderDocuments(merchant: MerchantConfig): Promise<RenderedPage | RenderedFeed | null> {
    const { settings, descriptorOf } = this.#source;
    if (settings.pages !== false) return this.render(merchant);
    const view = this.viewOf(merchant.code);
    return view === null ? null : renderFeed(view, descriptorOf, settings);
  }

  /** A merchant's page; null when the merchant is served no host yet. */
  async render(merchant: MerchantConfig): Promise<RenderedPage | null> {
    const { settings, descriptorOf } = this.#source;
    const view = this.viewOf(merchant.code);
    if (view === null) return null;
    const host = descriptorOf('host-shell', view.packages['host-shell']?.version ?? '');
    return renderPage({
      merchant,
      view,
      descriptors: descriptorOf,
      settings,
      overridable: this.#overridable,
      memory: this.#memory,
      readFile: (name) => this.#readFile(host, name),
    });
  }

  #readFile(host: ReleaseDescriptor | undefined, name: string): Promise<string> {
    const known = this.#files.get(name) ?? this.#readSound(host, name);
    this.#files.set(name, known);
    return known;
  }

  /** What stands inline has no hash that the map would name, so it is checked here against the descriptor's. */
  async #readSound(host: ReleaseDescriptor | undefined, name: string): Promise<string> {
    const found = await this.#source.store.get(fileKey('host-shell', name));
    if (found === null) throw new UserError(`The file ${name} of host-shell is not in the store`);
    const expected = host?.files.find((file) => file.name === name)?.integrity;
    if (!hasIntegrity(found.bytes, expected))
      throw new UserError(`The file ${name} of host-shell in the store is not the one that was published`);
    return new TextDecoder().decode(found.bytes);
  }
}
