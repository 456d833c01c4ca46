import { hidesContent } from './hides-content';

/** jsdom lays nothing out: what lies at a point is said here, and where it was felt is kept. */
function page(html: string, at: (x: number, y: number) => boolean = () => true): string[] {
  document.body.innerHTML = html;
  const felt: string[] = [];
  document.elementsFromPoint = (x, y) => {
    felt.push(`${x},${y}`);
    return at(x, y) ? [...document.body.querySelectorAll('*')] : [document.body];
  };
  return felt;
}

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

const CORNER = { left: 334, top: 724 };

test.each([
  ['a link', '<a href="/m/home"></a>', true],
  ['a switch', '<input type="checkbox">', true],
  ['words', '<p>Total balance</p>', true],
  ['a picture', '<span><img alt=""></span>', true],
  ['what will be content', '<span aria-hidden="true"></span>', true],
  ['a bare surface', '<section><div>  </div></section>', false],
])('over %s', (_case, html, hides) => {
  page(html);
  expect(hidesContent(CORNER, null)).toBe(hides);
});

test('feels all of its own box, and nothing outside', () => {
  const felt = page('<div></div>');
  hidesContent(CORNER, null);
  expect(felt).toHaveLength(9);
  expect([felt[0], felt[8]]).toEqual(['338,728', '378,768']);
});

test('one corner over a link is enough', () => {
  page('<a href="/m/home"></a>', (x, y) => x > 370 && y > 760);
  expect(hidesContent(CORNER, null)).toBe(true);
});

test('is not in its own way', () => {
  page('<div id="own"><button>Quick links</button></div>');
  expect(hidesContent(CORNER, document.getElementById('own'))).toBe(false);
});

test('a browser that cannot tell counts as crowded', () => {
  expect(hidesContent(CORNER, null)).toBe(true);
});
