import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './list-row';

it('cannot be pressed while it is off', async () => {
  const onClick = jest.fn();
  render(<ListRow title="Withdraw" disabled onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('says its count inside the link the caller makes of it', () => {
  render(<ListRow title="Messages" badge={3} badgeLabel="3 unread" render={(row) => <a href="/m/inbox" {...row} />} />);
  expect(screen.getByRole('link', { name: 'Messages 3 unread' })).toHaveTextContent('3');
});
