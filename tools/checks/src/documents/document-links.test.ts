import { readRepository } from '../repository-files';
import { anchorsOf, linkFaults, linksIn } from './document-links';

const texts = new Map(readRepository().map(({ file, text }) => [file, text]));

/** Apart, so that the pages of the cases below are no links of this file. */
const PAGES = 'docs/product';

const known = new Map<string, ReadonlySet<string>>();
function anchors(document: string): ReadonlySet<string> | undefined {
  const text = texts.get(document);
  if (text !== undefined && !known.has(document)) known.set(document, anchorsOf(text));
  return known.get(document);
}

test('every link to a document leads to a heading of it', () => {
  expect([...texts.keys()]).toContain(`${PAGES}/README.md`);
  expect([...texts].flatMap(([file, text]) => linkFaults(file, text, anchors))).toEqual([]);
});

describe('anchorsOf', () => {
  it.each([
    ['## A list', ['a-list']],
    ['# Séances & "words", `code_1`', ['séances--words-code_1']],
    ['## One\n\n### One\n', ['one', 'one-1']],
    ['```sh\n# no heading\n```\n\n## After', ['after']],
    ['#hash and text', []],
  ])('of %j are %j', (markdown, expected) => {
    expect([...anchorsOf(markdown)]).toEqual(expected);
  });
});

describe('linksIn', () => {
  it.each([
    ['a/b.ts', `// See ${PAGES}/x.md#y.`, [{ document: `${PAGES}/x.md`, anchor: 'y' }]],
    ['a/b.ts', `// As ${PAGES}/x.md says.`, [{ document: `${PAGES}/x.md`, anchor: null }]],
    ['docs/a.md', '[x](product/x.md#y)', [{ document: `${PAGES}/x.md`, anchor: 'y' }]],
    [`${PAGES}/a.md`, '[x](../x.md)', [{ document: 'docs/x.md', anchor: null }]],
    ['docs/a.md', '[x](#y)', [{ document: 'docs/a.md', anchor: 'y' }]],
    ['docs/a.md', '[x](https://site.example/x.md) [y](x.png)', []],
    ['docs/a.md', '```md\n[x](x.md)\n```', []],
  ])('%s: %s', (file, text, expected) => {
    expect(linksIn(file, text)).toEqual(expected);
  });
});

it('names the page or the heading that a link misses', () => {
  const pages = new Map([['docs/x.md', new Set(['y'])]]);
  const faults = linkFaults('docs/a.md', '[1](x.md#y) [2](x.md#z) [3](z.md)', (document) => pages.get(document));
  expect(faults).toEqual(['docs/a.md: docs/x.md has no heading #z', 'docs/a.md: there is no docs/z.md']);
});
