import { brandId, brandQueue, bucketsOf } from 'shared-contracts/release/brand-canary';
import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { HealthRow, HealthSummary } from 'shared-contracts/release/health';
import type { BrandCanary, MerchantSettings } from 'shared-contracts/release/merchant-config';
import type { Rollout } from 'shared-contracts/release/release-map';
import { HOST_NAME } from 'shared-contracts/remote/remote-names';
import { judge, type JudgedRollout } from './guard';
import type { HealthSource } from './health-source';
import { readHealth } from './read-health';

/** How a brand that a share of devices tries does beside the merchant's own. */
export interface JudgedBrand {
  readonly merchant: string;
  readonly canary: BrandCanary;
  /** As of a rollout of the host, whose versions are the two brands. */
  readonly judged: JudgedRollout;
}

/** A merchant that tries a brand. */
export interface TryingMerchant {
  readonly code: string;
  readonly brandCanary: BrandCanary;
}

const TRIED = 'the tried brand';
const OWN = 'the own brand';

/** The merchants that try a brand. */
export function tryingMerchants(merchants: Readonly<Record<string, MerchantSettings>>): readonly TryingMerchant[] {
  return Object.values(merchants).flatMap(({ code, brandCanary }) =>
    brandCanary === undefined ? [] : [{ code, brandCanary }],
  );
}

/** What pages said of the host, whatever its version: both brands have the same ones in the same shares. */
function rowsAs(version: string, { rows }: HealthSummary): readonly HealthRow[] {
  return rows.filter((row) => row.package === HOST_NAME).map((row) => ({ ...row, version }));
}

/** Judges a tried brand by the pages of its devices and those of all others. */
export function judgeBrand(
  { code: merchant, brandCanary: canary }: TryingMerchant,
  tried: HealthSummary,
  own: HealthSummary,
): JudgedBrand {
  const { percent, since, guard } = canary;
  const rollout: Rollout = {
    package: HOST_NAME,
    version: TRIED,
    percent,
    merchants: [merchant],
    since,
    ...(guard === undefined ? {} : { guard: { action: 'rollback', ...guard } }),
  };
  const rows = [...rowsAs(TRIED, tried), ...rowsAs(OWN, own)];
  return { merchant, canary, judged: judge(rollout, [OWN], { ...tried, rows }) };
}

/**
 * Asks how every tried brand does, each since its share is what it is: once for the devices in it, once for the others. The
 * back end tells them by the bucket that a page's ticket was given for. Refuses when the site does not answer.
 */
export async function readBrandHealth(
  merchants: readonly TryingMerchant[],
  environment: string,
  source: HealthSource,
): Promise<readonly JudgedBrand[]> {
  return Promise.all(
    merchants.map(async (merchant) => {
      const { brand, percent, since } = merchant.brandCanary;
      const below = bucketsOf(percent);
      const ask = (range: { readonly from: number; readonly below: number }): Promise<HealthSummary> =>
        readHealth({
          ...source,
          environment,
          since: new Date(since),
          merchants: [merchant.code],
          buckets: { queue: brandQueue(brandId(brand)), ...range },
        });
      const [tried, own] = await Promise.all([ask({ from: 0, below }), ask({ from: below, below: BUCKET_COUNT })]);
      return judgeBrand(merchant, tried, own);
    }),
  );
}
