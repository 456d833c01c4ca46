import type { BrandValues } from '../../brand/brand-values';
import { BUCKET_COUNT, hashText, queuePosition } from './bucket';

/** The attribute of the page's `html` element that names the brand which a share of devices tries. */
export const BRAND_CANARY_ATTRIBUTE = 'data-brand-canary';

/** The attribute that a device in the share has there, with the brand's id: the brand's styles begin with it. */
export const BRAND_ATTRIBUTE = 'data-brand';

/** A brand that a share of devices has in place of the merchant's own. */
export interface BrandShare {
  /** Names the brand ({@link brandId}). */
  readonly id: string;
  /** The number of buckets in the share, of {@link BUCKET_COUNT}, by their position in the brand's own queue. */
  readonly below: number;
}

/** A brand's values, of which any may be missing. */
type NamedBrand = { readonly [Value in keyof BrandValues]: BrandValues[Value] | undefined };

/** Names a brand: equal for equal values. */
export function brandId({ hue, chroma, accentHue, lightness, surfaceHue }: NamedBrand): string {
  return hashText([hue, chroma, accentHue, lightness, surfaceHue].join(' ')).toString(16).padStart(8, '0');
}

/** How many buckets a share in percent takes. */
export function bucketsOf(percent: number): number {
  return Math.round((percent * BUCKET_COUNT) / 100);
}

/** The queue of a brand: each has one of its own, so that no device is always among the first. */
export function brandQueue(id: string): string {
  return `brand@${id}`;
}

/** Whether a device has a brand. */
export function isInBrandShare({ id, below }: BrandShare, bucket: number): boolean {
  return queuePosition(bucket, brandQueue(id)) < below;
}

/** A share as the value of {@link BRAND_CANARY_ATTRIBUTE}. */
export function brandShareText({ id, below }: BrandShare): string {
  return `${id} ${below}`;
}

/** Reads the value of {@link BRAND_CANARY_ATTRIBUTE}; what is no such value is a share without devices. */
export function parseBrandShare(text: string): BrandShare {
  const [id = '', below] = text.split(' ');
  return { id, below: Number(below) };
}
