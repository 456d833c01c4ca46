import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { Badge } from './badge';

describe('Badge', () => {
  it('draws nothing at zero and says its count in words where asked', () => {
    const { container, rerender } = render(<Badge count={0} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<Badge count={120} label="120 unread" />);
    expect(screen.getByRole('img', { name: '120 unread' })).toHaveTextContent('99+');
  });
});

describe('Avatar', () => {
  it('tries the next address after a failure and ends with the initials', () => {
    const { container } = render(<Avatar name="Maria Santos" src={['/a.png', '/b.png']} label="Maria" />);
    const picture = (): HTMLImageElement | null => container.querySelector('img');
    expect(picture()).toHaveAttribute('src', '/a.png');
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toHaveAttribute('src', '/b.png');
    fireEvent.error(picture() as HTMLImageElement);
    expect(screen.getByRole('img', { name: 'Maria' })).toHaveTextContent('MS');
  });
});
