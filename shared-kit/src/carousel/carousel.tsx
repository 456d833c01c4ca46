import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../ui/action/icon-button';
import { useTakenOver } from '../rendered/use-taken-over';
import { prefersReducedMotion } from '../ui/motion/reduced-motion';
import styles from './carousel.module.css';
import {
  canMove,
  isInView,
  isMoving,
  keyStep,
  roundsOf,
  slideAt,
  waitBeforeMove,
  type AutoplayTimes,
} from './carousel-rules';
import { useInSight } from './use-in-sight';
import { useSwiper } from './use-swiper';

export type { AutoplayTimes } from './carousel-rules';

/** How long a move takes that the player asked for. */
const MOVE_MILLISECONDS = 300;

/** One picture or card of a carousel; `id` is its key and unique among them. */
export interface CarouselSlide {
  readonly id: string;
  readonly content: ReactNode;
}

/** The words of a carousel. */
export interface CarouselTexts {
  /** Name of the slide at a place, counted from 1, and of the button that leads to it. */
  readonly slide: (place: number, total: number) => string;
  readonly pause: string;
  readonly play: string;
}

export interface CarouselProps {
  /** What the slides show; the region's name. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly texts: CarouselTexts;
  /** Moves by itself, unless held; without it only by hand. */
  readonly autoplay?: AutoplayTimes;
  /** Slides in view at once; 1 unless told, 1.08 lets the next one look in. */
  readonly visible?: number;
  /** CSS pixels between slides. */
  readonly gap?: number;
  /** The dots below, and the pause where it moves by itself; on unless told. */
  readonly controls?: boolean;
  /** Whether whoever draws it has stopped it, by a control of its own. */
  readonly paused?: boolean;
  /** Told the slide that stands first after each move. */
  readonly onSlideChange?: (index: number) => void;
  readonly className?: string | undefined;
}

/** Moves after a wait, again and again; returns the wait, undefined while it stands. */
function useAutoplay(
  isPlaying: boolean,
  times: AutoplayTimes | undefined,
  moves: number,
  onMove: () => void,
): number | undefined {
  const move = useEffectEvent(onMove);
  const wait = isPlaying && times ? waitBeforeMove(times, moves) : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => move(), wait);
    return () => clearTimeout(timer);
  }, [wait, moves]);
  return wait;
}

interface ControlsProps {
  readonly props: CarouselProps;
  readonly current: number;
  /** Moves made so far, and how long until the next one; undefined while it stands. */
  readonly moves: number;
  readonly wait: number | undefined;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly onGoTo: (index: number) => void;
}

function Controls({ props, current, moves, wait, isPaused, onPause, onGoTo }: ControlsProps): ReactNode {
  const { slides, texts, autoplay } = props;
  const prefersStill = useTakenOver() && prefersReducedMotion();
  return (
    <div className={styles.controls}>
      <ul className={styles.dots}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <button
              type="button"
              className={clsx(styles.dot, index === current && [styles.current, wait !== undefined && styles.timed])}
              aria-label={texts.slide(index + 1, slides.length)}
              aria-current={index === current || undefined}
              onClick={() => onGoTo(index)}
            >
              {index === current && wait !== undefined && (
                <span key={moves} className={styles.time} style={{ animationDuration: `${wait}ms` }} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {autoplay && !prefersStill && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? texts.play : texts.pause}
          iconSize={14}
          className={styles.pause}
          onClick={() => onPause(!isPaused)}
        />
      )}
    </div>
  );
}

/**
 * Leads the focus to the slide that an arrow key led to: the one that had it is out of reach. Answers who is told before
 * the step.
 */
function useFocusAlong(frame: RefObject<HTMLElement | null>, first: number): () => void {
  const isLed = useRef(false);
  // Before the browser takes the focus from what is out of reach: the next key would go nowhere.
  useLayoutEffect(() => {
    if (!isLed.current) return;
    isLed.current = false;
    const control = frame.current?.querySelector<HTMLElement>('[data-first] :is(a[href], button)');
    control?.focus({ preventScroll: true });
  }, [frame, first]);
  return () => {
    isLed.current = frame.current?.contains(document.activeElement) === true;
  };
}

interface HandlersSetup {
  readonly isMovable: boolean;
  /** Told before a step by an arrow key. */
  readonly onKeyStep: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly setTouched: (isTouched: boolean) => void;
}

/** Arrow keys move; a mouse over it or the focus in it holds it still. */
function holdHandlers({ isMovable, onKeyStep, step, setTouched }: HandlersSetup): ComponentProps<'section'> {
  return {
    onKeyDown: (event) => {
      const by = keyStep(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
      if (by === undefined || !isMovable) return;
      event.preventDefault();
      onKeyStep();
      step(by);
    },
    onFocus: () => setTouched(true),
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setTouched(false);
    },
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') setTouched(true);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') setTouched(false);
    },
  };
}

/**
 * Slides that go round, under the finger, by arrow keys or by themselves. It rests while it is touched, pointed at,
 * focused, out of sight or paused, and does not move by itself with reduced motion; one slide alone has no controls.
 */
export function Carousel(props: CarouselProps): ReactNode {
  const { label, slides, texts, autoplay, visible = 1, gap = 12, controls = true, paused = false } = props;
  const { onSlideChange, className } = props;
  const prefersStill = useTakenOver() && prefersReducedMotion();
  const [first, setFirst] = useState(0);
  const [moves, setMoves] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isMovable = canMove(slides.length, visible);
  const { frame, step, goTo } = useSwiper({
    count: slides.length,
    visible,
    gap,
    canMove: isMovable,
    moveMilliseconds: autoplay?.moveMilliseconds ?? MOVE_MILLISECONDS,
    onPlace: (place) => {
      setFirst(place);
      onSlideChange?.(slideAt(place, slides.length));
    },
    onTouch: setTouched,
  });
  const isInSight = useInSight(frame);
  const holds = { isTouched, isHidden: !isInSight, isPaused: isPaused || paused, prefersStill };
  const isPlaying = autoplay !== undefined && isMoving(slides.length, visible, holds);
  const wait = useAutoplay(isPlaying, autoplay, moves, () => {
    step(1);
    setMoves((now) => now + 1);
  });
  const handlers = holdHandlers({ isMovable, onKeyStep: useFocusAlong(frame, first), step, setTouched });
  const rounds = roundsOf(slides.length, visible);
  // Where the slides are going to be, until they are measured: nothing moves when that happens.
  const room = { inlineSize: `calc((100% - ${gap * (visible - 1)}px) / ${visible})`, marginInlineEnd: gap };
  const row = Array.from({ length: rounds }, (_round, round) => slides.map((slide) => ({ slide, round }))).flat();
  return (
    <section
      aria-label={label}
      className={clsx(styles.carousel, className)}
      data-playing={isPlaying || undefined}
      data-moves={moves}
      {...handlers}
    >
      <div key={slides.length} ref={frame} className={clsx('swiper', styles.frame)}>
        <ul className={clsx('swiper-wrapper', styles.row)} aria-live={isPlaying ? 'off' : 'polite'}>
          {row.map(({ slide, round }, place) => (
            <li
              key={`${slide.id} ${round}`}
              className={clsx('swiper-slide', styles.slide)}
              style={room}
              aria-label={texts.slide((place % slides.length) + 1, slides.length)}
              data-first={place === first || undefined}
              inert={isMovable && !isInView(place, first, visible, row.length)}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {controls && isMovable && (
        <Controls
          props={props}
          current={slideAt(first, slides.length)}
          moves={moves}
          wait={wait}
          isPaused={isPaused}
          onPause={setPaused}
          onGoTo={goTo}
        />
      )}
    </section>
  );
}
