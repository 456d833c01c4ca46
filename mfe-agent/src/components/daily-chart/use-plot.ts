import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useTheme } from 'shared-kit/remote';
import { lateValue } from 'shared-kit/ui';
import type { drawPlot, Plot, PlotColours, PlotSetup } from './plot';

/** Where it does not load, the place stays empty: the table beside the chart has the same figures. */
const drawing = lateValue<typeof drawPlot>(
  async () => (await import(/* webpackChunkName: "plot" */ './plot')).drawPlot,
);

/** CSS pixels. */
const HEIGHT = 216;

type Drawn = Pick<PlotSetup, 'values' | 'before' | 'dayText' | 'valueText' | 'onDay'>;

/** The colours as they are in the theme shown; a canvas knows no variables. */
function coloursOf(host: HTMLElement): PlotColours {
  const style = getComputedStyle(host);
  const role = (name: string): string => style.getPropertyValue(`--brand-${name}`).trim();
  return {
    bar: role('brand'),
    loss: role('loss'),
    before: role('accent'),
    text: role('muted'),
    grid: role('line'),
  };
}

/** Draws into the element it gives, anew for other figures, words and themes, and as wide as it is there. */
export function usePlot(drawn: Drawn): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const draw = useSyncExternalStore(drawing.subscribe, drawing.get, drawing.get);
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  });
  // What is seen of the functions are their words: two of them say whether they changed.
  const content = JSON.stringify([theme, drawn.values, drawn.before, drawn.dayText(0), drawn.valueText(1234.5)]);
  useEffect(() => {
    const element = host.current;
    if (element === null || draw === undefined) return undefined;
    const width = (): number => element.clientWidth;
    const plot: Plot = draw(element, {
      ...latest.current,
      onDay: (index) => latest.current.onDay(index),
      colours: coloursOf(element),
      font: `12px ${getComputedStyle(element).fontFamily}`,
      width: width(),
      height: HEIGHT,
    });
    const watcher = new ResizeObserver(() => width() > 0 && plot.resize(width()));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [content, draw]);
  return host;
}
