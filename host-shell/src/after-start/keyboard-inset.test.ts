import { followKeyboard, keyboardInset } from './keyboard-inset';

describe('keyboardInset', () => {
  it.each([
    ['no keyboard', { layoutHeight: 800, height: 800, offsetTop: 0, scale: 1 }, 0],
    ['a keyboard over the page, as Safari shows it', { layoutHeight: 800, height: 464, offsetTop: 0, scale: 1 }, 336],
    ['a page moved up behind it', { layoutHeight: 800, height: 464, offsetTop: 100, scale: 1 }, 236],
    ['a page moved up to its end', { layoutHeight: 800, height: 464, offsetTop: 336, scale: 1 }, 0],
    ['a page that is smaller with the keyboard', { layoutHeight: 464, height: 464, offsetTop: 0, scale: 1 }, 0],
    ['a bar of the browser', { layoutHeight: 800, height: 710, offsetTop: 0, scale: 1 }, 0],
    ['a page that is zoomed in', { layoutHeight: 800, height: 400, offsetTop: 0, scale: 2 }, 0],
    ['fractions', { layoutHeight: 800, height: 463.6, offsetTop: 0, scale: 1.000_1 }, 336],
  ])('%s', (_, part, inset) => expect(keyboardInset(part)).toBe(inset));
});

describe('followKeyboard', () => {
  const root = document.documentElement;
  const scrollIntoView = jest.fn();

  function viewportOf(height: number): EventTarget & { height: number } {
    const viewport = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
    return viewport;
  }

  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
    Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
    document.body.innerHTML = '<input id="page" /><div data-surface><input id="sheet" /></div>';
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'visualViewport');
  });

  it.each([
    ['sheet', 1],
    ['page', 0],
  ])('tells the styles, and scrolls a field of a surface into view: %s', (field, scrolls) => {
    const viewport = viewportOf(800);
    const stop = followKeyboard();
    expect(root.style.getPropertyValue('--keyboard')).toBe('');
    document.getElementById(field)?.focus();
    viewport.height = 464;
    viewport.dispatchEvent(new Event('resize'));
    expect(root.style.getPropertyValue('--keyboard')).toBe('336px');
    expect(root.hasAttribute('data-keyboard')).toBe(true);
    expect(scrollIntoView.mock.calls).toEqual(Array.from({ length: scrolls }, () => [{ block: 'nearest' }]));
    viewport.height = 800;
    viewport.dispatchEvent(new Event('scroll'));
    expect(root.style.getPropertyValue('--keyboard')).toBe('');
    expect(root.hasAttribute('data-keyboard')).toBe(false);
    stop();
    viewport.height = 464;
    viewport.dispatchEvent(new Event('resize'));
    expect(root.hasAttribute('data-keyboard')).toBe(false);
  });

  it('does nothing in a browser that does not tell', () => {
    Object.defineProperty(window, 'visualViewport', { value: null, configurable: true });
    expect(() => followKeyboard()()).not.toThrow();
  });
});
