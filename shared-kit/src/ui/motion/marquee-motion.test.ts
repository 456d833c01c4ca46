import { advanceMarquee } from './marquee-motion';

const sizes = { content: 300, frame: 200 };
const start = { offset: 0, remainder: 0 };

describe('advanceMarquee', () => {
  it('moves 30 px in a second, whatever the display draws', () => {
    for (const framesPerSecond of [30, 60, 120]) {
      let state = start;
      for (let frame = 0; frame < framesPerSecond; frame += 1)
        state = advanceMarquee(state, 1000 / framesPerSecond, sizes);
      expect(Math.abs(state.offset - 30)).toBeLessThanOrEqual(1);
    }
  });

  it('moves by whole pixels', () => {
    expect(advanceMarquee(start, 20, sizes)).toEqual({ offset: 0, remainder: 20 });
    expect(advanceMarquee(start, 50, sizes).offset).toBe(1);
  });

  it('comes in again from the end once it has left', () => {
    expect(advanceMarquee({ offset: 299, remainder: 0 }, 34, sizes).offset).toBe(-200);
  });

  it('does not leap after a sleep', () => {
    expect(advanceMarquee(start, 60_000, sizes).offset).toBe(7);
  });
});
