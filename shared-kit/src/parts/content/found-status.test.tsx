import { render, screen } from '@testing-library/react';
import { FoundStatus } from './found-status';

it('says what was found in the region that was there before, seen only where it is nothing', () => {
  const { rerender } = render(<FoundStatus text="" />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<FoundStatus text="12 games" />);
  expect(region).toHaveTextContent(/^12 games$/);
  expect(region).toHaveClass('unseen');
  rerender(<FoundStatus text="0 games" empty={<p>No games</p>} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent(/^No games$/);
  expect(region).not.toHaveClass('unseen');
});
