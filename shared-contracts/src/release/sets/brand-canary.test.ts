import { brandId, brandShareText, bucketsOf, isInBrandShare, parseBrandShare } from './brand-canary';
import { BUCKET_COUNT } from './bucket';

const BRAND = { hue: 20, chroma: 0.15, accentHue: 85 };

function devicesOf(id: string, percent: number): ReadonlySet<number> {
  const share = { id, below: bucketsOf(percent) };
  const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
  return new Set(buckets.filter((bucket) => isInBrandShare(share, bucket)));
}

describe('the share of devices that try a brand', () => {
  it.each([0, 0.01, 12.34, 99.99, 100])('takes %s % of all buckets exactly', (percent) => {
    expect(devicesOf(brandId(BRAND), percent).size).toBe(Math.round(percent * 100));
  });

  it('only gains devices while it grows', () => {
    const id = brandId(BRAND);
    const later = devicesOf(id, 50);
    expect([...devicesOf(id, 10)].every((bucket) => later.has(bucket))).toBe(true);
  });

  it('begins with other devices for another brand', () => {
    const first = devicesOf(brandId(BRAND), 10);
    const both = [...devicesOf(brandId({ ...BRAND, hue: 21 }), 10)].filter((bucket) => first.has(bucket)).length;
    // Of two independent tenths, a hundredth is in both.
    expect(both).toBeGreaterThan(50);
    expect(both).toBeLessThan(200);
  });

  it('is the same after it stood in a page', () => {
    const share = { id: brandId(BRAND), below: 1000 };
    expect(parseBrandShare(brandShareText(share))).toEqual(share);
  });

  it.each(['', 'a', 'a b'])('has no device where a page says %j', (text) => {
    const share = parseBrandShare(text);
    expect([0, 1, 5000, 9999].some((bucket) => isInBrandShare(share, bucket))).toBe(false);
  });
});

describe('the id of a brand', () => {
  it('differs with each of its values, and with nothing else', () => {
    const brands = [
      BRAND,
      { ...BRAND, hue: 21 },
      { ...BRAND, chroma: 0.16 },
      { ...BRAND, accentHue: 86 },
      { ...BRAND, lightness: 0.5 },
      { ...BRAND, surfaceHue: 0.5 },
    ];
    expect(new Set(brands.map(brandId)).size).toBe(brands.length);
    expect(brandId({ accentHue: 85, chroma: 0.15, hue: 20 })).toBe(brandId(BRAND));
  });
});
