import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  it('is a plain mark where it cannot be pressed', () => {
    render(<Chip tone="win">Paid</Chip>);
    expect(screen.getByText('Paid')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a choice that says whether it is made', async () => {
    const onClick = jest.fn();
    render(
      <Chip selected onClick={onClick}>
        Today
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: 'Today', pressed: true });
    await userEvent.click(chip);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
