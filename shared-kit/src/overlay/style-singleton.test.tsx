import { render } from '@testing-library/react';
import { styleSingleton, stylesheetSingleton } from './style-singleton';

class Sheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

const adopted = (): string[] => (document.adoptedStyleSheets as unknown as Sheet[]).map((sheet) => sheet.css);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

describe('stylesheetSingleton', () => {
  it('stands in the page once, from its first user to its last', () => {
    const singleton = stylesheetSingleton();
    singleton.add('a {}');
    singleton.add('b {}');
    expect(adopted()).toEqual(['a {}']);
    singleton.remove();
    expect(adopted()).toEqual(['a {}']);
    singleton.remove();
    expect(adopted()).toEqual([]);
  });

  it('leaves out what the whole page would inherit', () => {
    stylesheetSingleton().add('body[data-locked] {\n    --removed-body-scroll-bar-size: 0px;\n  } a { right: 0px; }');
    expect(adopted()).toEqual(['body[data-locked] {\n    ;\n  } a { right: 0px; }']);
  });

  it('leaves the sheets of others alone', () => {
    const [first, second] = [stylesheetSingleton(), stylesheetSingleton()];
    first.add('a {}');
    second.add('b {}');
    first.remove();
    expect(adopted()).toEqual(['b {}']);
  });
});

it('does nothing in a browser that adopts no sheets', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  const singleton = stylesheetSingleton();
  singleton.add('a {}');
  singleton.remove();
  expect('adoptedStyleSheets' in document).toBe(false);
});

describe('styleSingleton', () => {
  it('lasts as long as its component, and writes no style element', () => {
    const Styles = styleSingleton();
    const { rerender, unmount } = render(<Styles styles="a {}" dynamic />);
    expect(adopted()).toEqual(['a {}']);
    rerender(<Styles styles="b {}" dynamic />);
    expect(adopted()).toEqual(['b {}']);
    expect(document.querySelector('style')).toBeNull();
    unmount();
    expect(adopted()).toEqual([]);
  });
});
