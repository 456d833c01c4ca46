import { BUCKET_COUNT, parseBucket } from 'shared-contracts/release/bucket';

/** What a device remembers between pages. */
export interface DeviceMemory {
  /** The device's bucket, 0 to 9,999, drawn once. */
  readonly bucket: () => number;
  /** The newest revision of the release document that it has seen; 0 before the first. */
  readonly seenRevision: () => number;
  readonly noteRevision: (revision: number) => void;
}

/** Where a device remembers it: `localStorage`, or what behaves like it. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

const BUCKET_KEY = 'releases.bucket';

/** A page without storage remembers nothing: it draws a new bucket each time. */
function stored(storage: () => MemoryStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: () => MemoryStorage, key: string, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // As above.
  }
}

/** The memory of a device for one site; `site` names it, other sites of the same origin have another. */
export function deviceMemory(site: string, storage: () => MemoryStorage = () => localStorage): DeviceMemory {
  const seenKey = `releases.seen.${site}`;
  return {
    bucket: () => {
      const known = parseBucket(stored(storage, BUCKET_KEY));
      if (known !== null) return known;
      const drawn = Math.floor(Math.random() * BUCKET_COUNT);
      keep(storage, BUCKET_KEY, String(drawn));
      return drawn;
    },
    seenRevision: () => Number(stored(storage, seenKey)) || 0,
    noteRevision: (revision) => keep(storage, seenKey, String(revision)),
  };
}
