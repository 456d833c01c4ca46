import { act, fireEvent, render, screen } from '@testing-library/react';
import { Marquee } from './marquee';

let tellResize: () => void = () => undefined;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    tellResize = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => (tellResize = () => undefined) };
  });
});

afterEach(() => jest.restoreAllMocks());

function drawLine(): CSSStyleDeclaration {
  render(
    <Marquee>
      <span>Maintenance at 2</span>
    </Marquee>,
  );
  return (screen.getByText('Maintenance at 2').parentElement as HTMLElement).style;
}

describe('Marquee', () => {
  it('is held by a finger or pointer on it, and let go', () => {
    const { container } = render(<Marquee>Maintenance at 2</Marquee>);
    const frame = container.firstElementChild as HTMLElement;
    expect(frame).not.toHaveClass('held');
    fireEvent.pointerEnter(frame);
    expect(frame).toHaveClass('held');
    fireEvent.pointerLeave(frame);
    expect(frame).not.toHaveClass('held');
  });

  it('brings what the keyboard reached into view', () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <Marquee>
        <a href="/m/notice">Maintenance at 2</a>
      </Marquee>,
    );
    act(() => screen.getByRole('link').focus());
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('link')]);
  });

  it('tells its styles how far the line goes, in how many steps', () => {
    const style = drawLine();
    expect(style.getPropertyValue('--from')).toBe('200px');
    expect(style.getPropertyValue('--to')).toBe('-300px');
    expect(style.getPropertyValue('--steps')).toBe('500');
    expect(Number.parseFloat(style.getPropertyValue('--lasts'))).toBeCloseTo((500 / 30) * 1000);
    expect(Number.parseFloat(style.getPropertyValue('--starts-at'))).toBeCloseTo((-200 / 30) * 1000);
  });

  it('goes farther when the line becomes longer', () => {
    const style = drawLine();
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
    act(() => tellResize());
    expect(style.getPropertyValue('--to')).toBe('-400px');
    expect(style.getPropertyValue('--steps')).toBe('600');
  });
});
