import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './list-row';

describe('ListRow', () => {
  it('is plain where it leads nowhere', () => {
    render(<ListRow icon="wallet" title="Balance" detail="Main wallet" end="₱20.00" />);
    expect(screen.getByText('Main wallet')).toBeInTheDocument();
    expect(screen.getByText('₱20.00')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a button where it is pressed', async () => {
    const onClick = jest.fn();
    render(<ListRow icon="lock" title="Change password" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('cannot be pressed while it is off', async () => {
    const onClick = jest.fn();
    render(<ListRow title="Withdraw" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is whatever link the caller makes of it', () => {
    render(
      <ListRow title="Messages" badge={3} badgeLabel="3 unread" render={(row) => <a href="/m/inbox" {...row} />} />,
    );
    const link = screen.getByRole('link', { name: 'Messages 3 unread' });
    expect(link).toHaveAttribute('href', '/m/inbox');
    expect(within(link).getByText('3')).toBeInTheDocument();
  });
});
