import { resolve } from 'node:path';
import { fileTrust, readPrivateKey } from 'release-cli/trust/file-trust';
import { openStoreAt } from 'release-cli/trust/open-store';
import type { Store } from 'release-cli/trust/store';
import { presentRing, type Signer, type Trust } from 'release-cli/trust/trust';
import { trusting } from 'release-cli/trust/trusting';

/** Where the service's own state lies, and the store. */
export interface StorePlaces {
  /** State folder of the service: trust, what it has seen, and its timestamp key. */
  readonly home: string;
  /** As `MFE_STORE`; in the state folder when absent. */
  readonly store?: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

async function keysIn(folder: string, environment: string, ids: readonly string[]): Promise<readonly Signer[]> {
  const found = await Promise.all(ids.map((id) => readPrivateKey({ home: folder }, environment, id)));
  return found.filter((signer) => signer !== null);
}

/**
 * Opens the store for one person: believed by the service's trust, and signed with the keys of that person's folder. Feeds
 * are signed with the service's timestamp key, as far as it has one; without a folder nothing else can be signed.
 */
export function openPersonStore({ home, store, variables }: StorePlaces, keys: string | undefined): Store {
  const opened = openStoreAt(store ?? home, { home, environment: variables });
  const own = fileTrust({ home, environment: variables }, opened);
  const signersOf: Trust['signersOf'] = async (environment) => {
    const ring = await presentRing(own, environment);
    const ids = ring?.keys.map(({ id }) => id) ?? [];
    const theirs = keys === undefined ? [] : await keysIn(resolve(home, keys), environment, ids);
    const timestamps = (await own.signersOf(environment)).filter(({ id }) => ring?.powerOf(id) === 'timestamp');
    return [...theirs, ...timestamps.filter(({ id }) => theirs.every((signer) => signer.id !== id))];
  };
  return trusting(opened, { ...own, signersOf });
}
