import { render, screen } from '@testing-library/react';
import { Icon } from './icon';

describe('Icon', () => {
  it('is hidden from readers unless it is given a name', () => {
    const { container, rerender } = render(<Icon name="wallet" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon name="wallet" label="Wallet" size={32} />);
    expect(screen.getByRole('img', { name: 'Wallet' })).toHaveAttribute('width', '32');
  });

  it('draws the signs of other companies too', () => {
    render(<Icon name="telegram" label="Telegram" />);
    expect(screen.getByRole('img', { name: 'Telegram' })).toBeInTheDocument();
  });
});
