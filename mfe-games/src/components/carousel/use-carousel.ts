import { useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { itemAt, nextPlace, type AutoplayTimes } from '../../model/autoplay';
import { useAutoplay, type Autoplay } from './use-autoplay';

export interface CarouselSetup {
  readonly count: number;
  readonly visible: number;
  readonly times: AutoplayTimes;
}

export interface Carousel extends Autoplay {
  /** Goes on the scrolling strip, whose children are the items and then copies of the first ones. */
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** The item that stands first now. */
  readonly item: number;
  /** Counts the moves the strip made by itself. */
  readonly moves: number;
}

/** A scroll has come to rest when no more of it was heard for this long. */
const SETTLED_MILLISECONDS = 120;

function advanceOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

/** A strip that scrolls from item to item, by hand or by itself, and goes round. */
export function useCarousel({ count, visible, times }: CarouselSetup): Carousel {
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState(0);
  const [moves, setMoves] = useState(0);
  const onMove = (): void => {
    const { from, to } = nextPlace(place, count);
    const element = strip.current;
    if (element) {
      const advance = advanceOf(element);
      if (from !== place) element.scrollTo({ left: from * advance, behavior: 'instant' });
      element.scrollTo({ left: to * advance, behavior: 'smooth' });
    }
    setPlace(to);
    setMoves((now) => now + 1);
  };
  const autoplay = useAutoplay({ count, visible, times, onMove });
  const settle = (element: HTMLElement): void => {
    const advance = advanceOf(element);
    if (advance !== 0) setPlace(Math.round(element.scrollLeft / advance));
  };
  useEffect(() => () => clearTimeout(settling.current), []);
  return {
    ...autoplay,
    strip,
    item: itemAt(place, count),
    moves,
    onScroll: ({ currentTarget }) => {
      clearTimeout(settling.current);
      settling.current = setTimeout(() => settle(currentTarget), SETTLED_MILLISECONDS);
    },
  };
}
