import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { fieldClasses, smallFieldSizes } from './input-sizes';
import { STYLED_PACKAGES, styleModules } from './style-modules';

function fieldsOf(name: string): readonly string[] {
  const folder = path.join(ROOT, name, 'src');
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return components.flatMap((file) => fieldClasses(readFileSync(path.join(folder, file), 'utf8')));
}

it.each(STYLED_PACKAGES)('no field of %s has a size at which Safari zooms in', (name) => {
  const classes = fieldsOf(name);
  expect(
    styleModules(name).flatMap(({ file, css }) => smallFieldSizes(css, classes).map((size) => `${file}: ${size}`)),
  ).toEqual([]);
});

it('all fields begin at 16 px or more', () => {
  expect(fieldsOf('shared-kit')).toEqual(expect.arrayContaining(['input', 'select']));
  const [base, tokens] = ['base', 'tokens'].map((name) =>
    readFileSync(path.join(ROOT, `host-shell/src/styles/${name}.css`), 'utf8'),
  );
  expect(base).toMatch(/input,\s*select,\s*textarea \{\s*font-size: var\(--type-input\);/);
  expect(tokens).toContain('--type-input: max(1rem, 16px);');
});

it.each([
  ['.a input { font-size: var(--type-13); }', ['.a input: var(--type-13)']],
  ['.a select, .b { font: 600 15px/1 serif; }', ['.a select: 600 15px/1 serif']],
  ['@media print { .field { color: red; font-size: var(--type-15) } }', ['.field: var(--type-15)']],
  ['.field:focus { font-size: 1em }', ['.field:focus: 1em']],
])('tells %s', (css, found) => expect(smallFieldSizes(css, ['field'])).toEqual(found));

it.each([
  '.field { font-size: var(--type-20); }',
  '.fieldset { font-size: var(--type-13); }',
  '.a input::placeholder { font-size: var(--type-13); }',
  '.a input + label { font-size: var(--type-13); }',
])('%s is fine', (css) => expect(smallFieldSizes(css, ['field'])).toEqual([]));

it('finds the classes of fields', () => {
  expect(
    fieldClasses(
      '<input type="text" {...a} className={styles.one} /><textarea\n className={clsx(styles.two, b)} /><p className={styles.three}>',
    ),
  ).toEqual(['one', 'two']);
});
