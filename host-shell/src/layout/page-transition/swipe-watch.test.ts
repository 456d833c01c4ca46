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
  const goBack = (): void => void window.dispatchEvent(new Event('popstate'));
  return { watch, detach, swipe, goBack, wait: (time: number) => void (now += time) };
}

describe('createSwipeWatch', () => {
  it.each([
    ['longer than the threshold', 10, 10 + SWIPE_THRESHOLD_PX + 1, 'swipe'],
    ['exactly the threshold', 10, 10 + SWIPE_THRESHOLD_PX, 'plain'],
    ['short', 10, 40, 'plain'],
    ['the other way', 300, 10, 'plain'],
    ['from the edge', 0, 200, 'swipe'],
    ['without a point at its end', 10, undefined, 'plain'],
  ])('a swipe %s that ends in a step back', (_name, from, to, expected) => {
    const { watch, detach, swipe, goBack } = makeWatch();
    expect(watch.takeStep()).toBe('none');
    swipe(from, to);
    goBack();
    expect(watch.takeStep()).toBe(expected);
    detach();
  });

  it('is none without a step back: a swipe through pictures, then a tap on a link', () => {
    const { watch, detach, swipe } = makeWatch();
    swipe(0, 200);
    expect(watch.takeStep()).toBe('none');
    detach();
  });

  it.each([
    ['a side', 5, 'swipe'],
    ['the other side', window.innerWidth - 5, 'swipe'],
    ['the middle', window.innerWidth / 2, 'plain'],
  ])('that the browser takes over from %s is its own', (_name, from, expected) => {
    const { watch, detach, goBack } = makeWatch();
    touch('touchstart', from);
    window.dispatchEvent(new Event('touchcancel'));
    goBack();
    expect(watch.takeStep()).toBe(expected);
    detach();
  });

  it.each([
    [true, 'swipe'],
    [false, 'plain'],
  ])('is what the browser says it has moved itself: %s', (hasUAVisualTransition, expected) => {
    const { watch, detach } = makeWatch();
    window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
    expect(watch.takeStep()).toBe(expected);
    detach();
  });

  it('counts once', () => {
    const { watch, detach, swipe, goBack } = makeWatch();
    swipe(0, 200);
    goBack();
    expect(watch.takeStep()).toBe('swipe');
    expect(watch.takeStep()).toBe('none');
    detach();
  });

  it.each([
    [499, 'swipe'],
    [500, 'plain'],
  ])('belongs to a step back %i ms later: %s', (later, expected) => {
    const { watch, detach, swipe, goBack, wait } = makeWatch();
    swipe(0, 200);
    wait(later);
    goBack();
    expect(watch.takeStep()).toBe(expected);
    detach();
  });

  it('watches no longer once it is taken off', () => {
    const { watch, detach, swipe, goBack } = makeWatch();
    detach();
    swipe(0, 200);
    goBack();
    expect(watch.takeStep()).toBe('none');
  });
});
