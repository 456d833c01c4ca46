import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PulledList } from './pulled-list';

test('asks for the list again, in the section’s own words', async () => {
  let asked = 0;
  const read = { isRefreshing: false, refresh: () => void (asked += 1) };
  const list = (isRefreshing: boolean) => (
    <PulledList words={(word) => `word ${word}`} read={{ ...read, isRefreshing }}>
      <p>Row</p>
    </PulledList>
  );
  const { rerender } = render(list(false));
  expect(screen.getByText('Row')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'word refresh' }));
  expect(asked).toBe(1);
  rerender(list(true));
  expect(screen.getByRole('status')).toHaveTextContent('word refreshing');
});
