import { textPreview } from './text-preview';

test.each([
  ['plain text', 'Open all night', 'Open all night'],
  ['formatting', '<p>Open <b>all</b> night</p>', 'Open all night'],
  ['blocks keep their words apart', '<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One Two Three'],
  ['line breaks', 'One<br>Two', 'One Two'],
  ['entities', 'Koi &amp; Lantern', 'Koi & Lantern'],
  ['scripts and styles are no text', '<style>p{}</style><script>alert(1)</script><p>Hi</p>', 'Hi'],
  ['nothing', '', ''],
])('%s', (_case, html, expected) => {
  expect(textPreview(html)).toBe(expected);
});

test.each(['<p>', '<script></script>', '<b', ' '])('words after 20,000 letters of %s are not read', (part) => {
  const before = part.repeat(Math.ceil(20_000 / part.length));
  expect(textPreview(`${before}>word`)).not.toContain('word');
  expect(textPreview(`${before.slice(0, 10_000)}>word`)).toContain('word');
});

test('a long text is cut', () => {
  expect(textPreview('<p>abcdef ghij</p>', 7)).toBe('abcdef…');
});
