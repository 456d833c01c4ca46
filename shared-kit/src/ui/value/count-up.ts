import { prefersReducedMotion } from '../motion/reduced-motion';
import { formatMoney } from './format-money';
import type { MoneyProps } from './money';
import styles from './money.module.css';

/** How long a figure runs to its new amount. */
export const COUNT_UP_MILLISECONDS = 600;

/** As many figures as can be told apart. */
const FIGURES = Math.round((COUNT_UP_MILLISECONDS / 1000) * 30);

/** An amount as somebody saw it. */
export type SeenAmount = Pick<MoneyProps, 'amount' | 'symbol' | 'decimals' | 'locale'>;

/** What stands between two amounts after a share of the time: quick at first, landing softly. */
export function amountBetween(from: number, to: number, share: number): number {
  return to + (from - to) * (1 - share) ** 3;
}

/** Makes figures that are only looked at, in the looks of the real one; its size hangs on where it stands. */
function figuresLike(amount: Element): (text: string) => HTMLElement {
  const { fontSize } = getComputedStyle(amount);
  return (text) => {
    const figure = document.createElement('bdi');
    figure.className = `${amount.className} ${styles.figure ?? ''}`;
    figure.style.fontSize = fontSize;
    figure.textContent = text;
    return figure;
  };
}

function hiddenBox(look: string | undefined, ...content: readonly Element[]): HTMLElement {
  const box = document.createElement('span');
  box.className = look ?? '';
  box.setAttribute('aria-hidden', 'true');
  box.append(...content);
  return box;
}

/**
 * Runs figures over the amount in the frame, which stays to be read out, and the wider of both amounts has its room. All
 * of them are drawn at once, one below the other, and go by in steps as a film does: the compositor shows them, however
 * busy the page is with what the new amount brings. Answers the way to break off; undefined where nothing is to run.
 */
export function countUp(frame: Element, before: SeenAmount, now: SeenAmount): (() => void) | undefined {
  const amount = frame.firstElementChild;
  const [from, to] = [Number(before.amount), Number(now.amount)];
  const isFarther = from !== to && Number.isFinite(to - from) && before.symbol === now.symbol;
  if (amount === null || !isFarther || document.hidden || prefersReducedMotion()) return undefined;
  const write = (value: number): string => formatMoney(value, now.symbol, now.locale, now.decimals);
  const figureOf = figuresLike(amount);
  const figures = Array.from({ length: FIGURES }, (_figure, place) =>
    figureOf(write(amountBetween(from, to, place / FIGURES))),
  );
  const film = hiddenBox(styles.film, ...figures);
  if (typeof film.animate !== 'function') return undefined;
  film.style.blockSize = `${FIGURES * 100}%`;
  const former = hiddenBox(styles.former, figureOf(write(from)));
  frame.append(former, hiddenBox(styles.window, film));
  frame.classList.add(styles.running ?? '');
  const running = film.animate([{ transform: 'none' }, { transform: 'translateY(-100%)' }], {
    duration: COUNT_UP_MILLISECONDS,
    easing: `steps(${FIGURES}, end)`,
  });
  const stop = (): void => {
    running.cancel();
    frame.classList.remove(styles.running ?? '');
    while (frame.lastElementChild !== amount) frame.lastElementChild?.remove();
  };
  running.addEventListener('finish', stop);
  return stop;
}
