import { act, render, screen } from '@testing-library/react';
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
});
