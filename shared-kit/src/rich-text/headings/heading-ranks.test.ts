import { rankAbove, settleHeadings } from './heading-ranks';

function ranksOf(html: string, above: number): readonly number[] {
  const text = document.createElement('div');
  text.innerHTML = html;
  settleHeadings(text, above);
  return [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
    Number(heading.getAttribute('aria-level') ?? heading.localName.replace('h', '')),
  );
}

test.each([
  ['<h3>Terms</h3><h3>Payments</h3>', 1, [2, 2]],
  ['<h2>Terms</h2><h3>Who may play</h3><h2>Payments</h2>', 1, [2, 3, 2]],
  ['<h1>Terms</h1><h4>Who may play</h4><h6>Age</h6><h4>Where</h4><h1>Payments</h1>', 1, [2, 3, 4, 3, 2]],
  ['<h4>First</h4><h2>Second</h2>', 2, [3, 3]],
  ['<h1>a</h1><h2>b</h2><h3>c</h3>', 5, [6, 6, 6]],
  ['<p>No headings</p>', 1, []],
])('%s below a heading of rank %i has the ranks %j', (html, above, ranks) => {
  expect(ranksOf(html, above)).toEqual(ranks);
});

test('a text stands under the heading before it, in its own dialog', () => {
  document.body.innerHTML = `
    <h1>Help</h1><h2>Account</h2><div id="page"></div>
    <div data-rich-text=""><h5>Another text</h5></div><div id="after"></div>
    <h3>Later</h3>
    <div role="dialog"><h2>Terms</h2><div id="inside"></div></div>
    <div role="dialog"><div id="bare"></div></div>`;
  const rank = (id: string): number => rankAbove(document.getElementById(id) as Element);
  expect(['page', 'after', 'inside', 'bare'].map(rank)).toEqual([2, 2, 2, 1]);
});
