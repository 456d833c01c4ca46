import { render, screen } from '@testing-library/react';
import { Money } from './money';

describe('Money', () => {
  it('shows the amount, signed where asked, and only stars when masked', () => {
    const { rerender } = render(<Money amount={500} symbol="₱" locale="en" signed />);
    expect(screen.getByText('+₱500.00')).toHaveAttribute('data-money');
    expect(screen.getByText('+₱500.00')).toHaveStyle({ '--letters': '8' });
    rerender(<Money amount={500} symbol="₱" locale="en" masked />);
    expect(screen.getByText('******')).toHaveStyle({ '--letters': '6' });
    expect(screen.queryByText(/500/)).not.toBeInTheDocument();
  });

  it.each([
    [0.004, '₱0.00'],
    [5.5e-17, '₱0.00'],
    [-0.004, '₱0.00'],
    [0.005, '+₱0.01'],
    [-0.005, '-₱0.01'],
  ])('%d has the sign of what is shown', (amount, text) => {
    render(<Money amount={amount} symbol="₱" locale="en" signed />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('is no text that a browser translates', () => {
    render(<Money amount={500} symbol="₱" locale="en" />);
    expect(screen.getByText('₱500.00')).toHaveAttribute('translate', 'no');
  });
});
