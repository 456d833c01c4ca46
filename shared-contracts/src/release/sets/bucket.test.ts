import { BUCKET_COUNT, hashText, parseBucket, queuePosition } from './bucket';

const ROLLOUTS = ['mfe-games@1.1.0', 'mfe-account@1.1.0', 'mfe-games@1.1.1', 'host-shell@2.0.0-rc.1', ''];
const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);

/** The buckets that a share of so many percent takes. */
function taken(rollout: string, percent: number): number[] {
  return buckets.filter((bucket) => queuePosition(bucket, rollout) < (percent * BUCKET_COUNT) / 100);
}

describe('the queue of a rollout', () => {
  it.each(ROLLOUTS)('%j is a permutation of all buckets', (rollout) => {
    const positions = buckets.map((bucket) => queuePosition(bucket, rollout)).sort((first, second) => first - second);
    expect(positions).toEqual(buckets);
  });

  describe.each(ROLLOUTS)('%j', (rollout) => {
    it.each([
      [0, 0],
      [1, 100],
      [10, 1_000],
      [50, 5_000],
      [99, 9_900],
      [100, 10_000],
    ])('gives %d %% to exactly %d of 10,000', (percent, count) => {
      expect(taken(rollout, percent)).toHaveLength(count);
    });

    it('only adds devices while it grows', () => {
      const steps = [0, 0.01, 1, 5, 10, 25, 50, 99.99, 100].map((percent) => new Set(taken(rollout, percent)));
      const lost = steps.slice(1).map((larger, index) => [...(steps[index] ?? [])].filter((one) => !larger.has(one)));
      expect(lost.flat()).toEqual([]);
    });
  });

  it.each([
    ['mfe-games@1.1.0', 'mfe-account@1.1.0'],
    ['mfe-games@1.1.0', 'mfe-games@1.1.1'],
    ['mfe-games@1.1.0', 'mfe-games@1.2.0'],
    ['mfe-agent@1.0.1', 'mfe-messaging@1.0.1'],
    ['host-shell@1.1.0', 'mfe-promotions@1.1.0'],
  ])('%s and %s choose independently', (first, second) => {
    const both = new Set(taken(first, 10));
    const joint = taken(second, 10).filter((bucket) => both.has(bucket)).length;
    expect(joint).toBeGreaterThanOrEqual(70);
    expect(joint).toBeLessThanOrEqual(130);
  });

  it('does not prefer low buckets', () => {
    const low = taken('mfe-games@1.1.0', 10).filter((bucket) => bucket < BUCKET_COUNT / 2).length;
    expect(low).toBeGreaterThan(430);
    expect(low).toBeLessThan(570);
  });

  // A device keeps its place over releases of the host and the tools: these figures must not change.
  it.each([
    [0, 'mfe-games@1.1.0', 1_615],
    [9_999, 'mfe-games@1.1.0', 2_906],
    [1_234, 'host-shell@2.0.0', 1_194],
  ])('puts bucket %d in the queue of %s at %d for good', (bucket, rollout, position) => {
    expect(queuePosition(bucket, rollout)).toBe(position);
  });
});

describe('the hash of a text', () => {
  it.each(['', 'a', 'b', 'ab', 'ba', 'mfe-games@1.1.0', 'ü€😀'])('of %j is a whole number of 32 bits', (text) => {
    expect(hashText(text) >>> 0).toBe(hashText(text));
  });

  it('differs for texts that differ by little', () => {
    expect(new Set(buckets.map((bucket) => hashText(`mfe-games@1.0.${bucket}`))).size).toBe(BUCKET_COUNT);
  });
});

describe('a saved bucket', () => {
  it.each([
    ['0', 0],
    ['42', 42],
    ['9999', 9_999],
  ])('%j is %d', (text, bucket) => {
    expect(parseBucket(text)).toBe(bucket);
  });

  it.each([null, '', ' ', '10000', '-1', '1.5', '1e3', '0x1f', ' 7', '7 ', '7\n', '٧', 'NaN', 'null', '{}'])(
    '%j is drawn again',
    (text) => {
      expect(parseBucket(text)).toBeNull();
    },
  );
});
