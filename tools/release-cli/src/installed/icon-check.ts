import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { sha256Hex } from '../store/digest';
import type { Store } from '../trust/store';
import { ICON_KINDS, iconFile, iconKey, isIcon, type IconKind } from './icons';

/**
 * Checks the icons of a store: each is drawn and compared once, for all merchants that have it, and not at all where this
 * machine has found the very same bytes right before.
 */
export class IconCheck {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<readonly string[]>>();
  readonly #found = new Map<string, string>();
  #before: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What is wrong with the icons of a merchant. */
  problemsOf(merchant: MerchantConfig): Promise<readonly string[]> {
    const name = iconFile(merchant, '192');
    const known = this.#known.get(name) ?? this.#problemsOf(merchant);
    this.#known.set(name, known);
    return known;
  }

  /** Remembers what was found right. */
  async keep(): Promise<void> {
    await this.#store.trust?.digests?.add(this.#found);
    this.#found.clear();
  }

  async #problemsOf(merchant: MerchantConfig): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const kind of ICON_KINDS) {
      const key = iconKey(iconFile(merchant, kind));
      if (!(await this.#isRight(merchant, kind, key))) problems.push(`${key} is not the icon it should be`);
    }
    return problems;
  }

  async #isRight(merchant: MerchantConfig, kind: IconKind, key: string): Promise<boolean> {
    const file = await this.#store.get(key);
    if (file === null) return false;
    const digest = sha256Hex(file.bytes);
    this.#before ??= this.#store.trust?.digests?.read() ?? Promise.resolve(new Map<string, string>());
    if ((await this.#before).get(key) === digest) return true;
    if (!(await isIcon(this.#store, merchant, kind, file.bytes))) return false;
    this.#found.set(key, digest);
    return true;
  }
}
