import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import type { PictureScaling } from 'shared-contracts/scaled-picture';
import { RemoteContextProvider, type AnyRemoteContext } from 'shared-kit/remote';
import { Image } from './image';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Says of every picture that is watched where it is. */
let report: (isNear: boolean) => void;
let margin: string | undefined;

// Each test long after the one before: all pictures share the last look.
let now = 0;

beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    const targets = new Set<Element>();
    const tell = callback as unknown as (entries: readonly Entry[]) => void;
    report = (isIntersecting) => tell([...targets].map((target) => ({ target, isIntersecting })));
    margin = options?.rootMargin;
    return {
      observe: (target: Element) => targets.add(target),
      unobserve: (target: Element) => targets.delete(target),
      disconnect: jest.fn(),
    } as unknown as IntersectionObserver;
  });
});

afterEach(() => {
  // The frame after a picture's turn looks for the next one.
  jest.runOnlyPendingTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** With what this site's settings say of hosts of pictures. */
function renderScaled(picture: ReactNode, scaledPictures?: PictureScaling) {
  const value = { site: { scaledPictures } } as unknown as AnyRemoteContext;
  return render(<RemoteContextProvider value={value}>{picture}</RemoteContextProvider>);
}

const shape = { alt: 'Golden Harvest', width: 90, height: 120 };

describe('Image', () => {
  it('loads 100 px before it comes into view, once it stayed there for 200 ms', () => {
    render(<Image {...shape} sources={['/a.png']} />);
    const picture = screen.getByRole('img', { name: 'Golden Harvest' });
    expect(margin).toBe('100px');
    act(() => report(true));
    act(() => jest.advanceTimersByTime(199));
    expect(picture).not.toHaveAttribute('src');
    act(() => jest.advanceTimersByTime(1));
    act(() => jest.advanceTimersToNextFrame());
    expect(picture).toHaveAttribute('src', '/a.png');
  });

  it('loads nothing when it is scrolled past', () => {
    render(<Image {...shape} sources={['/a.png']} />);
    act(() => report(true));
    act(() => jest.advanceTimersByTime(150));
    act(() => report(false));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('img')).not.toHaveAttribute('src');
  });

  it('shares one observer with all pictures of the page, and hears of itself alone', () => {
    const one = render(<Image {...shape} sources={['/a.png']} />);
    render(<Image {...shape} alt="Other" sources={['/b.png']} />);
    expect(globalThis.IntersectionObserver).toHaveBeenCalledTimes(1);
    one.unmount();
    act(() => report(true));
    act(() => jest.advanceTimersByTime(400));
    act(() => jest.advanceTimersToNextFrame());
    expect(screen.getByRole('img', { name: 'Other' })).toHaveAttribute('src', '/b.png');
  });

  it('walks through its addresses and keeps its name when all have failed', () => {
    const { container } = render(<Image {...shape} eager sources={['/a.png', '/b.png']} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Golden Harvest' })).toBeInTheDocument();
  });

  it.each([1, 2])('that failed %d times is tried again when the device is connected again', (failures) => {
    render(<Image {...shape} eager sources={['/a.png', '/b.png']} />);
    for (let failure = 0; failure < failures; failure += 1)
      fireEvent.error(screen.getByRole<HTMLImageElement>('img', { name: 'Golden Harvest' }));
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png');
  });

  it('that never failed is left as it is when the device is connected again', () => {
    render(<Image {...shape} eager sources={['/a.png']} />);
    const picture = screen.getByRole('img');
    fireEvent.load(picture);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img')).toBe(picture);
    expect(picture).toHaveAttribute('src', '/a.png');
  });

  it('asks a host that scales for the width that fits, and the next host as that one is asked', () => {
    renderScaled(<Image {...shape} eager place="card" sources={['/cdn1/a.png', '/a.png']} />, {
      '/cdn1': '{path}?w={width}',
    });
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('src', '/cdn1/a.png?w=128');
    fireEvent.error(picture);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png');
  });

  it('lets the browser choose in a page that a server rendered, until that is taken over', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const value = { site: { scaledPictures: { '': '{path}?w={width}' } } } as unknown as AnyRemoteContext;
    const picture = (
      <RemoteContextProvider value={value}>
        <Image {...shape} eager place="leaf" sources={['/a.png']} />
      </RemoteContextProvider>
    );
    page.innerHTML = renderToString(picture);
    const image = page.querySelector('img');
    expect(image).toHaveAttribute('src', '/a.png?w=128');
    expect(image).toHaveAttribute('srcset', '/a.png?w=128 2x, /a.png?w=240 2.001x');
    const errors: unknown[] = [];
    const root = await act(() => hydrateRoot(page, picture, { onRecoverableError: (error) => errors.push(error) }));
    expect(errors).toEqual([]);
    expect(page.querySelector('img')).toBe(image);
    expect(image).toHaveAttribute('src', '/a.png?w=128');
    expect(image).not.toHaveAttribute('srcset');
    act(() => root.unmount());
    page.remove();
  });

  it('asks for one size where the settings name no host that scales', () => {
    renderScaled(<Image {...shape} eager place="card" sources={['/a.png']} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png');
  });

  it('asks for no width either as long as it is out of view', () => {
    renderScaled(<Image {...shape} place="card" sources={['/a.png']} />, {
      '': '{path}?w={width}',
    });
    expect(screen.getByRole('img').getAttributeNames()).not.toContain('src');
  });

  it('comes before all others only where the page is about it', () => {
    render(<Image {...shape} first alt="First" sources={['/a.png']} />);
    render(<Image {...shape} eager alt="Second" sources={['/b.png']} />);
    expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('src', '/a.png');
    expect(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('fetchpriority', 'auto');
  });

  it('shows as it comes where it belongs to the first view', () => {
    render(<Image {...shape} eager sources={['/a.png']} />);
    expect(screen.getByRole('img')).toHaveClass('shown');
  });

  it('goes on to the next address where the first had failed before anybody listened', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValueOnce(true);
    render(<Image {...shape} eager sources={['/a.png', '/b.png']} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });

  it('starts over when the addresses change', () => {
    const { rerender } = render(<Image {...shape} eager sources={['/a.png', '/b.png']} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Image {...shape} eager sources={['/c.png']} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/c.png');
  });
});
