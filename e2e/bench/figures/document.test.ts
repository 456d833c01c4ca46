import { documentWith } from './document';

const BEGIN = '<!-- bench: begin, written by pnpm bench --write -->';

it('replaces what stands between the marks', () => {
  const once = documentWith(`# Head\n${BEGIN}\nold\n<!-- bench: end -->\nfoot`, 'new');
  expect(once).toBe(`# Head\n${BEGIN}\n\nnew\n\n<!-- bench: end -->\nfoot`);
  expect(documentWith(once, 'new')).toBe(once);
});

it('knows the marks of each table', () => {
  const marks = { name: 'motion', command: 'pnpm bench:motion --write' };
  const document = `${BEGIN}\nkept\n<!-- bench: end -->\n<!-- motion: begin, written by pnpm bench:motion --write -->\nold\n<!-- motion: end -->`;
  expect(documentWith(document, 'new', marks)).toBe(document.replace('\nold\n', '\n\nnew\n\n'));
});

it('refuses a document without marks', () => {
  expect(() => documentWith('# Head', 'new')).toThrow('has no place');
});
