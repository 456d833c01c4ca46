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

test.each(['<p ', '<script ', '<style><', '<', '&#'])('much of %s is not read for long', (part) => {
  const started = performance.now();
  textPreview(part.repeat(500_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test('a long text is cut', () => {
  expect(textPreview('<p>abcdef ghij</p>', 7)).toBe('abcdef…');
});
