import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Card } from './card';
import { SectionHeader } from './section-header';

describe('Badge', () => {
  it('says its count in words where it is given them', () => {
    render(<Badge count={4} label="4 unread messages" />);
    expect(screen.getByRole('img', { name: '4 unread messages' })).toHaveTextContent('4');
  });

  it('is nothing at zero', () => {
    const { container } = render(<Badge count={0} label="none" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Card', () => {
  it('holds its content and passes attributes on', () => {
    render(
      <Card aria-label="Balance" role="region">
        Hello
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('Hello');
  });
});

describe('SectionHeader', () => {
  it('is a heading with its count and its action', () => {
    render(<SectionHeader title="Hot games" count={12} action={<button type="button">More</button>} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Hot games' })).toBeInTheDocument();
    expect(screen.getByText('12')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  });

  it('takes a lower rank inside another section', () => {
    render(<SectionHeader title="Slots" level={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Slots' })).toBeInTheDocument();
  });
});

describe('Avatar', () => {
  it('shows initials where there is no picture', () => {
    render(<Avatar name="Maria Santos" />);
    expect(screen.getByText('MS')).toBeInTheDocument();
  });

  it('falls back to initials when every picture fails', () => {
    const { container } = render(<Avatar name="Maria Santos" src={['/a.png', '/b.png']} label="Your picture" />);
    const picture = (): HTMLImageElement | null => container.querySelector('img');
    expect(picture()).toHaveAttribute('src', '/a.png');
    fireEvent.error(picture() ?? container);
    expect(picture()).toHaveAttribute('src', '/b.png');
    fireEvent.error(picture() ?? container);
    expect(picture()).toBeNull();
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveTextContent('MS');
  });
});
