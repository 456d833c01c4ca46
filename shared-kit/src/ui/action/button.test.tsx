import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Icon } from '../icon/icon';
import { Button } from './button';
import { buttonClass } from './button-class';

describe('Button', () => {
  it('does what it says when pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Deposit ₱500</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('takes no press while it is busy, and keeps name and focus', async () => {
    const onClick = jest.fn();
    const view = render(<Button onClick={onClick}>Save</Button>);
    screen.getByRole('button').focus();
    view.rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('does not send its form again while it is busy', async () => {
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

  it('is no submit button unless told', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('is named by its words alone, not by its pictures', () => {
    render(<Button startIcon={<Icon name="wallet" />}>Withdraw</Button>);
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  });

  it('gives its element to a ref', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(<Button ref={ref}>Go</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });
});

describe('buttonClass', () => {
  it('lets a link wear the look of a button', () => {
    expect(buttonClass({ variant: 'accent', size: 'lg', block: true })).toBe('button accent lg block');
    expect(buttonClass()).toBe('button primary md');
  });
});
