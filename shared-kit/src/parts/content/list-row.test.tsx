import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './list-row';

describe('ListRow', () => {
  it('is a button with all its words in its name', async () => {
    const onClick = jest.fn();
    render(<ListRow icon="mail" title="Messages" detail="From support" badge={3} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Messages From support 3' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('becomes whatever element the caller renders', () => {
    render(<ListRow title="Profile" render={(row) => <a href="/m/profile" {...row} />} />);
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/m/profile');
  });

  it('is plain where it leads nowhere', () => {
    render(<ListRow title="Version" end="1.0" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('cannot be pressed while it is off', async () => {
    const onClick = jest.fn();
    render(<ListRow title="Withdraw" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('says its count inside the link the caller makes of it', () => {
    render(
      <ListRow title="Messages" badge={3} badgeLabel="3 unread" render={(row) => <a href="/m/inbox" {...row} />} />,
    );
    expect(screen.getByRole('link', { name: 'Messages 3 unread' })).toHaveTextContent('3');
  });
});
