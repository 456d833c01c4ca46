import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { SiteLogo } from './site-logo';

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

describe('SiteLogo', () => {
  const logo = [
    { src: '/m/brand/l.svg', width: 120, height: 30, theme: 'light' },
    { src: '/m/brand/d.svg', width: 100, height: 20, theme: 'dark' },
  ] as const;

  function drawn(site: Parameters<typeof SiteLogo>[0]['site']): HTMLElement {
    return render(
      <SiteLogo site={site}>
        <b>the wordmark</b>
      </SiteLogo>,
    ).container;
  }

  it('shows the pictures of the merchant in their sizes, named by the merchant', () => {
    const [light, dark] = drawn({ name: 'Palm', logo }).querySelectorAll('img');
    expect(light).toHaveAttribute('data-logo', 'light');
    expect(Object.fromEntries([...(dark?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      src: '/m/brand/d.svg',
      width: '100',
      height: '20',
      alt: 'Palm',
      'data-logo': 'dark',
    });
    expect(screen.queryByText('the wordmark')).not.toBeInTheDocument();
  });

  it('is what stands for it where there is none, and where it does not come', () => {
    expect(drawn({ name: 'Palm' })).toHaveTextContent('the wordmark');
    const container = drawn({ name: 'Palm', logo: [{ src: '/m/brand/x.svg', width: 9, height: 9 }] });
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('data-logo', 'both');
    fireEvent.error(picture);
    expect(container).toHaveTextContent('the wordmark');
  });

  it('notices a picture of the rendered page that failed before it listened', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    expect(drawn({ name: 'Palm', logo })).toHaveTextContent('the wordmark');
    complete.mockRestore();
  });
});
