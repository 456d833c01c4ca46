import type { Page } from '@playwright/test';
import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import { LOCAL_KEY } from 'shared-contracts/storage';

/** A bucket that a rollout's share holds, and one that it does not. */
export function bucketsOf(rollout: string, percent: number): { readonly inside: number; readonly outside: number } {
  const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
  const isInside = (bucket: number): boolean => queuePosition(bucket, rollout) < (percent * BUCKET_COUNT) / 100;
  const inside = buckets.find(isInside);
  const outside = buckets.find((bucket) => !isInside(bucket));
  if (inside === undefined || outside === undefined) throw new Error(`${rollout} at ${percent} % splits nobody`);
  return { inside, outside };
}

/** Makes the page's device one of that bucket, from its next load on. */
export async function useBucket(page: Page, bucket: number): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    LOCAL_KEY.releaseBucket,
    String(bucket),
  ] as const);
}
