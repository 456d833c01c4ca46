import { documentWith, documentWithParts } from './document';

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

describe('the parts of the bench', () => {
  const ORDER = ['First', 'Second', 'Third'];
  const document = `${BEGIN}\n\n### First\n\n| a |\n\n### Third\n\nold\n\n<!-- bench: end -->`;

  it('are replaced one by one, and stand in their order', () => {
    const measured = [
      { title: 'Third', text: 'new' },
      { title: 'Second', text: 'added' },
    ];
    expect(documentWithParts(document, measured, ORDER)).toBe(
      `${BEGIN}\n\n### First\n\n| a |\n\n### Second\n\nadded\n\n### Third\n\nnew\n\n<!-- bench: end -->`,
    );
    expect(documentWithParts(document, [], ORDER)).toBe(document);
  });

  it('that the bench no longer has are dropped', () => {
    expect(documentWithParts(document, [], ['First'])).toBe(`${BEGIN}\n\n### First\n\n| a |\n\n<!-- bench: end -->`);
  });
});
