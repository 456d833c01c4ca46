import { peersPicture } from './peers-picture';

const TIMES = [
  { site: 'composed', shown: 500, ready: 1000, largestPaint: 1500 },
  { site: 'A & B', shown: 1990, ready: 1990, largestPaint: 500 },
];

it('draws a bar and a mark for each site, in proportion to the last whole second', () => {
  const picture = peersPicture('First "visit"', [{ page: 'home', times: TIMES }]);
  expect(picture).toContain('aria-label="First &quot;visit&quot;"');
  expect(picture).toContain('A &amp; B');
  // Two seconds are 460 wide: half of one is 115, one and a half 345.
  expect(picture).toContain('<rect x="200" y="66" width="115" height="11" fill="#2563eb" fill-opacity="1"/>');
  expect(picture).toContain('<rect x="315" y="66" width="115" height="11" fill="#2563eb" fill-opacity="0.4"/>');
  expect(picture).toContain('<rect x="544" y="64" width="3" height="15" class="mark"/>');
  expect(picture).toContain('0.50 · 1.00 · 1.50');
  expect(picture).toContain('>2 s</text>');
  expect(picture).not.toContain('>3 s</text>');
});

it('has colours of its own for a dark page, and no background', () => {
  const picture = peersPicture('Empty', []);
  expect(picture).toContain('prefers-color-scheme:dark');
  expect(picture).not.toMatch(/<rect width="\d+" height="\d+"/);
  expect(picture).not.toContain('NaN');
});
