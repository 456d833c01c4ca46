import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from './carousel';

const TEXTS = {
  slide: (place: number, total: number) => `Slide ${place} of ${total}`,
  pause: 'Stop moving',
  play: 'Move again',
};
const TIMES = { restMilliseconds: 5000, moveMilliseconds: 1000 };

async function show(count: number, props: Partial<CarouselProps> = { autoplay: TIMES }): Promise<HTMLElement> {
  const slides = Array.from({ length: count }, (_slide, index) => ({
    id: `slide-${index}`,
    content: <a href={`/m/${index}`}>{`Banner ${index + 1}`}</a>,
  }));
  await act(async () => render(<Carousel label="Promotions" slides={slides} texts={TEXTS} {...props} />));
  return screen.getByRole('region', { name: 'Promotions' });
}

const moves = (region: HTMLElement): string | undefined => region.dataset['moves'];
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rests 5 s before the first move, and 5 s after each move of 1 s has ended', async () => {
  const region = await show(3);
  wait(4999);
  expect(moves(region)).toBe('0');
  wait(1);
  expect(moves(region)).toBe('1');
  wait(5999);
  expect(moves(region)).toBe('1');
  wait(1);
  expect(moves(region)).toBe('2');
});

it('leaves one slide alone: no move, no controls', async () => {
  const region = await show(1);
  wait(20_000);
  expect(moves(region)).toBe('0');
  expect(within(region).queryByRole('button')).toBeNull();
  expect(within(region).getByRole('link', { name: 'Banner 1' })).toBeInTheDocument();
});

it('does not move by itself without being told to', async () => {
  const region = await show(3, {});
  wait(20_000);
  expect(moves(region)).toBe('0');
  expect(within(region).queryByRole('button', { name: 'Stop moving' })).toBeNull();
});

it.each([
  [
    'the focus is in it',
    (region: HTMLElement) => fireEvent.focus(within(region).getAllByRole('link')[0] as HTMLElement),
  ],
  ['a mouse is over it', (region: HTMLElement) => userEvent.hover(region, { advanceTimers: jest.advanceTimersByTime })],
])('holds still while %s', async (_what, hold) => {
  const region = await show(3);
  await hold(region);
  wait(20_000);
  expect(moves(region)).toBe('0');
});

it('holds still while the page is hidden, and goes on when it is seen again', async () => {
  const region = await show(3);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(20_000);
  expect(moves(region)).toBe('0');
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(5000);
  expect(moves(region)).toBe('1');
  state.mockRestore();
});

it('does not move by itself for those who asked for less motion', async () => {
  const usual = window.matchMedia;
  window.matchMedia = (query) => ({ ...usual(query), matches: query === '(prefers-reduced-motion: reduce)' });
  const region = await show(3);
  wait(20_000);
  expect(moves(region)).toBe('0');
  expect(within(region).queryByRole('button', { name: 'Stop moving' })).toBeNull();
  expect(within(region).getByRole('button', { name: 'Slide 2 of 3' })).toBeInTheDocument();
  window.matchMedia = usual;
});

it('is stopped and started by a button', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const region = await show(3);
  await user.click(within(region).getByRole('button', { name: 'Stop moving' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.unhover(region);
  wait(20_000);
  expect(moves(region)).toBe('0');
  expect(region).not.toHaveAttribute('data-playing');
  await user.click(within(region).getByRole('button', { name: 'Move again' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.unhover(region);
  expect(region).toHaveAttribute('data-playing');
});

it('marks the place, and lets only what is in view be reached', async () => {
  const region = await show(3);
  expect(within(region).getByRole('button', { name: 'Slide 1 of 3' })).toHaveAttribute('aria-current', 'true');
  const rows = [...region.querySelectorAll('li.swiper-slide')];
  expect(rows).toHaveLength(6);
  expect(rows.filter((row) => !row.hasAttribute('inert'))).toHaveLength(1);
});

it('fills the dot of the slide that is shown with the time that is left, and only while it moves', async () => {
  const region = await show(3);
  const filled = (): string[] =>
    [...region.querySelectorAll<HTMLElement>('[aria-current] > span')].map(({ style }) => style.animationDuration);
  expect(filled()).toEqual(['5000ms']);
  wait(5000);
  expect(filled()).toEqual(['6000ms']);
  fireEvent.click(within(region).getByRole('button', { name: 'Stop moving' }));
  expect(filled()).toEqual([]);
});
