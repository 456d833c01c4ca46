import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PullToRefresh } from './pull-to-refresh';

function show(refreshing = false): jest.Mock {
  const onRefresh = jest.fn();
  render(
    <PullToRefresh
      refreshing={refreshing}
      onRefresh={onRefresh}
      refreshLabel="Refresh"
      refreshingLabel="Refreshing the list"
    >
      <p>Row</p>
    </PullToRefresh>,
  );
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

it('asks for nothing twice, and says what is under way', async () => {
  const onRefresh = show(true);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing the list');
  pull({ x: 100, y: 400 });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).not.toHaveBeenCalled();
});
