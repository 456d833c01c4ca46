/** A request as the picture shows it, ms after navigation. */
export interface Bar {
  readonly label: string;
  readonly kind: string;
  readonly from: number;
  readonly until: number;
  readonly bytes: number;
}

/** A moment that the picture marks. */
export interface Moment {
  readonly label: string;
  readonly at: number;
}

const LABEL_WIDTH = 250;
const TIME_WIDTH = 620;
const ROW = 18;
const HEAD = 40;

const COLOURS: Readonly<Record<string, string>> = {
  Document: '#3b6fd4',
  Script: '#c08a1e',
  Stylesheet: '#8a4fc0',
  Fetch: '#2f8f5b',
  XHR: '#2f8f5b',
};
const OTHER_COLOUR = '#8b93a1';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}"${more}>${escaped(words)}</text>`;
}

/** When what was asked for and came, with the moments that matter: one line for each request. */
export function waterfall(title: string, bars: readonly Bar[], moments: readonly Moment[]): string {
  const end = Math.max(1, ...bars.map(({ until }) => until), ...moments.map(({ at }) => at));
  const x = (time: number): number => LABEL_WIDTH + (time / end) * TIME_WIDTH;
  const height = HEAD + (bars.length + 1) * ROW + 20;
  const rows = bars.map(({ label, kind, from, until, bytes }, row) => {
    const y = HEAD + row * ROW;
    const width = Math.max(2, x(until) - x(from)).toFixed(0);
    return [
      text(8, y + 13, label),
      `<rect x="${x(from).toFixed(0)}" y="${y + 3}" width="${width}" height="12" rx="3" fill="${COLOURS[kind] ?? OTHER_COLOUR}"/>`,
      text(x(until) + 5, y + 13, `${(bytes / 1000).toFixed(1)} kB`, ' fill="#555"'),
    ].join('');
  });
  const lines = moments.map(({ label, at }, place) => {
    const y = height - 8 - (place % 2) * 14;
    const line = `<path d="M${x(at).toFixed(0)} ${HEAD - 4}V${y - 12}" stroke="#c0392b" stroke-dasharray="4 3"/>`;
    return line + text(x(at), y, `${label} ${at.toFixed(0)} ms`, ' text-anchor="end" fill="#c0392b"');
  });
  const width = LABEL_WIDTH + TIME_WIDTH + 70;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 10}" font-family="system-ui,sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height + 10}" fill="#fff"/>`,
    text(8, 22, title, ' font-size="15" font-weight="600"'),
    ...rows,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
