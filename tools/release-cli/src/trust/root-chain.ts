import { rootKey } from '../store/keys';
import { parseStoredJson, readText } from '../store/store';
import type { Store } from './store';
import { ringOfRoot, type KeyRing } from './key-ring';
import { assertAnchor, assertSuccessor, parseRoot, type RootDocument } from './root';

/** Where later roots are looked for. */
export type RootSource = Pick<Store, 'get'>;

/** Where this machine remembers the roots that it has followed, oldest first. */
export interface RootMemory {
  readonly read: (environment: string) => Promise<readonly unknown[]>;
  readonly write: (environment: string, roots: readonly unknown[]) => Promise<void>;
}

type Rings = readonly [...KeyRing[], KeyRing];

/** Each root follows from the one before it; the first is believed because of where it lies. */
function chainOf(environment: string, values: readonly unknown[], place: string): readonly RootDocument[] {
  const chain: RootDocument[] = [];
  for (const value of values) {
    const root = parseRoot(value, place);
    const before = chain.at(-1);
    if (before === undefined) assertAnchor(root, environment, place);
    // A trust file that was copied later holds roots that this machine has followed already.
    else if (root.signed.version <= before.signed.version) continue;
    else assertSuccessor(before, root, place);
    chain.push(root);
  }
  return chain;
}

/**
 * Follows the roots of environments: from the trust file's over those that this machine has seen to the newest one in
 * the store. A root that was followed is remembered, so none of before is ever believed again.
 */
export class RootChains {
  readonly #store: RootSource;
  readonly #memory: RootMemory;
  readonly #known = new Map<string, Rings>();

  constructor(store: RootSource, memory: RootMemory) {
    this.#store = store;
    this.#memory = memory;
  }

  /** The keys by each root, oldest first; `anchors` are the trust file's roots. */
  async ringsOf(environment: string, anchors: readonly unknown[], place: string): Promise<Rings> {
    const values = [...anchors, ...(await this.#memory.read(environment))];
    const question = JSON.stringify([environment, values]);
    const rings = this.#known.get(question) ?? this.#made(chainOf(environment, values, place));
    const followed = await this.#follow(environment, rings);
    if (followed === rings) {
      this.#known.clear();
      this.#known.set(question, rings);
      return rings;
    }
    const roots = followed.flatMap(({ root }) => root?.document.toJSON() ?? []);
    await this.#memory.write(environment, roots.slice(anchors.length));
    return followed;
  }

  #made(chain: readonly RootDocument[]): Rings {
    return chain.map(ringOfRoot) as unknown as Rings;
  }

  async #follow(environment: string, rings: Rings): Promise<Rings> {
    let followed = rings;
    for (;;) {
      const last = followed.at(-1)?.root;
      if (last === null || last === undefined) return followed;
      const key = rootKey(environment, last.plan.version + 1);
      const found = await readText(this.#store, key);
      if (found === null) return followed;
      const root = parseRoot(parseStoredJson(found.text, key), `${key} in the store`);
      assertSuccessor(last.document, root, `${key} in the store`);
      followed = [...followed, ringOfRoot(root)];
    }
  }
}
