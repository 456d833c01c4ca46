import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { Store } from '../trust/store';
import { presentRing } from '../trust/trust';

/** The public keys that pages of an environment carry, those that sign feeds; none where there is no trust (development). */
export async function pageKeys(store: Store, environment: string): Promise<readonly TrustedKey[]> {
  return (await presentRing(store.trust, environment))?.keysOf('timestamp') ?? [];
}
