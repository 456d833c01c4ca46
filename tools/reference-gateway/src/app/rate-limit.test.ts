import { createRateLimiter, type Limit } from './rate-limit';

const limit = { name: 'test', max: 2, windowMs: 10_000, isByAddress: true };

describe('createRateLimiter', () => {
  it('lets the maximum through, then tells the seconds to wait', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    expect([limiter.hit(limit, 'a'), limiter.hit(limit, 'a')]).toEqual([0, 0]);
    now = 2_500;
    expect(limiter.hit(limit, 'a')).toBe(8);
    now = 10_000;
    expect(limiter.hit(limit, 'a')).toBe(0);
  });

  it('counts keys and limits apart, and forgets when told to', () => {
    const limiter = createRateLimiter(() => 0);
    const other = { ...limit, name: 'other' };
    for (const key of ['a', 'b']) for (const rule of [limit, other]) expect(limiter.hit(rule, key)).toBe(0);
    limiter.hit(limit, 'a');
    expect(limiter.hit(limit, 'a')).toBeGreaterThan(0);
    limiter.clear();
    expect(limiter.hit(limit, 'a')).toBe(0);
  });

  it('widens the limits by address by the slack, and no other', () => {
    const limiter = createRateLimiter(() => 0, 2);
    const isRefused = (rule: Limit) => Array.from({ length: 5 }, () => limiter.hit(rule, 'a') > 0);
    expect(isRefused(limit)).toEqual([false, false, false, false, true]);
    expect(isRefused({ ...limit, name: 'number', isByAddress: false })).toEqual([false, false, true, true, true]);
  });
});
