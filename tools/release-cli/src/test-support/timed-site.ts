import type { PackageName } from 'shared-contracts/remote/remote-names';
import { collectUnused, type CollectResult } from '../collect/collect';
import { setDefault, type MapEdit } from '../edits/edits';
import { applyEdit } from '../change/apply-edit';
import { publishDist, type PublishResult } from '../publish/publish';
import { saveSettings } from './save-settings';
import type { Store } from '../trust/store';
import { fixture, settingsFixture, writeFixture } from './fixture-dist';
import { signedStore } from './fixture-site';

export const DAY_MS = 86_400_000;
export const GRACE_MS = 30 * DAY_MS;

/** A store with a clock that tests move. */
export class TimedSite {
  readonly #store: Store;
  #day = 0;

  constructor(store: Store) {
    this.#store = Object.assign(store, { time: async () => this.now() });
  }

  get store(): Store {
    return this.#store;
  }

  readonly now = (): Date => new Date(Date.UTC(2026, 0, 1) + this.#day * DAY_MS);

  pass(days: number): void {
    this.#day += days;
  }

  async publish(
    name: PackageName,
    version: string,
    text = version,
    environments: readonly string[] = ['production'],
  ): Promise<PublishResult> {
    const dist = await writeFixture(fixture(name, version, { text }));
    return publishDist({ store: this.#store, dist, environments, author: 'tester', now: this.now });
  }

  async edit(edit: MapEdit, environment = 'production'): Promise<void> {
    await applyEdit({ store: this.#store, environment, author: 'tester', reason: 'test', edit, now: this.now });
  }

  async serve(name: PackageName, version: string): Promise<void> {
    await this.edit((map) => setDefault(map, name, version));
  }

  async collect(changes: { readonly dryRun?: boolean } = {}): Promise<CollectResult> {
    return collectUnused({
      store: this.#store,
      graceMs: GRACE_MS,
      revisionsMs: 365 * DAY_MS,
      now: this.now,
      ...changes,
    });
  }

  async descriptors(): Promise<readonly string[]> {
    return (await this.#store.list('descriptors/')).map((key) => key.slice('descriptors/'.length, -'.json'.length));
  }
}

/** Host 1.0.0 and games 1.0.0, 1.1.0, 1.2.0 one after the other; 1.0.0 is no way back any more. */
export async function servedSite(): Promise<TimedSite> {
  const { store } = await signedStore(['production', 'staging']);
  const site = new TimedSite(store);
  await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari']), { now: site.now() });
  await site.publish('host-shell', '1.0.0');
  await site.serve('host-shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await site.publish('mfe-games', version);
    await site.serve('mfe-games', version);
  }
  return site;
}
