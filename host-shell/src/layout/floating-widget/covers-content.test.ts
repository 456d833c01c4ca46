import { contentFinder } from './covers-content';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** jsdom lays nothing out: what lies at a point, and where words and controls are, is said here. */
function page(html: string, layout: { readonly size?: DOMRect; readonly words?: DOMRect } = {}): void {
  const { size = box(300, 700, 90, 40), words = size } = layout;
  document.body.innerHTML = html;
  document.elementsFromPoint = () => [...document.body.querySelectorAll('*')];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size);
  Range.prototype.getClientRects = () => [words] as unknown as DOMRectList;
}

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

const CORNER = { left: 318, top: 700 };
const TILE = box(260, 640, 110, 160);

test.each([
  ['words', '<p>Total balance</p>', {}, true],
  ['the words of another line', '<p>Total balance</p>', { words: box(300, 760, 90, 20) }, false],
  ['a search', '<input type="search">', { size: box(0, 690, 358, 48) }, true],
  ['a star', '<button><svg></svg></button>', { size: box(330, 700, 44, 44) }, true],
  [
    'the picture of a tile',
    '<a href="/m/x"><img alt=""><b>Amber</b></a>',
    { size: TILE, words: box(260, 780, 110, 20) },
    false,
  ],
  [
    'the name of a tile',
    '<a href="/m/x"><img alt=""><b>Amber</b></a>',
    { size: TILE, words: box(260, 740, 110, 20) },
    true,
  ],
  ['a bare surface', '<section><div>  </div></section>', {}, false],
])('over %s', (_case, html, layout, covers) => {
  page(html, layout);
  expect(contentFinder(null)(CORNER)).toBe(covers);
});

test('feels a line of small words wherever it is in the box', () => {
  for (let top = 700; top <= 736; top += 1) {
    const line = box(300, top, 90, 12);
    page('<p>8 providers</p>', { words: line });
    document.elementsFromPoint = (_x, y) => (y >= line.top && y < line.bottom ? [...document.body.children] : []);
    expect([top, contentFinder(null)(CORNER)]).toEqual([top, true]);
  }
});

test('feels each row of the page once, however many places are tried', () => {
  page('<p>8 providers</p>', { words: box(300, 0, 90, 800) });
  const felt = jest.fn(() => [...document.body.children]);
  document.elementsFromPoint = felt;
  const covers = contentFinder(null);
  for (let top = 0; top <= 720; top += 8) expect(covers({ left: 318, top })).toBe(true);
  // Three points in each of the rows that a page of 768 pixels has.
  expect(felt.mock.calls.length).toBeLessThanOrEqual(3 * Math.ceil(768 / 9 + 1));
  expect(new Set(felt.mock.calls.map(String)).size).toBe(felt.mock.calls.length);
});

test('is not in its own way', () => {
  page('<div id="own"><button>Quick links</button></div>');
  expect(contentFinder(document.getElementById('own'))(CORNER)).toBe(false);
});

test('a browser that cannot tell leaves it in its place', () => {
  expect(contentFinder(null)(CORNER)).toBe(false);
});
