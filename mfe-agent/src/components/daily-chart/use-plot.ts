import { useEffect, useRef, type RefObject } from 'react';
import { useTheme } from 'shared-kit/remote';
import type { Plot, PlotColours, PlotSetup } from './plot';

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
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  });
  // What is seen of the functions are their words: two of them say whether they changed.
  const content = JSON.stringify([theme, drawn.values, drawn.before, drawn.dayText(0), drawn.valueText(1234.5)]);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let plot: Plot | undefined;
    let hasLeft = false;
    const width = (): number => element.clientWidth;
    const watcher = new ResizeObserver(() => width() > 0 && plot?.resize(width()));
    const draw = async (): Promise<void> => {
      const { drawPlot } = await import(/* webpackChunkName: "plot" */ './plot');
      if (hasLeft) return;
      const font = `12px ${getComputedStyle(element).fontFamily}`;
      plot = drawPlot(element, {
        ...latest.current,
        onDay: (index) => latest.current.onDay(index),
        colours: coloursOf(element),
        font,
        width: width(),
        height: HEIGHT,
      });
      watcher.observe(element);
    };
    void draw();
    return () => {
      hasLeft = true;
      watcher.disconnect();
      plot?.destroy();
    };
  }, [content]);
  return host;
}
