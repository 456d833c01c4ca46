import { prefersReducedMotion } from '../motion/reduced-motion';
import { formatMoney } from './format-money';
import type { MoneyProps } from './money';
import styles from './money.module.css';

/** How long a figure runs to its new amount. */
export const COUNT_UP_MILLISECONDS = 600;

/** As many figures as can be told apart; each is written, laid out and painted, and every second frame is left free. */
const FIGURE_MILLISECONDS = 1000 / 30;

/** An amount as somebody saw it. */
export type SeenAmount = Pick<MoneyProps, 'amount' | 'symbol' | 'locale'>;

/** What stands between two amounts after a share of the time: quick at first, landing softly. */
export function amountBetween(from: number, to: number, share: number): number {
  return to + (from - to) * (1 - share) ** 3;
}

/** A figure that is only looked at, in the looks of the real one. */
function addFigure(frame: Element, amount: Element, look: string | undefined, text: string): Text {
  const figure = frame.ownerDocument.createElement('bdi');
  figure.className = `${amount.className} ${look ?? ''}`;
  figure.setAttribute('aria-hidden', 'true');
  const written = figure.appendChild(frame.ownerDocument.createTextNode(text));
  frame.append(figure);
  return written;
}

/**
 * Runs a figure over the amount in the frame, which stays to be read out. Nothing is drawn by React meanwhile, and the
 * wider of both amounts has its room. Answers the way to break off; undefined where nothing is to run.
 */
export function countUp(frame: Element, before: SeenAmount, now: SeenAmount): (() => void) | undefined {
  const amount = frame.firstElementChild;
  const [from, to] = [Number(before.amount), Number(now.amount)];
  const isFarther = from !== to && Number.isFinite(to - from) && before.symbol === now.symbol;
  if (amount === null || !isFarther || document.hidden || prefersReducedMotion()) return undefined;
  const write = (value: number): string => formatMoney(value, now.symbol, now.locale);
  addFigure(frame, amount, styles.former, write(from));
  const figure = addFigure(frame, amount, styles.passing, write(from));
  frame.classList.add(styles.running ?? '');
  let request = 0;
  const stop = (): void => {
    cancelAnimationFrame(request);
    frame.classList.remove(styles.running ?? '');
    while (frame.lastElementChild !== amount) frame.lastElementChild?.remove();
  };
  let began: number | undefined;
  let written = 0;
  const tick = (time: number): void => {
    began ??= time;
    const share = (time - began) / COUNT_UP_MILLISECONDS;
    if (share >= 1) return stop();
    const step = Math.round((time - began) / FIGURE_MILLISECONDS);
    if (step > written) figure.data = write(amountBetween(from, to, share));
    written = step;
    request = requestAnimationFrame(tick);
  };
  request = requestAnimationFrame(tick);
  return stop;
}
