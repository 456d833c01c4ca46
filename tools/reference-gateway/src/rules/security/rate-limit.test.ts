import { createRateLimiter, MOST_KEYS, type Limit } from './rate-limit';

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

  it('forgets keys whose window is over', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    for (let key = 0; key < 5_000; key += 1) limiter.hit(limit, `key ${key}`);
    now = 60_000;
    limiter.hit(limit, 'one more');
    expect(limiter.size()).toBe(1);
  });

  it('keeps so many keys at most, the newest', () => {
    const limiter = createRateLimiter(() => 0);
    for (let key = 0; key <= MOST_KEYS + 10; key += 1) limiter.hit(limit, `key ${key}`);
    expect(limiter.size()).toBe(MOST_KEYS);
    for (let time = 0; time < 2; time += 1) limiter.hit(limit, `key ${MOST_KEYS + 10}`);
    expect(limiter.hit(limit, `key ${MOST_KEYS + 10}`)).toBeGreaterThan(0);
  });

  it('ends at the first of several that is one too many, and keeps no key of the others', () => {
    const limiter = createRateLimiter(() => 0);
    const other = { ...limit, name: 'other' };
    for (let key = 0; key < 100; key += 1) limiter.hitEach([limit, 'one address'], [other, `number ${key}`]);
    expect(limiter.size()).toBe(3);
  });

  it('counts all addresses of one IPv6 household as one', () => {
    const limiter = createRateLimiter(() => 0);
    const waits = [1, 2, 3].map((host) => limiter.hit(limit, `2001:db8:1:2::${host}`));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true]);
  });

  it('widens the limits by address by the slack, and no other', () => {
    const limiter = createRateLimiter(() => 0, 2);
    const isRefused = (rule: Limit) => Array.from({ length: 5 }, () => limiter.hit(rule, 'a') > 0);
    expect(isRefused(limit)).toEqual([false, false, false, false, true]);
    expect(isRefused({ ...limit, name: 'number', isByAddress: false })).toEqual([false, false, true, true, true]);
  });
});
