import { render, screen } from '@testing-library/react';
import { DateText } from '../../parts/value/date-text';
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

  it('is no text that a browser translates', () => {
    render(<Money amount={500} symbol="₱" locale="en" />);
    expect(screen.getByText('₱500.00')).toHaveAttribute('translate', 'no');
  });
});

describe('DateText', () => {
  it('carries the exact moment beside the written one, and a dash for no moment', () => {
    const { container, rerender } = render(<DateText value="2026-01-05T00:00:00.000Z" />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-01-05T00:00:00.000Z');
    rerender(<DateText value="soon" />);
    expect(container).toHaveTextContent(/^—$/);
    rerender(<DateText value={-1} format="date" />);
    expect(container).toHaveTextContent(/^—$/);
  });
});
