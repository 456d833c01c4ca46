import { textPreview } from './text-preview';

test.each([
  ['plain text', 'Open all night', 'Open all night'],
  ['formatting', '<p>Open <b>all</b> night</p>', 'Open all night'],
  ['blocks keep their words apart', '<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One Two Three'],
  ['cells keep their words apart', '<table><tr><td>One</td><td>Two</td></tr></table>', 'One Two'],
  ['line breaks', 'One<br>Two\nThree', 'One Two Three'],
  [
    'entities',
    'Koi &amp; Lantern: Don&rsquo;t &hellip; &#8364;&#x1F381; &eacute;&nbsp;x',
    'Koi & Lantern: Don’t … €🎁 é x',
  ],
  ['entities of Windows', 'Don&#146;t', 'Don’t'],
  ['comparisons', '3 < 5 &lt; 7 > 2', '3 < 5 < 7 > 2'],
  ['scripts and styles', '<style>p{}</style><script>alert(1)</script><p>Hi</p>', 'Hi'],
  ['a style that never ends', '<p>Hi</p><style>p{}', 'Hi'],
  ['comments', '<!-- note --><p>Hi<!--[if mso]><b>Outlook</b><![endif]--></p>', 'Hi'],
  ['a title', '<html><head><title>Mail 7</title></head><body><p>Hi</p></body></html>', 'Hi'],
  ['a title in the text', '<p>Hi</p><title>Mail 7</title>', 'Hi'],
  ['what is hidden', '<div style="display:none">Preheader</div><p>Hi</p>', 'Hi'],
  ['fillers', 'A\u200b\u034f\u00adB', 'AB'],
  ['words about attributes', 'The style = one and only ', 'The style = one and only'],
  ['nothing', '', ''],
])('%s', (_case, html, expected) => {
  expect(textPreview(html)).toBe(expected);
});

test('a long text is cut between letters', () => {
  expect(textPreview('<p>abcdef ghij</p>', 7)).toBe('abcdef…');
  expect(textPreview('🎁🎁🎁', 2)).toBe('🎁🎁…');
  expect(textPreview('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
});

test('a sheet of styles before the words does not take their place', () => {
  expect(textPreview(`<style>${'p{color:red}'.repeat(10_000)}</style><p>Hi</p>`)).toBe('Hi');
});
