import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  it('is a pressed or unpressed button where it can be chosen, plain text otherwise', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <Chip selected onClick={onClick}>
        Today
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Today', pressed: true }));
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(<Chip tone="win">Paid</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Paid')).toBeInTheDocument();
  });
});
