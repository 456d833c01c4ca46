import { brandStylesAt } from 'shared-contracts/brand';
import {
  BRAND_ATTRIBUTE,
  BRAND_CANARY_ATTRIBUTE,
  brandId,
  brandShareText,
  bucketsOf,
  type BrandShare,
} from 'shared-contracts/release/brand-canary';
import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { MerchantSettings } from 'shared-contracts/release/merchant-config';
import { valuesOf } from '../markup/brand-of';
import { inlineText } from '../markup/markup';
import { policyHash } from '../store/digest';
import type { InlineText } from './host-parts';

/** What a brand that a share of devices tries adds to a page. */
export interface CanaryParts {
  /** Attribute of the page's `html` element, with the space before it; empty while no brand is tried. */
  readonly mark: string;
  /** Styles that are those of the page where the device has the brand. */
  readonly styles: readonly InlineText[];
}

/** The share of the brand that a merchant tries; undefined while it tries none. */
export function brandShareOf({ brandCanary }: Pick<MerchantSettings, 'brandCanary'>): BrandShare | undefined {
  if (brandCanary === undefined) return undefined;
  return { id: brandId(brandCanary.brand), below: bucketsOf(brandCanary.percent) };
}

/** What the brand that a merchant tries adds to its page. */
export function canaryPartsOf({ brandCanary }: MerchantSettings): CanaryParts {
  const share = brandShareOf({ brandCanary });
  if (brandCanary === undefined || share === undefined) return { mark: '', styles: [] };
  const root = `:root[${BRAND_ATTRIBUTE}="${share.id}"]`;
  const text = inlineText(brandStylesAt(root, valuesOf(brandCanary.brand)), 'style', 'The styles of the tried brand');
  return {
    mark: ` ${BRAND_CANARY_ATTRIBUTE}="${brandShareText(share)}"`,
    styles: [{ text, hash: policyHash(text) }],
  };
}

/** A merchant's brands by their ids, each with the number of buckets in its share, as its feed says it. */
export function brandsOf(merchant: MerchantSettings): Readonly<Record<string, number>> {
  const share = brandShareOf(merchant);
  return {
    ...(share === undefined ? {} : { [share.id]: share.below }),
    [brandId(merchant.brand)]: BUCKET_COUNT,
  };
}
