import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** The colours of a plot, each from the page's own roles. */
export interface PlotColours {
  readonly bar: string;
  readonly loss: string;
  readonly before: string;
  readonly text: string;
  readonly grid: string;
}

export interface PlotSetup {
  readonly values: readonly number[];
  /** The same days of the period before; an empty list draws none. */
  readonly before: readonly number[];
  readonly colours: PlotColours;
  readonly font: string;
  readonly width: number;
  readonly height: number;
  readonly dayText: (index: number) => string;
  readonly valueText: (value: number) => string;
  /** Told which day a finger or pointer is at; null when it left. */
  readonly onDay: (index: number | null) => void;
}

/** A plot on the page. */
export interface Plot {
  readonly resize: (width: number) => void;
  readonly destroy: () => void;
}

/** Days between two names, so that no name touches the next. */
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 15, 30];

function seriesOf({ colours, before }: PlotSetup): uPlot.Series[] {
  const bars = (fill: string): uPlot.Series => ({
    fill,
    stroke: fill,
    width: 0,
    points: { show: false },
    ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.62, 26], radius: 0.18 }) }),
  });
  const line: uPlot.Series = {
    stroke: colours.before,
    width: 2,
    dash: [5, 4],
    points: { show: before.length === 1, size: 7 },
  };
  return [{}, bars(colours.bar), bars(colours.loss), line];
}

function axesOf({ colours, font, dayText, valueText }: PlotSetup): uPlot.Axis[] {
  const look = { stroke: colours.text, font, ticks: { show: false } };
  const grid = { stroke: colours.grid, width: 1 };
  return [
    {
      ...look,
      grid: { show: false },
      space: 46,
      incrs: DAY_STEPS,
      size: 28,
      values: (_plot, splits) => splits.map((split) => (Number.isInteger(split) ? dayText(split) : '')),
    },
    { ...look, grid, space: 36, size: 48, gap: 4, values: (_plot, splits) => splits.map(valueText) },
  ];
}

/** Zero is always in sight, and a day without anything is a flat line, not a full one. */
function valueRange(_plot: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax {
  const [low, high] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)];
  if (low === 0 && high === 0) return [0, 1];
  const room = (high - low) * 0.08;
  return [low === 0 ? 0 : low - room, high === 0 ? 0 : high + room];
}

/** A finger that moves along the days reads them as a mouse does. */
function followFinger(plot: uPlot): void {
  plot.over.style.touchAction = 'pan-y';
  plot.over.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') plot.setCursor({ left: event.clientX - plot.rect.left, top: 0 });
  });
}

/** Draws days as bars, losses under the zero line in a colour of their own, and the period before as a dashed line. */
export function drawPlot(host: HTMLElement, setup: PlotSetup): Plot {
  const { values, before, width, height, onDay } = setup;
  const data: uPlot.AlignedData = [
    values.map((_value, index) => index),
    values.map((value) => (value < 0 ? null : value)),
    values.map((value) => (value < 0 ? value : null)),
    values.map((_value, index) => before[index] ?? null),
  ];
  const options: uPlot.Options = {
    width,
    height,
    legend: { show: false },
    padding: [10, 8, 0, 0],
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: { x: { time: false, range: [-0.6, values.length - 0.4] }, y: { range: valueRange } },
    series: seriesOf(setup),
    axes: axesOf(setup),
    hooks: { setCursor: [(plot) => onDay(plot.cursor.idx ?? null)], ready: [followFinger] },
  };
  const plot = new uPlot(options, data, host);
  return {
    resize: (next) => plot.setSize({ width: next, height }),
    destroy: () => plot.destroy(),
  };
}
