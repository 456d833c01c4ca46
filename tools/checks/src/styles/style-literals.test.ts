import { styleLiterals } from './style-literals';
import { STYLED_PACKAGES, styleModules } from './style-modules';

it.each(STYLED_PACKAGES)('%s takes every colour, radius and type size from the tokens', (name) => {
  const found = styleModules(name).flatMap(({ file, css }) => styleLiterals(css).map(({ text }) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

describe('a style', () => {
  it.each([
    'color: #fff;',
    'background: linear-gradient(rgb(0 0 0 / 0.5), var(--brand-page));',
    'fill: white;',
    'border-radius: 8px;',
    'border-end-start-radius: 4px;',
    'font-size: 0.8em;',
    '--tone: oklch(0.7 0.1 20);',
  ])('may not say %s', (declaration) => {
    expect(styleLiterals(`.a {\n  ${declaration}\n}`)).toEqual([{ line: 2, text: declaration }]);
  });

  it.each([
    'color: var(--brand-text);',
    'background: rgb(var(--rgb-brand) / 20%);',
    'color: rgb(var(--tone));',
    'outline: 1px solid transparent;',
    'border-radius: 0;',
    'border-radius: inherit;',
    'font-size: calc(var(--edge) * 0.38);',
    'background: url("#a1b2c3");',
    'border-color: Highlight;',
  ])('may say %s', (declaration) => {
    expect(styleLiterals(`.a {\n  ${declaration}\n}`)).toEqual([]);
  });
});
