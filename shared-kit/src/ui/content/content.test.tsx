import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { logoPictures } from './logo-pictures';

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

describe('logoPictures', () => {
  function drawn(site: Parameters<typeof logoPictures>[0]): Element[] {
    const { container } = render(
      <>
        {logoPictures(site)}
        <b>the wordmark</b>
      </>,
    );
    return [...container.children];
  }

  it('is the pictures of the merchant in their sizes, named by it, before what is shown where they fail', () => {
    const [light, dark, word, ...others] = drawn({
      name: 'Palm',
      logo: [
        { src: '/m/brand/l.svg', width: 120, height: 30, theme: 'light' },
        { src: '/m/brand/d.svg', width: 100, height: 20, theme: 'dark' },
      ],
    });
    expect(light).toHaveAttribute('data-logo', 'light');
    expect(Object.fromEntries([...(dark?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      src: '/m/brand/d.svg',
      width: '100',
      height: '20',
      alt: 'Palm',
      'data-logo': 'dark',
    });
    expect(word).toHaveTextContent('the wordmark');
    expect(others).toEqual([]);
  });

  it('is one picture for both themes, or what stands for it alone', () => {
    const [picture] = drawn({ name: 'Palm', logo: [{ src: '/m/brand/x.svg', width: 9, height: 9 }] });
    expect(picture).not.toHaveAttribute('data-logo');
    expect(drawn({ name: 'Palm' }).map(({ textContent }) => textContent)).toEqual(['the wordmark']);
  });
});
