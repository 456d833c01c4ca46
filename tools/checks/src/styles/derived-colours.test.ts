import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandProperties } from '../../../../shared-contracts/src/brand/brand';
import { ROOT } from '../workspace';
import { STYLED_PACKAGES, styleModules } from './style-modules';

const OTHER_STYLES = ['styles/tokens.css', 'styles/base.css', 'page/critical.css'];

/** Names of the derived properties that the styles of the site read. */
function usedNames(): ReadonlySet<string> {
  const texts = [
    ...STYLED_PACKAGES.flatMap(styleModules).map(({ css }) => css),
    ...OTHER_STYLES.map((file) => readFileSync(path.join(ROOT, 'host-shell/src', file), 'utf8')),
  ];
  return new Set(
    texts.flatMap((css) => [...css.matchAll(/var\((--(?:rgb|mix)-[\w-]+)/g)].map(([, name = '']) => name)),
  );
}

it('every derived colour that a style reads is in the page, and no other', () => {
  const brand = { hue: 275, chroma: 0.17, accentHue: 85 };
  const themes = [brandProperties(brand, 'dark'), brandProperties(brand, 'light')];
  const written = new Set(themes.flatMap((properties) => [...properties.keys()]));
  const derived = [...written].filter((name) => !name.startsWith('--brand-'));
  expect([...usedNames()].sort()).toEqual(derived.sort());
});
