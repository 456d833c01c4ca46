import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactSheet } from './fact-sheet';

it('names every fact, copies the one that can be copied, and closes', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const copy = { text: 'W-77', label: 'Copy the number', copiedLabel: 'Copied', onFailure: jest.fn() };
  render(
    <FactSheet
      title="Deposit"
      closeLabel="Close"
      head={<strong>+500.00</strong>}
      facts={[
        { name: 'Fee', value: '1.50' },
        { name: 'Number', value: 'W-77', copy },
      ]}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveTextContent('+500.00');
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Fee', '1.50'],
    ['Number', 'W-77'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await navigator.clipboard.readText()).toBe('W-77');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
