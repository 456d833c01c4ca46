import { act, fireEvent, render, screen } from '@testing-library/react';
import { Marquee } from './marquee';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const run = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const line = (): HTMLElement | null => screen.getByText('Maintenance at 2').parentElement;

describe('Marquee', () => {
  it('moves, rests while it is pointed at, and goes on from there', () => {
    render(
      <Marquee>
        <span>Maintenance at 2</span>
      </Marquee>,
    );
    run(1000);
    const reached = line()?.style.transform;
    expect(reached).toMatch(/^translateX\(-\d+px\)$/);
    fireEvent.pointerEnter(line()?.parentElement as HTMLElement);
    run(1000);
    expect(line()?.style.transform).toBe(reached);
    fireEvent.pointerLeave(line()?.parentElement as HTMLElement);
    run(1000);
    expect(line()?.style.transform).not.toBe(reached);
  });

  it('rests while a finger is on the page, wherever that is', () => {
    const { unmount } = render(
      <Marquee>
        <span>Maintenance at 2</span>
      </Marquee>,
    );
    run(1000);
    const moved = line();
    fireEvent.touchStart(document.body);
    const reached = moved?.style.transform;
    run(1000);
    expect(moved?.style.transform).toBe(reached);
    fireEvent.touchEnd(document.body);
    run(1000);
    const later = moved?.style.transform;
    expect(later).not.toBe(reached);
    unmount();
    fireEvent.touchEnd(document.body);
    run(1000);
    expect(moved?.style.transform).toBe(later);
  });

  it('rests while a dialog stands over the page, and goes on from there', () => {
    const page = (hidden: boolean) => (
      <div aria-hidden={hidden || undefined}>
        <Marquee>
          <span>Maintenance at 2</span>
        </Marquee>
      </div>
    );
    const { rerender } = render(page(false));
    run(1000);
    const reached = line()?.style.transform;
    rerender(page(true));
    run(1000);
    expect(line()?.style.transform).toBe(reached);
    rerender(page(false));
    run(200);
    const pixels = (transform = ''): number => Number(/-(\d+)px/.exec(transform)?.[1]);
    expect(pixels(line()?.style.transform) - pixels(reached)).toBeGreaterThan(0);
    expect(pixels(line()?.style.transform) - pixels(reached)).toBeLessThanOrEqual(7);
  });

  it('asks how wide it is when that changes, not in every frame', () => {
    const asked = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
    asked.mockClear();
    render(
      <Marquee>
        <span>Maintenance at 2</span>
      </Marquee>,
    );
    run(1000);
    expect(line()?.style.transform).not.toBe('');
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('stands still for who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: true }) as MediaQueryList);
    render(
      <Marquee>
        <span>Maintenance at 2</span>
      </Marquee>,
    );
    run(1000);
    expect(line()?.style.transform).toBe('');
  });
});
