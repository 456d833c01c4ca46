import { render } from '@testing-library/react';
import { createSwipeWatch } from './swipe-watch';
import { FADE_MS, PageTransition } from './page-transition';

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
});

let detach = (): void => undefined;
afterEach(() => detach());

function draw(first = '/m/home') {
  let moves = 0;
  const swipe = createSwipeWatch();
  detach = swipe.attach(window);
  const page = (pageKey: string) => {
    moves += 1;
    return (
      <PageTransition pageKey={pageKey} moveKey={`${moves}`} swipe={swipe}>
        {pageKey}
      </PageTransition>
    );
  };
  const { rerender } = render(page(first));
  return (pageKey: string) => rerender(page(pageKey));
}

function swipeBack(): void {
  const at = (clientX: number) => ({ touches: [{ clientX }], changedTouches: [{ clientX }] });
  window.dispatchEvent(Object.assign(new Event('touchstart'), at(5)));
  window.dispatchEvent(Object.assign(new Event('touchend'), at(150)));
  window.dispatchEvent(new Event('popstate'));
}

test('the first page does not fade in', () => {
  draw();
  expect(animate).not.toHaveBeenCalled();
});

test('another page fades in within 300 ms', () => {
  draw()('/m/help');
  expect(FADE_MS).toBe(300);
  expect(animate.mock.calls).toEqual([[[{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' }]]);
});

test('a page reached by swiping back does not, the next one does again', () => {
  const show = draw('/m/help');
  swipeBack();
  show('/m/home');
  expect(animate).not.toHaveBeenCalled();
  show('/m/help');
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a swipe that changed only the query says nothing of the next page', () => {
  const show = draw('/m/home');
  swipeBack();
  show('/m/home');
  show('/m/help');
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a new page starts at its top, one that is gone back to does not', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const show = draw('/m/help');
  show('/m/home');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  window.dispatchEvent(new Event('popstate'));
  show('/m/help');
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledTimes(2);
  scroll.mockRestore();
});
