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
    sheets: ['p{}'],
  });
  expect(readSource('a<style>p{}')).toEqual({ html: 'a', sheets: ['p{}'] });
  expect(readSource('a <!-- b')).toEqual({ html: 'a <!-- b', sheets: [] });
});

it.each(['<!--', '<style ', '<style>', ' style', '<base '])(
  'takes time in proportion to 500,000 letters of %s',
  (part) => {
    expect(readSource(part.repeat(500_000 / part.length)).html.length).toBeLessThan(3_000_000);
  },
);
