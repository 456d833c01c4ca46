import { marqueeRound } from './marquee-motion';

const sizes = { content: 300, frame: 200 };

describe('marqueeRound', () => {
  it('takes one step of 1 px thirty times a second', () => {
    const { from, to, steps, milliseconds } = marqueeRound(sizes, false);
    expect((from - to) / steps).toBe(1);
    expect((steps / milliseconds) * 1000).toBeCloseTo(30);
  });

  it('comes in from the end and leaves whole', () => {
    expect(marqueeRound(sizes, false)).toMatchObject({ from: 200, to: -300 });
  });

  it('stands at the start of its window when it starts', () => {
    const { from, to, milliseconds, startsAt } = marqueeRound(sizes, false);
    expect(from + (to - from) * (startsAt / milliseconds)).toBeCloseTo(0);
  });

  it('goes the other way where lines are read so', () => {
    expect(marqueeRound(sizes, true)).toMatchObject({ from: -200, to: 300 });
  });

  it('has a step where nothing is laid out yet', () => {
    expect(marqueeRound({ content: 0, frame: 0 }, false)).toMatchObject({ steps: 1, milliseconds: 0 });
  });
});
