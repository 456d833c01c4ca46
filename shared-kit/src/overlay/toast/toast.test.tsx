import { act, render, screen } from '@testing-library/react';
import type { ToastSubject } from 'shared-contracts/remote/remote-context';
import { Icon, type IconName } from '../../ui/icon/icon';
import { showToast, Toaster } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.advanceTimersByTime(20_000));
  jest.useRealTimers();
});

/** In small steps: what one timer draws sets the next one. */
const pass = (milliseconds: number): void => {
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => jest.advanceTimersByTime(50));
};

describe('toasts', () => {
  it('are told politely and leave after the time of their kind', () => {
    render(<Toaster label="Messages" />);
    act(() => void showToast({ kind: 'success', text: 'Saved' }));
    pass(100);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(1300);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1500);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('take the place of one another, and each one can only take itself back', () => {
    render(<Toaster label="Messages" />);
    let closeFirst: () => void = () => undefined;
    act(() => {
      closeFirst = showToast({ kind: 'wait', text: 'Please wait' });
    });
    pass(100);
    let closeSecond: () => void = () => undefined;
    act(() => {
      closeSecond = showToast({ kind: 'wait', text: 'Signing in' });
    });
    pass(1000);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Signing in');
    act(() => closeFirst());
    pass(1000);
    expect(screen.getByText('Signing in')).toBeInTheDocument();
    act(() => closeSecond());
    pass(1000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each<[ToastSubject | undefined, IconName]>([
    [undefined, 'offline'],
    ['contactService', 'headset'],
    ['comingSoon', 'sparkles'],
    ['accountNeeded', 'user'],
  ])('a notice of one second about %s shows the picture %s', (subject, picture) => {
    const { container } = render(<Icon name={picture} size={22} />);
    render(<Toaster label="Messages" />);
    let close: () => void = () => undefined;
    act(() => void (close = showToast({ kind: 'offline', text: 'Notice', subject })));
    pass(100);
    expect(screen.getByRole('status').querySelector('svg')?.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
    act(() => close());
    pass(1000);
  });
});
