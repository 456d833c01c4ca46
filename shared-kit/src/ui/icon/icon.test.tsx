import { render, screen, waitFor } from '@testing-library/react';
import { Icon } from './icon';

describe('Icon', () => {
  it('is hidden from readers unless it is given a name', () => {
    const { container, rerender } = render(<Icon name="wallet" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon name="wallet" label="Wallet" size={32} />);
    expect(screen.getByRole('img', { name: 'Wallet' })).toHaveAttribute('width', '32');
  });

  it('keeps the place and the name of a picture that comes later', async () => {
    render(<Icon name="telegram" label="Telegram" size={24} />);
    const place = screen.getByRole('img', { name: 'Telegram' });
    expect(place).toHaveAttribute('width', '24');
    expect(place).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('img', { name: 'Telegram' })).not.toBeEmptyDOMElement());
  });
});
