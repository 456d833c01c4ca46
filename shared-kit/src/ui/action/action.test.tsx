import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { buttonClass } from './button-class';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('does what it says when pressed, and submits only where asked', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Deposit</Button>);
    const button = screen.getByRole('button', { name: 'Deposit' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('keeps its name and its focus while busy, and takes no press', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Deposit
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Deposit' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('gives links the look of a button', () => {
  expect(buttonClass({ variant: 'accent', size: 'lg', block: true }).split(' ')).toEqual([
    'button',
    'accent',
    'lg',
    'block',
  ]);
  expect(buttonClass().split(' ')).toEqual(['button', 'primary', 'md']);
});

it('opens an address elsewhere without giving that page a hold on this one', () => {
  render(
    <LinkButton href="https://t.me/support" external>
      Telegram
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Telegram' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

describe('IconButton', () => {
  it('ends its name with the count where that is told in words', () => {
    const { rerender } = render(<IconButton icon="menu" label="Menu" badge={3} badgeLabel="3 unread" />);
    expect(screen.getByRole('button', { name: 'Menu, 3 unread' })).toBeInTheDocument();
    rerender(<IconButton icon="menu" label="Menu" badge={0} badgeLabel="0 unread" />);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });

  it('is named by its label and not by its count', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<IconButton icon="bell" label="Notices" badge={3} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
    rerender(<IconButton icon="refresh" label="Refresh" busy onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
