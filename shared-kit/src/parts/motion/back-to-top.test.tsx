import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from './back-to-top';

const FAR_DOWN = 320;

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  fireEvent.scroll(window);
}

const rest = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const button = (): HTMLElement | null => screen.queryByRole('button', { name: 'Back to top' });
const draw = () => render(<BackToTop label="Back to top" isPast={() => window.scrollY > FAR_DOWN} />);

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  [0, false],
  [FAR_DOWN, false],
  [FAR_DOWN + 1, true],
])('at %d px the way up shows: %s', (position, isShown) => {
  draw();
  scrollTo(position);
  rest(15);
  expect(button() !== null).toBe(isShown);
});

test('waits until the scrolling has rested for 15 ms, then leads up', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  draw();
  rest(15);
  scrollTo(900);
  rest(14);
  scrollTo(1000);
  rest(14);
  expect(button()).toBeNull();
  rest(1);
  fireEvent.click(button() as HTMLElement);
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
