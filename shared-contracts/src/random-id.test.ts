import { randomId } from './random-id';

describe('randomId', () => {
  it('is a version 4 UUID, another one each time', () => {
    const ids = Array.from({ length: 1000 }, randomId);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws every other digit from all there are', () => {
    const seen = Array.from({ length: 36 }, () => new Set<string>());
    for (let round = 0; round < 1000; round += 1) [...randomId()].forEach((digit, place) => seen[place]?.add(digit));
    expect(seen.map((digits) => digits.size).join(' ')).toBe(
      [8, 4, 4, 4, 12]
        .map((length, part) =>
          Array.from({ length }, (_, place) => (place > 0 || part < 2 || part > 3 ? 16 : part === 2 ? 1 : 4)).join(' '),
        )
        .join(' 1 '),
    );
  });

  it('needs no secure context', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};
    const getRandomValues = (bytes: Uint8Array): Uint8Array => bytes.fill(255);
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
    try {
      expect(randomId()).toBe('efffffff-efff-4fff-bfff-efffffffffff');
    } finally {
      Object.defineProperty(globalThis, 'crypto', descriptor);
    }
  });
});
