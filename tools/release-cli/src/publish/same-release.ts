import { descriptorKey } from '../store/keys';
import { sha256Hex } from '../store/digest';
import type { Store } from '../trust/store';
import { canonicalJson } from '../trust/canonical-json';
import type { CheckedDist } from './dist';

/** What a descriptor says of the release; null where it is no JSON. Builds of before stated their commit in it too. */
function releaseText(bytes: Uint8Array): string | null {
  try {
    const {
      commit: _commit,
      builtAt: _builtAt,
      ...release
    } = JSON.parse(new TextDecoder().decode(bytes)) as object & {
      readonly commit?: unknown;
      readonly builtAt?: unknown;
    };
    return canonicalJson(release);
  } catch {
    return null;
  }
}

/**
 * A build with the descriptor under which it is stored already, where that describes the very same release in other
 * bytes: maps name a release by the hash of those that are stored.
 */
export async function asStored(store: Store, dist: CheckedDist): Promise<CheckedDist> {
  const { name, version } = dist.descriptor;
  const stored = (await store.get(descriptorKey(name, version)))?.bytes;
  if (stored === undefined || sha256Hex(stored) === sha256Hex(dist.descriptorBytes)) return dist;
  const text = releaseText(stored);
  return text !== null && text === releaseText(dist.descriptorBytes) ? { ...dist, descriptorBytes: stored } : dist;
}
