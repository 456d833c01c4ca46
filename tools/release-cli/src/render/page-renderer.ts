import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant, type MapView } from 'shared-contracts/release/resolve';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { admittedView } from '../map/admission';
import { UserError } from '../text/user-error';
import { hasIntegrity } from '../store/digest';
import { fileKey } from '../store/keys';
import { newestVersions } from '../map/releases';
import type { EnvironmentSettings } from '../settings/settings';
import type { ObjectStore } from '../store/store';
import { rememberedParts } from './release-parts';
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
  readonly #partsOf = rememberedParts();

  constructor(source: PageSource) {
    this.#source = source;
    this.#verifier = new SetVerifier(source.descriptorOf);
  }

  /** What a merchant's page knows of the map; null when the merchant is served no host yet. */
  viewOf(merchant: string): MapView | null {
    const view = admittedView(viewForMerchant(this.#source.map, merchant), this.#source.settings.sections);
    return view.packages['host-shell'] === undefined ? null : prunePrevious(view, this.#verifier);
  }

  /** A merchant's page; null when the merchant is served no host yet. */
  async render(merchant: MerchantConfig): Promise<RenderedPage | null> {
    const { map, settings, descriptorOf } = this.#source;
    const view = this.viewOf(merchant.code);
    if (view === null) return null;
    const host = descriptorOf('host-shell', view.packages['host-shell']?.version ?? '');
    return renderPage({
      merchant,
      view,
      descriptors: descriptorOf,
      settings,
      overridable: settings.allowsOverrides ? newestVersions(map) : {},
      partsOf: this.#partsOf,
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
