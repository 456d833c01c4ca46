import type { TrustedKey } from 'shared-contracts/release/boot-document';
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
import type { Store } from '../trust/store';
import { rememberedParts } from './release-parts';
import { renderPage, type MerchantPage } from './render-page';

export interface PagesInput {
  readonly store: Store;
  readonly map: ReleaseMap;
  readonly settings: EnvironmentSettings;
  readonly descriptorOf: DescriptorSource;
  /** Public keys that pages carry. */
  readonly keys?: readonly TrustedKey[];
  /** Only these merchants' pages; all when absent. */
  readonly merchants?: readonly string[];
}

/** How one page differs from the others of its site. */
export interface PageMarks {
  /** The revision it carries: the one that last changed it, not always the map's own. */
  readonly revision?: number | undefined;
  /** The keys it carries in place of those of the site. */
  readonly keys?: readonly TrustedKey[] | undefined;
}

/** Makes pages of one state of an environment; what they share is read once. */
export class PageMaker {
  readonly #input: PagesInput;
  readonly #verifier: SetVerifier;
  readonly #files = new Map<string, Promise<string>>();
  readonly #partsOf = rememberedParts();

  constructor(input: PagesInput) {
    this.#input = input;
    this.#verifier = new SetVerifier(input.descriptorOf);
  }

  /** What a merchant's page knows of the map; null when the merchant is served no host yet. */
  viewOf(merchant: string): MapView | null {
    const view = admittedView(viewForMerchant(this.#input.map, merchant), this.#input.settings.sections);
    return view.packages['host-shell'] === undefined ? null : prunePrevious(view, this.#verifier);
  }

  /** A merchant's page; null when the merchant is served no host yet. */
  async make(merchant: MerchantConfig, marks: PageMarks = {}): Promise<MerchantPage | null> {
    const { map, settings, descriptorOf, keys = [] } = this.#input;
    const view = this.viewOf(merchant.code);
    if (view === null) return null;
    const host = descriptorOf('host-shell', view.packages['host-shell']?.version ?? '');
    return renderPage({
      merchant,
      view: { ...view, revision: marks.revision ?? map.revision },
      descriptors: descriptorOf,
      settings,
      keys: marks.keys ?? keys,
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
    const found = await this.#input.store.get(fileKey('host-shell', name));
    if (found === null) throw new UserError(`The file ${name} of host-shell is not in the store`);
    const expected = host?.files.find((file) => file.name === name)?.integrity;
    if (!hasIntegrity(found.bytes, expected))
      throw new UserError(`The file ${name} of host-shell in the store is not the one that was published`);
    return new TextDecoder().decode(found.bytes);
  }
}

/** The pages of an environment by merchant; none for a merchant that is served no host yet. */
export async function renderPages(input: PagesInput): Promise<ReadonlyMap<string, MerchantPage>> {
  const maker = new PageMaker(input);
  const pages = new Map<string, MerchantPage>();
  for (const merchant of Object.values(input.settings.merchants)) {
    if (input.merchants !== undefined && !input.merchants.includes(merchant.code)) continue;
    const page = await maker.make(merchant);
    if (page !== null) pages.set(merchant.code, page);
  }
  return pages;
}
