import { settingsKey } from 'release-cli/store/keys';
import { readSettings, type StoredSettings } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';
import { presentRing } from 'release-cli/trust/trust';

/**
 * The settings of an environment as `readSettings` gives them, for a server that asks with every request. Parsed
 * and believed once for each state of the store, the trusted keys and the newest revision seen; all three are
 * looked at every time. Requests that come at once share a look, but only one that began after they came.
 */
export class BelievedSettings {
  readonly #store: Store;
  readonly #environment: string;
  #last: { readonly state: string; readonly found: StoredSettings } | undefined;
  #running: Promise<StoredSettings | null> | undefined;
  #next: Promise<StoredSettings | null> | undefined;

  constructor(store: Store, environment: string) {
    this.#store = store;
    this.#environment = environment;
  }

  /** Null when the environment has none yet; throws like `readSettings`. */
  get(): Promise<StoredSettings | null> {
    if (this.#running === undefined) return this.#look();
    this.#next ??= this.#running.then(
      () => this.#look(),
      () => this.#look(),
    );
    return this.#next;
  }

  #look(): Promise<StoredSettings | null> {
    this.#next = undefined;
    const running = this.#read().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #read(): Promise<StoredSettings | null> {
    const present = await this.#store.get(settingsKey(this.#environment));
    if (present !== null && this.#last?.state === (await this.#stateOf(present.etag))) return this.#last.found;
    const found = await readSettings(this.#store, this.#environment);
    this.#last = found === null ? undefined : { state: await this.#stateOf(found.etag), found };
    return found;
  }

  async #stateOf(etag: string): Promise<string> {
    const { trust } = this.#store;
    const [ring, seen] = await Promise.all([
      presentRing(trust, this.#environment),
      trust?.seen(this.#environment, 'settings') ?? 0,
    ]);
    return JSON.stringify([etag, ring?.id ?? null, seen]);
  }
}
