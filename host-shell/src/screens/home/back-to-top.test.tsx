import { act, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host';
import { HomeBackToTop } from './back-to-top';

const BANNER_HEIGHT = 320;

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  fireEvent.scroll(window);
}

const rest = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const button = (): HTMLElement | null => screen.queryByRole('button', { name: 'Back to top' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BANNER_HEIGHT);
  scrollTo(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  [0, false],
  [BANNER_HEIGHT, false],
  [BANNER_HEIGHT + 1, true],
])('at %d px the way up shows: %s', (position, isShown) => {
  renderInHost(
    <>
      <div data-slot="home.banner" />
      <HomeBackToTop />
    </>,
  );
  scrollTo(position);
  rest(15);
  expect(button() !== null).toBe(isShown);
});
