import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer, Sheet } from './sheet';
import { SWIPE_AWAY_PIXELS } from './gestures/swipe-away';

function at(clientX: number, clientY: number): object {
  const touches = [{ clientX, clientY }];
  return { touches, changedTouches: touches };
}

function swipe(element: Element, across: number, down: number): void {
  fireEvent.touchStart(element, at(200, 200));
  fireEvent.touchMove(element, at(200 + across / 2, 200 + down / 2));
  fireEvent.touchMove(element, at(200 + across, 200 + down));
  fireEvent.touchEnd(element, { touches: [] });
}

describe('a drawer at the end', () => {
  it.each([
    ['far enough', SWIPE_AWAY_PIXELS, 0, 1],
    ['not far enough', SWIPE_AWAY_PIXELS - 1, 0, 0],
    ['the other way', -200, 0, 0],
    ['rather down', 120, 160, 0],
  ])('swiped %s', (_how, across, down, closings) => {
    const onOpenChange = jest.fn();
    render(<Drawer open title="Menu" onOpenChange={onOpenChange} />);
    swipe(screen.getByRole('dialog'), across, down);
    expect(onOpenChange.mock.calls).toEqual(Array.from({ length: closings }, () => [false]));
  });
});

describe('a sheet from below', () => {
  it('is swiped down by its head, and follows the finger on the way', () => {
    const onOpenChange = jest.fn();
    render(<Sheet open title="Filter" onOpenChange={onOpenChange} />);
    const head = screen.getByRole('heading', { name: 'Filter' });
    fireEvent.touchStart(head, at(100, 100));
    fireEvent.touchMove(head, at(100, 140));
    expect(screen.getByRole('dialog')).toHaveStyle({ transform: 'translateY(40px)' });
    fireEvent.touchCancel(head, { touches: [] });
    expect(screen.getByRole('dialog').style.transform).toBe('');
    swipe(head, 0, 120);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('stays where only its actions may close it, and while its content is scrolled', () => {
    const onOpenChange = jest.fn();
    const { rerender } = render(
      <Sheet open title="Filter" onOpenChange={onOpenChange}>
        Content
      </Sheet>,
    );
    swipe(screen.getByText('Content'), 0, 200);
    rerender(<Sheet open title="Filter" dismissible={false} onOpenChange={onOpenChange} />);
    swipe(screen.getByRole('heading', { name: 'Filter' }), 0, 200);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
