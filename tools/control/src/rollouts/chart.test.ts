import { boundedText, chart, type ChartFigure, type ChartPoint } from './chart';

function point(label: string, fresh: readonly [number, number], old: readonly [number, number]): ChartPoint {
  const counts = ([pages, failures]: readonly [number, number]) => ({ pages, failures });
  return { label, fresh: counts(fresh), old: counts(old) };
}

function drawn(points: readonly ChartPoint[], changes: Partial<ChartFigure> = {}): string {
  return chart({ title: 'Failed', along: 'time', fresh: '1.2.0', old: '1.1.0', points, ...changes }).text;
}

/** The values of attributes of all elements that have them, in order. */
function values(text: string, element: RegExp, ...names: readonly string[]): readonly (readonly number[])[] {
  return [...text.matchAll(element)].map(([found]) =>
    names.map((name) => Number(new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1])),
  );
}

const FRESH = /<circle\s+class="mark fresh"[^>]*>/g;
const OLD = /<rect\s+class="mark old"[^>]*>/g;
const BOUNDS = /<line\s+class="bounds fresh"[^>]*>/g;
const RUNS = /<polyline\s+class="line fresh"[^>]*>/g;

describe('a chart', () => {
  it('of nothing, or of places without pages, says so and draws nothing', () => {
    for (const points of [[], [point('10:00', [0, 0], [0, 0])]]) {
      const text = drawn(points);
      expect(text).toContain('No page that counts has reported yet.');
      expect(text).not.toMatch(/<svg|<table|NaN/);
    }
  });

  it('of one point has a mark and bounds for each version, no line, and its label once', () => {
    const text = drawn([point('10:00', [100, 5], [400, 4])]);
    const [[cx, cy] = []] = values(text, FRESH, 'cx', 'cy');
    const [[, low = 0, high = 0] = []] = values(text, BOUNDS, 'x1', 'y1', 'y2');
    expect([values(text, OLD, 'x').length, values(text, RUNS, 'x').length]).toEqual([1, 0]);
    // Half of the scale, which ends at 10 %; the higher rate stands higher.
    expect([cx, cy, low > (cy ?? 0), high < (cy ?? 0)]).toEqual([182.5, 76, true, true]);
    expect(text.match(/10:00/g)).toHaveLength(2);
    expect(text).toContain('5\u00A0% of 100 pages, 1.6\u00A0% to 11\u00A0%');
  });

  it('draws its line only through points that follow each other', () => {
    const pages: readonly (readonly [number, number])[] = [
      [50, 1],
      [50, 2],
      [0, 0],
      [50, 3],
      [50, 50],
    ];
    const text = drawn(pages.map((counts, index) => point(`${index}:00`, counts, [0, 0])));
    const runs = [...text.matchAll(RUNS)].map(([found]) => (/ points="([^"]*)"/.exec(found)?.[1] ?? '').split(' '));
    expect(runs.map((run) => run.length)).toEqual([2, 2]);
    expect(values(text, FRESH, 'cy').map(([y]) => y)).toEqual([139.4, 136.7, 134.1, 10]);
    expect(text.match(/<tr role="row" ?>/g)).toHaveLength(6);
  });

  it('keeps everything within the picture, whatever was reported', () => {
    const text = drawn([point('a', [1, 0], [1_000_000, 3]), point('b', [3, 3], [2, 1])]);
    const ys = [...text.matchAll(/ (?:y|y1|y2|cy)="([^"]*)"/g)].map(([, y]) => Number(y));
    expect(ys.every((y) => y >= 0 && y <= 168)).toBe(true);
  });

  it('takes names for texts, whatever they hold', () => {
    const name = '"><script>alert(1)</script><b x="';
    const text = drawn([point(name, [10, 1], [10, 1])], { title: name, along: name, fresh: name, old: name });
    expect(text).not.toMatch(/<script|<b /);
    expect(text).not.toMatch(/ style=/);
    expect(text).toContain('aria-label="&quot;&gt;&lt;script&gt;');
  });
});

it('a rate says of how many pages it is, and between which rates it lies', () => {
  expect(boundedText({ pages: 1, failures: 0 })).toBe('0\u00A0% of 1 page, 0\u00A0% to 98\u00A0%');
  expect(boundedText({ pages: 0, failures: 0 })).toBe('-');
});
