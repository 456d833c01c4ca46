import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

it('takes no press while it is busy, and keeps its name', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="refresh" label="Refresh balance" busy onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Refresh balance' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
