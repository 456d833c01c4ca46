import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionSheet } from './action-sheet';

const ACTIONS = [
  { id: 'copy', label: 'Copy', icon: 'copy' as const },
  { id: 'edit', label: 'Edit', disabled: true },
  { id: 'remove', label: 'Remove', danger: true },
];

it('offers its actions by name and tells the chosen one', async () => {
  const onChoose = jest.fn();
  render(
    <ActionSheet
      open
      title="Account"
      actions={ACTIONS}
      cancelLabel="Cancel"
      onChoose={onChoose}
      onCancel={jest.fn()}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChoose.mock.calls).toEqual([['remove']]);
});

it('is left by its button and by Escape', async () => {
  const onCancel = jest.fn();
  render(
    <ActionSheet
      open
      title="Account"
      actions={ACTIONS}
      cancelLabel="Cancel"
      onChoose={jest.fn()}
      onCancel={onCancel}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});
