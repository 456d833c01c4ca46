import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IconGrid } from './icon-grid';

/** Pictures that are not there from the start come before anything is looked at. */
const show = (grid: ReactElement): Promise<unknown> => act(async () => render(grid));

it('lists its entries by name, with what waits in each', async () => {
  await show(
    <IconGrid
      label="Agent menu"
      items={[
        { id: 'team', label: 'Team', icon: 'users' },
        { id: 'mail', label: 'Messages', icon: 'mail', badge: 120, badgeLabel: '120 unread' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Agent menu' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  expect(within(list).getByRole('button', { name: '120 unread Messages' })).toHaveTextContent('99+');
});

it('opens an entry by tap and by key, but not while it is busy or cannot be used', async () => {
  const opened: string[] = [];
  const open = (id: string) => (): number => opened.push(id);
  await show(
    <IconGrid
      label="Menu"
      items={[
        { id: 'a', label: 'A', icon: 'gift', onClick: open('a') },
        { id: 'b', label: 'B', icon: 'gift', onClick: open('b'), busy: true },
        { id: 'c', label: 'C', icon: 'gift', onClick: open('c'), disabled: true },
      ]}
    />,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  screen.getByRole('button', { name: 'A' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['a', 'a']);
  expect(screen.getByRole('button', { name: 'B' })).toHaveAttribute('aria-busy', 'true');
});

it('makes an entry whatever the caller needs it to be', async () => {
  await show(
    <IconGrid
      label="Menu"
      items={[{ id: 'vip', label: 'VIP', icon: 'crown', render: (tile) => <a href="/m/vip" {...tile} /> }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'VIP' })).toHaveAttribute('href', '/m/vip');
});
