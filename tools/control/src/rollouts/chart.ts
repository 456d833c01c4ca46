import { html, type Html } from 'release-cli/console/html';
import { nothing, table, typed } from 'release-cli/console/parts';
import { exactBounds } from 'release-cli/health/exact-bounds';
import { percentText } from 'release-cli/health/guard';
import { counted } from 'release-cli/text/counted';
import type { TrialCounts } from 'shared-contracts/release/judge';

/** How both versions did at one place of a chart. */
export interface ChartPoint {
  /** Below the chart, and at the head of the table's row. */
  readonly label: string;
  readonly fresh: TrialCounts;
  readonly old: TrialCounts;
}

/** What a chart shows: how often a version failed, beside those that it replaces. */
export interface ChartFigure {
  readonly title: string;
  /** What the points follow, such as `time`. */
  readonly along: string;
  /** Names of the versions. */
  readonly fresh: string;
  readonly old: string;
  readonly points: readonly ChartPoint[];
}

type Kind = 'fresh' | 'old';

const KINDS: readonly Kind[] = ['old', 'fresh'];
const SIZE = { width: 320, height: 168 } as const;
const PLOT = { left: 46, right: 312, top: 10, bottom: 142 } as const;
/** So far both versions stand from the middle of their place, so that neither hides the other. */
const APART: Readonly<Record<Kind, number>> = { old: -3.5, fresh: 3.5 };
const MARK = 3.5;
/** The highest rate that a chart reaches, of these the first that leaves room above the highest one seen. */
const TOPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];
const ROOM = 1.25;

function rateOf({ pages, failures }: TrialCounts): number | null {
  return pages === 0 ? null : failures / pages;
}

function topOf(points: readonly ChartPoint[]): number {
  const highest = Math.max(0, ...points.flatMap(({ fresh, old }) => [rateOf(fresh) ?? 0, rateOf(old) ?? 0]));
  return TOPS.find((top) => top >= highest * ROOM) ?? 1;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where rates and points stand in the picture. */
interface Scale {
  readonly x: (index: number, kind: Kind) => number;
  /** Of a rate; what is beyond the top stands at the top. */
  readonly y: (rate: number) => number;
}

function scaleOf(points: readonly ChartPoint[], top: number): Scale {
  const step = (PLOT.right - PLOT.left) / points.length;
  return {
    x: (index, kind) => rounded(PLOT.left + (index + 0.5) * step + APART[kind]),
    y: (rate) => rounded(PLOT.bottom - Math.min(1, rate / top) * (PLOT.bottom - PLOT.top)),
  };
}

function mark(kind: Kind, x: number, y: number): Html {
  return kind === 'fresh'
    ? html`<circle class="mark fresh" cx="${x}" cy="${y}" r="${MARK}" />`
    : html`<rect class="mark old" x="${x - MARK}" y="${y - MARK}" width="${2 * MARK}" height="${2 * MARK}" />`;
}

/** The points of one version: a mark at each rate, a line between its bounds, and one through those without a gap. */
function series(kind: Kind, points: readonly ChartPoint[], { x, y }: Scale): Html {
  const seen = points.flatMap((point, index) => {
    const [rate, bounds] = [rateOf(point[kind]), exactBounds(point[kind])];
    return rate === null || bounds === null ? [] : [{ index, rate, bounds }];
  });
  const runs: (typeof seen)[] = [];
  for (const point of seen) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === point.index - 1) run.push(point);
    else runs.push([point]);
  }
  const path = (run: typeof seen): string => run.map(({ index, rate }) => `${x(index, kind)},${y(rate)}`).join(' ');
  return html`${runs.filter((run) => run.length > 1).map((run) => html`<polyline class="line ${kind}" points="${path(run)}" />`)}${seen.map(
    ({ index, bounds: { low, high } }) =>
      html`<line
        class="bounds ${kind}"
        x1="${x(index, kind)}"
        x2="${x(index, kind)}"
        y1="${y(low)}"
        y2="${y(high)}"
      />`,
  )}${seen.map(({ index, rate }) => mark(kind, x(index, kind), y(rate)))}`;
}

function grid(top: number, { y }: Scale): Html {
  return html`${[0, top / 2, top].map(
    (rate) =>
      html`<line class="grid" x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(rate)}" y2="${y(rate)}" />
        <text x="${PLOT.left - 6}" y="${y(rate) + 4}" text-anchor="end">${percentText(rate)}</text>`,
  )}`;
}

function labels(points: readonly ChartPoint[]): Html {
  const [first, last] = [points[0], points.at(-1)];
  const y = SIZE.height - 6;
  const text = (label: string, x: number, anchor: string): Html =>
    html`<text x="${x}" y="${y}" text-anchor="${anchor}">${label}</text>`;
  if (first === last) return text(first?.label ?? '', (PLOT.left + PLOT.right) / 2, 'middle');
  return html`${text(first?.label ?? '', PLOT.left, 'start')}${text(last?.label ?? '', PLOT.right, 'end')}`;
}

function picture({ title, along, fresh, old, points }: ChartFigure): Html {
  const top = topOf(points);
  const scale = scaleOf(points, top);
  const label = `${title} by ${along}: ${fresh} and ${old}. The table below has the figures.`;
  return html`<svg class="chart" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${label}">
    ${grid(top, scale)} ${KINDS.map((kind) => series(kind, points, scale))} ${labels(points)}
  </svg>`;
}

/** A rate, the pages that it is of, and its bounds: `5 % of 100 pages, 1.6 % to 11 %`. A number and its sign stay together. */
export function boundedText(counts: TrialCounts): string {
  const bounds = exactBounds(counts);
  if (bounds === null) return '-';
  const { low, high } = bounds;
  const text = `${percentText(rateOf(counts))} of ${counted(counts.pages, 'page')}, ${percentText(low)} to ${percentText(high)}`;
  return text.replaceAll(' %', '\u00A0%');
}

function figures({ title, along, fresh, old, points }: ChartFigure): Html {
  const rows = points.map((point) => ({
    head: typed(point.label),
    cells: [html`${boundedText(point.fresh)}`, html`${boundedText(point.old)}`],
  }));
  const columns = [along, fresh, old].map((name) => ({ title: name }));
  return html`<details>
    <summary>Figures</summary>
    ${table(`${title} by ${along}`, columns, rows)}
  </details>`;
}

/**
 * Draws how often two versions failed, each with the bounds of its rate, and lists the same in a table. The same figures give the
 * same markup; there is no style and no script in it.
 */
export function chart(figure: ChartFigure): Html {
  const { title, fresh, old, points } = figure;
  const isEmpty = points.every((point) => point.fresh.pages + point.old.pages === 0);
  return html`<figure class="card">
    <figcaption>
      <h3>${title}</h3>
      <p class="keys"><span class="key fresh">${typed(fresh)}</span> <span class="key old">${typed(old)}</span></p>
    </figcaption>
    ${isEmpty ? nothing('No page that counts has reported yet.') : html`${picture(figure)} ${figures(figure)}`}
  </figure>`;
}
