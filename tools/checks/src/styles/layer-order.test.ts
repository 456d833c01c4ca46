import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { STYLED_PACKAGES, styleModules } from './style-modules';

const LINKED_SHEETS = ['styles/tokens.css', 'styles/base.css'];

it('no linked sheet states the order of layers: Chromium 103 hangs on the second page that links it', () => {
  const texts = [
    ...STYLED_PACKAGES.flatMap(styleModules).map(({ css }) => css),
    ...LINKED_SHEETS.map((file) => readFileSync(path.join(ROOT, 'host-shell/src', file), 'utf8')),
  ];
  expect(texts.flatMap((css) => css.match(/@layer[^{;]*;/g) ?? [])).toEqual([]);
});
