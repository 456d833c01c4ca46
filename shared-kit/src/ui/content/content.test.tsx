import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { ListRow } from '../../parts/content/list-row';
import { SectionHeader } from '../../parts/content/section-header';

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

describe('ListRow', () => {
  it('is a button with all its words in its name', async () => {
    const onClick = jest.fn();
    render(<ListRow icon="mail" title="Messages" detail="From support" badge={3} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Messages From support 3' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('becomes whatever element the caller renders', () => {
    render(<ListRow title="Profile" render={(row) => <a href="/m/profile" {...row} />} />);
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/m/profile');
  });

  it('is plain where it leads nowhere', () => {
    render(<ListRow title="Version" end="1.0" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('SectionHeader', () => {
  it('is a heading, with its action beside it', () => {
    render(<SectionHeader title="Hot" count={12} level={3} action={<button type="button">More</button>} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Hot' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  });
});
