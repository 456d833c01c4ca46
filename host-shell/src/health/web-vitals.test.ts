import { measureVitals, ShiftScore, SlowestInteraction } from './web-vitals';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

describe('ShiftScore', () => {
  it.each([
    ['nothing', [], 0],
    ['one burst', [shift(0, 0.1), shift(900, 0.05)], 0.15],
    ['the worst of two bursts', [shift(0, 0.1), shift(1000, 0.05)], 0.1],
    ['a burst that goes on for more than five seconds', [0, 1, 2, 3, 4, 5].map((step) => shift(step * 990, 0.1)), 0.6],
    ['a new burst after five seconds', [0, 1, 2, 3, 4, 5, 6].map((step) => shift(step * 900, 0.1)), 0.6],
    ['what the player caused', [shift(0, 0.1), shift(10, 0.9, true)], 0.1],
  ])('of %s', (_name, shifts, expected) => {
    const score = new ShiftScore();
    shifts.forEach((entry) => score.add(entry));
    expect(score.value).toBe(expected);
  });
});

describe('SlowestInteraction', () => {
  it('is the slowest, each interaction counted once by its slowest event', () => {
    const slowest = new SlowestInteraction();
    expect(slowest.value).toBeNull();
    slowest.add({ interactionId: 0, duration: 900 });
    expect(slowest.value).toBeNull();
    slowest.add({ interactionId: 1, duration: 80 });
    slowest.add({ interactionId: 1, duration: 40 });
    slowest.add({ interactionId: 2, duration: 60 });
    expect(slowest.value).toBe(80);
  });

  it('leaves one in fifty out', () => {
    const slowest = new SlowestInteraction();
    for (let id = 1; id <= 50; id += 1) slowest.add({ interactionId: id, duration: id });
    expect(slowest.value).toBe(49);
  });
});

it('measures nothing, and fails nowhere, in a browser that cannot', () => {
  const told: string[] = [];
  const tell = measureVitals((name) => void told.push(name));
  expect(() => tell()).not.toThrow();
  tell();
  expect(told).toEqual([]);
});
