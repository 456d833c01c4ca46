import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { Store } from '../store/store';
import { activeKeys } from '../trust/trust';

/** The public keys that pages of an environment carry now; none where there is no trust (development). */
export async function pageKeys(store: Store, environment: string, now: Date): Promise<readonly TrustedKey[]> {
  return activeKeys((await store.trust?.keysOf(environment)) ?? [], now);
}
