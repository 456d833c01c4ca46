import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('a busy Button', () => {
  it('does not send its form again', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('gives its element to a ref', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Go</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
