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

const toasts = (): HTMLElement => screen.getByRole('region', { name: 'Messages' });

describe('toasts', () => {
  it('are told politely and leave after the time of their kind', () => {
    render(<Toaster label="Messages" />);
    act(() => void showToast({ kind: 'success', text: 'Saved' }));
    pass(100);
    expect(toasts()).toHaveTextContent('Saved');
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
    expect(toasts().querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(toasts()).toHaveTextContent('Signing in');
    act(() => closeFirst());
    pass(1000);
    expect(screen.getByText('Signing in')).toBeInTheDocument();
    act(() => closeSecond());
    pass(1000);
    expect(screen.queryByText('Signing in')).not.toBeInTheDocument();
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
    expect(toasts().querySelector('svg')?.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
    act(() => close());
    pass(1000);
  });

  it('speak by one region, and lie beside the page, where no surface covers them', () => {
    const { container } = render(<Toaster label="Messages" />);
    act(() => void showToast({ kind: 'success', text: 'Saved' }));
    pass(100);
    expect(container).toBeEmptyDOMElement();
    expect(toasts()).toHaveAttribute('aria-live', 'polite');
    expect(toasts().querySelectorAll('[aria-live], [role="status"], [role="alert"], output')).toHaveLength(0);
  });

  it('let the focus go on, and stay as long as they have it', () => {
    render(
      <>
        <button type="button">Before</button>
        <Toaster label="Messages" />
        <button type="button">After</button>
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Before' }).focus());
    act(() => void showToast({ kind: 'brief', text: 'Copied' }));
    pass(100);
    act(() => toasts().querySelector('li')?.focus());
    pass(10_000);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'After' }).focus());
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    pass(2500);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});
