/** One bar of a picture: how long after the navigation, in ms. */
export interface PeerTimes {
  /** What the picture calls the site. */
  readonly site: string;
  /** The screen's own data can be seen; at most `ready`. */
  readonly shown: number;
  /** The page answers touches, too. */
  readonly ready: number;
  readonly largestPaint: number;
}

/** A page, and every site's times of it in the order of the bars. */
export interface PeerGroup {
  readonly page: string;
  readonly times: readonly PeerTimes[];
}

const LABEL_WIDTH = 96;
const SITE_WIDTH = 104;
const TIME_WIDTH = 460;
const WIDTH = LABEL_WIDTH + SITE_WIDTH + TIME_WIDTH + 100;
const ROW = 15;
const GAP = 12;
const HEAD = 64;

/** One colour a site, told apart in light and dark and by people who see no red or green. */
const COLOURS = ['#2563eb', '#7c8798', '#c2780c', '#a855f7'];

const STYLE = [
  'text{fill:#24292f}',
  '.quiet{fill:#57606a}',
  '.line{stroke:#d0d7de}',
  '.mark{fill:#24292f}',
  '@media (prefers-color-scheme:dark){text{fill:#e6edf3}.quiet{fill:#9198a1}.line{stroke:#3d444d}.mark{fill:#e6edf3}}',
].join('');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

/** The next moment at which a line stands, in whole seconds. */
function lastSecond(groups: readonly PeerGroup[]): number {
  const moments = groups.flatMap(({ times }) => times.flatMap(({ ready, largestPaint }) => [ready, largestPaint]));
  return Math.max(1, Math.ceil(Math.max(0, ...moments) / 1000));
}

/**
 * Bars from the navigation until each page is ready, one for each site, paler from the moment that data are shown, with a
 * mark at the largest paint. It has no background, and its colours follow the reader's theme.
 */
export function peersPicture(title: string, groups: readonly PeerGroup[]): string {
  const end = lastSecond(groups);
  const from = LABEL_WIDTH + SITE_WIDTH;
  const x = (milliseconds: number): number => Math.round(from + (milliseconds / 1000 / end) * TIME_WIDTH);
  let y = HEAD;
  const rows = groups.flatMap(({ page, times }) => {
    const top = y;
    y += times.length * ROW + GAP;
    return times.map(({ site, shown, ready, largestPaint }, place) => {
      const colour = COLOURS[place] ?? '#888';
      const bar = (begin: number, until: number, opacity: number): string =>
        `<rect x="${begin}" y="${top + place * ROW + 2}" width="${until - begin}" height="${ROW - 4}" fill="${colour}" fill-opacity="${opacity}"/>`;
      const line = top + place * ROW;
      const words = [shown, ready, largestPaint].map(seconds).join(' · ');
      return [
        place === 0 ? `<text x="8" y="${line + 11}" font-weight="600">${escaped(page)}</text>` : '',
        `<text x="${LABEL_WIDTH}" y="${line + 11}" class="quiet">${escaped(site)}</text>`,
        bar(from, x(shown), 1),
        bar(x(shown), x(ready), 0.4),
        `<rect x="${x(largestPaint) - 1}" y="${line}" width="3" height="${ROW}" class="mark"/>`,
        `<text x="${x(Math.max(ready, largestPaint)) + 6}" y="${line + 11}" class="quiet">${words}</text>`,
      ].join('');
    });
  });
  const bottom = y - GAP;
  const lines = Array.from({ length: end + 1 }, (_, second) => {
    const at = x(second * 1000);
    return `<path d="M${at} ${HEAD - 6}V${bottom}" class="line"/><text x="${at}" y="${HEAD - 10}" text-anchor="middle" class="quiet">${second} s</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 12}" font-family="system-ui,sans-serif" font-size="11" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<text x="8" y="16" font-size="13" font-weight="600">${escaped(title)}</text>`,
    '<text x="8" y="32" class="quiet">full colour: until data are shown · pale: until ready for touches · upright mark: largest paint (seconds)</text>',
    ...lines,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
