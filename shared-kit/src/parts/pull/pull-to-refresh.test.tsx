import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PullToRefresh } from './pull-to-refresh';

function list(refreshing: boolean, onRefresh: () => void): ReactNode {
  return (
    <PullToRefresh
      refreshing={refreshing}
      onRefresh={onRefresh}
      refreshLabel="Refresh"
      refreshingLabel="Refreshing the list"
    >
      <p>Row</p>
    </PullToRefresh>
  );
}

function show(): jest.Mock {
  const onRefresh = jest.fn();
  render(list(false, onRefresh));
  return onRefresh;
}

function pull(to: { readonly x: number; readonly y: number }, from = { x: 100, y: 100 }): void {
  const row = screen.getByText('Row');
  const at = (x: number, y: number): object => ({ touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchStart(row, at(from.x, from.y));
  fireEvent.touchMove(row, at(from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2));
  fireEvent.touchMove(row, at(to.x, to.y));
  fireEvent.touchEnd(row, { touches: [] });
}

it('refreshes when it is pulled far enough, and only then', () => {
  const onRefresh = show();
  pull({ x: 100, y: 160 });
  expect(onRefresh).not.toHaveBeenCalled();
  pull({ x: 110, y: 320 });
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

it('leaves moves aside and upwards to the page', () => {
  const onRefresh = show();
  pull({ x: 400, y: 200 });
  pull({ x: 100, y: 10 }, { x: 100, y: 300 });
  expect(onRefresh).not.toHaveBeenCalled();
});

it('takes no pull that starts further down the page', () => {
  const onRefresh = show();
  Object.defineProperty(document, 'scrollingElement', { value: { scrollTop: 40 }, configurable: true });
  pull({ x: 100, y: 400 });
  expect(onRefresh).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'scrollingElement');
});

it('does the same by a button for those who do not pull', async () => {
  const onRefresh = show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

it('asks for nothing twice, and says what is under way until it has come', async () => {
  const onRefresh = jest.fn();
  const { rerender } = render(list(false, onRefresh));
  pull({ x: 100, y: 400 });
  rerender(list(true, onRefresh));
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing the list');
  pull({ x: 100, y: 400 });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  rerender(list(false, onRefresh));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says nothing of a list that renews itself, and does not ask for it again meanwhile', async () => {
  const onRefresh = jest.fn();
  render(list(true, onRefresh));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).not.toHaveBeenCalled();
});

describe('under the finger', () => {
  const vibrate = jest.fn(() => true);

  beforeEach(() => Object.defineProperty(navigator, 'vibrate', { value: vibrate.mockClear(), configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'));

  it('is felt once when it is far enough, each time it comes there', () => {
    show();
    const row = screen.getByText('Row');
    const at = (y: number): object => ({ touches: [{ clientX: 100, clientY: y }] });
    fireEvent.touchStart(row, at(100));
    const felt = [150, 330, 360, 150, 340].map((y) => {
      fireEvent.touchMove(row, at(y));
      return vibrate.mock.calls.length;
    });
    expect(felt).toEqual([0, 1, 1, 1, 2]);
    fireEvent.touchCancel(row);
  });

  it('follows without a delay, and glides when it is let go', () => {
    show();
    const row = screen.getByText('Row');
    const { style } = row.parentElement as HTMLElement;
    fireEvent.touchStart(row, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchMove(row, { touches: [{ clientX: 100, clientY: 200 }] });
    expect([style.transition, style.transform]).toEqual(['none', expect.stringMatching(/^translateY\(\d/)]);
    fireEvent.touchEnd(row, { touches: [] });
    expect([style.transition, style.transform]).toEqual(['', '']);
  });

  it('tells the browser that it moves, until it is let go', () => {
    const cancel = jest.fn();
    const animate = jest.fn((_keyframes: unknown, _options: unknown) => ({ cancel }));
    Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
    show();
    const row = screen.getByText('Row');
    fireEvent.touchStart(row, { touches: [{ clientX: 100, clientY: 100 }] });
    for (const clientY of [150, 200, 250]) fireEvent.touchMove(row, { touches: [{ clientX: 100, clientY }] });
    expect(animate).toHaveBeenCalledTimes(2);
    expect(cancel).not.toHaveBeenCalled();
    fireEvent.touchEnd(row, { touches: [] });
    expect(cancel).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });
});
