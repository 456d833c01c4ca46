import { originalText, readSource } from './read-source';

it.each([
  '<p style="color:red">x</p>',
  '<p/style=x onclick=y>',
  '<base href="https://x.example/">',
  'The style = one of the old',
  '<a href="/style/one">x</a>',
])('%s comes back as it was', (html) => {
  const source = readSource(html);
  expect(source.html).not.toMatch(/[\s"'/](?:style|on\w+)[\s=/>]|<base/i);
  expect(originalText(source.html)).toBe(html);
});

it('takes out sheets and comments', () => {
  expect(
    readSource('a<!-- <style>i{}</style> --><STYLE type="text/css">p{}</STYLE >b<style media="print">q{}</style>c'),
  ).toEqual({
    html: 'abc',
    sheets: ['p{}', '@media print{q{}}'],
  });
  expect(readSource('a<style>p{}')).toEqual({ html: 'a', sheets: ['p{}'] });
  expect(readSource('a <!-- b')).toEqual({ html: 'a <!-- b', sheets: [] });
});

it.each([
  ['<style><!-- .x{display:none} --></style>', '.x{display:none}'],
  ['<style>@import url("https://x.example/a;b.css");p{}</style>', 'p{}'],
  ["<style>@import 'x.css' screen; p{}</style>", 'p{}'],
  ['<style media=screen>p{}</style>', '@media screen{p{}}'],
  ["<style type='text/css' media='(max-width: 600px)'>p{}</style>", '@media (max-width: 600px){p{}}'],
])('reads the rules of %s', (html, rules) => {
  expect(readSource(html)).toEqual({ html: '', sheets: [rules] });
});

it('keeps addresses between angle brackets as words', () => {
  expect(readSource('Write to <help@x.example> or <https://x.example/>').html).toBe(
    'Write to &lt;help@x.example> or &lt;https://x.example/>',
  );
});

it.each(['<!--', '<!-- --', '<style>@import ', '<style>@import url(', '<style ', '<style>', ' style', '<base '])(
  'takes time in proportion to 500,000 letters of %s',
  (part) => {
    expect(readSource(part.repeat(500_000 / part.length)).html.length).toBeLessThan(3_000_000);
  },
);
