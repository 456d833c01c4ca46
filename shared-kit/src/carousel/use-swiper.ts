import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import Swiper from 'swiper';
import { announceMoves } from '../ui/motion/announce-moves';
import { prefersReducedMotion } from '../ui/motion/reduced-motion';

interface SwiperSetup {
  readonly count: number;
  readonly visible: number;
  readonly gap: number;
  readonly canMove: boolean;
  readonly moveMilliseconds: number;
  /** Told the place in the row, copies counted, that stands first now. */
  readonly onPlace: (place: number) => void;
  readonly onTouch: (isTouched: boolean) => void;
}

interface SwiperHandle {
  /** Goes on the element that holds the row. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly step: (by: 1 | -1) => void;
  readonly goTo: (index: number) => void;
}

/** The row of slides under a finger. Only the library's core is used: what it draws by itself needs inline styles. */
export function useSwiper(setup: SwiperSetup): SwiperHandle {
  const { count, visible, gap, canMove, moveMilliseconds } = setup;
  const frame = useRef<HTMLDivElement>(null);
  const instance = useRef<Swiper>(undefined);
  const onPlace = useEffectEvent((place: number) => setup.onPlace(place));
  const onTouch = useEffectEvent((isTouched: boolean) => setup.onTouch(isTouched));
  useEffect(() => {
    if (!frame.current) return undefined;
    let settle: (() => void) | undefined;
    const rest = (): void => {
      settle?.();
      settle = undefined;
    };
    const swiper = new Swiper(frame.current, {
      slidesPerView: visible,
      spaceBetween: gap,
      speed: moveMilliseconds,
      loop: canMove,
      // A key that is pressed while the row moves makes its step as well: the move before it ends at once.
      loopPreventsSliding: false,
      enabled: canMove,
      watchOverflow: false,
      threshold: 5,
      on: {
        realIndexChange: (moved) => onPlace(moved.realIndex),
        // Slides that change places while the row moves, or before it is drawn at rest, count as a shift of the layout. The
        // next move finds its slide in its place.
        slideChangeTransitionEnd: (moved) => {
          const fetchNext = (): void =>
            void (moved.destroyed || moved.animating || moved.loopFix({ direction: 'next' }));
          requestAnimationFrame(() => setTimeout(fetchNext));
        },
        touchStart: () => onTouch(true),
        sliderFirstMove: ({ wrapperEl }) => {
          rest();
          settle = announceMoves(wrapperEl);
        },
        touchEnd: () => {
          rest();
          onTouch(false);
        },
      },
    });
    instance.current = swiper;
    return () => {
      instance.current = undefined;
      rest();
      swiper.destroy(true, true);
    };
  }, [count, visible, gap, canMove, moveMilliseconds]);
  const speed = (): number => (prefersReducedMotion() ? 0 : moveMilliseconds);
  return {
    frame,
    step: (by) => {
      if (by === 1) instance.current?.slideNext(speed());
      else instance.current?.slidePrev(speed());
    },
    goTo: (index) => void instance.current?.slideToLoop(index, speed()),
  };
}
