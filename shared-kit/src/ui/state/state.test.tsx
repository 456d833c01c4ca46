import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorBlock } from './error-block';
import { Skeleton } from './skeleton';
import { Spinner } from '../spinner/spinner';

describe('ErrorBlock', () => {
  it('is told at once and can be tried again', async () => {
    const onRetry = jest.fn();
    render(<ErrorBlock title="Not loaded" text="Check your connection" retryLabel="Try again" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('says what is empty and offers one thing to do, with a scene that comes a little later', async () => {
  const { container } = render(
    <EmptyState kind="games" title="No games yet" action={<button type="button">Find games</button>} />,
  );
  expect(screen.getByText('No games yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find games' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelectorAll('svg path').length).toBeGreaterThan(3));
});

it('draws skeletons that readers do not meet', () => {
  const { container } = render(<Skeleton shape="text" lines={3} />);
  expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(3);
});

it('names a spinner where asked', () => {
  const { container, rerender } = render(<Spinner />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
