import { createSwipeWatch, SWIPE_THRESHOLD_PX } from './swipe-watch';

/** Touches as jsdom can make them. */
function touch(type: 'touchstart' | 'touchend', clientX: number | undefined): void {
  const points = clientX === undefined ? [] : [{ clientX }];
  window.dispatchEvent(Object.assign(new Event(type), { touches: points, changedTouches: points }));
}

function makeWatch() {
  let now = 1000;
  const watch = createSwipeWatch(() => now);
  const detach = watch.attach(window);
  const swipe = (from: number | undefined, to: number | undefined): void => {
    touch('touchstart', from);
    touch('touchend', to);
  };
  return { watch, detach, swipe, wait: (time: number) => void (now += time) };
}

describe('createSwipeWatch', () => {
  it.each([
    ['longer than the threshold', 10, 10 + SWIPE_THRESHOLD_PX + 1, true],
    ['exactly the threshold', 10, 10 + SWIPE_THRESHOLD_PX, false],
    ['short', 10, 40, false],
    ['the other way', 300, 10, false],
    ['from the edge', 0, 200, true],
    ['without a point at its end', 10, undefined, false],
  ])('a swipe %s', (_name, from, to, expected) => {
    const { watch, detach, swipe } = makeWatch();
    expect(watch.wasBackSwipe()).toBe(false);
    swipe(from, to);
    expect(watch.wasBackSwipe()).toBe(expected);
    detach();
  });

  it('belongs to a navigation for a moment only', () => {
    const { watch, detach, swipe, wait } = makeWatch();
    swipe(0, 200);
    wait(499);
    expect(watch.wasBackSwipe()).toBe(true);
    wait(1);
    expect(watch.wasBackSwipe()).toBe(false);
    detach();
  });

  it('watches no longer once it is taken off', () => {
    const { watch, detach, swipe } = makeWatch();
    detach();
    swipe(0, 200);
    expect(watch.wasBackSwipe()).toBe(false);
  });
});
