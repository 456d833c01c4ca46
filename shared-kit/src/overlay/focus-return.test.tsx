import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './sheet';

function Menu(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Drawer open={isOpen} title="Where to" closeLabel="Close" onOpenChange={setOpen}>
        <input data-autofocus="" aria-label="Search" />
        <a href="/m/home">Home</a>
      </Drawer>
    </>
  );
}

function Question(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      {isOpen && (
        <ConfirmDialog open title="Sure?" confirmLabel="Yes" cancelLabel="No" onAnswer={() => setOpen(false)} />
      )}
    </>
  );
}

it('keeps the focus in a drawer and gives it back when it closes', async () => {
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Where to' });
  await waitFor(() => expect(drawer).toHaveFocus());
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

it('gives it back after a question as well, also one that is taken away with its answer', async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

it('puts the focus into a field that asks for it where there is a real keyboard', async () => {
  const noMatch = window.matchMedia;
  window.matchMedia = (query) => ({ ...noMatch(query), matches: query === '(hover: hover)' });
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  window.matchMedia = noMatch;
});
