import { BUCKET_COUNT, parseBucket } from 'shared-contracts/release/bucket';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { storedText } from './stored-text';

/** The bucket of this device, drawn once. */
export function deviceBucket(): number {
  const saved = parseBucket(storedText('localStorage', LOCAL_KEY.releaseBucket));
  if (saved !== null) return saved;
  const drawn = Math.floor(Math.random() * BUCKET_COUNT);
  try {
    localStorage.setItem(LOCAL_KEY.releaseBucket, String(drawn));
  } catch {
    // Without storage, every page draws a new bucket.
  }
  return drawn;
}
