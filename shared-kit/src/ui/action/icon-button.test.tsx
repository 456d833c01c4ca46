import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('is reached by what it does', async () => {
    const onClick = jest.fn();
    render(<IconButton icon="refresh" label="Refresh balance" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('shows a count on its corner and nothing at zero', () => {
    const view = render(<IconButton icon="bell" label="Messages" badge={120} />);
    expect(screen.getByText('99+')).toBeInTheDocument();
    view.rerender(<IconButton icon="bell" label="Messages" badge={0} />);
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });

  it('takes no press while it is busy', async () => {
    const onClick = jest.fn();
    render(<IconButton icon="refresh" label="Refresh" busy onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
