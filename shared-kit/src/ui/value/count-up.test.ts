import { amountBetween, COUNT_UP_MILLISECONDS, countUp, type SeenAmount } from './count-up';

const seen = (amount: SeenAmount['amount'], changes: Partial<SeenAmount> = {}): SeenAmount => ({
  amount,
  symbol: '₱',
  locale: 'en',
  ...changes,
});

/** A frame as it is drawn with the new amount in it. */
function frameWith(text: string): HTMLElement {
  const frame = document.body.appendChild(document.createElement('span'));
  frame.innerHTML = `<bdi class="money title" data-money="">${text}</bdi>`;
  return frame;
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('amountBetween', () => {
  it.each([
    [0, 100],
    [0.5, 187.5],
    [1, 200],
  ])('after %p of the time there are %p', (share, amount) => {
    expect(amountBetween(100, 200, share)).toBe(amount);
  });

  it('goes down as well', () => {
    expect(amountBetween(200, 100, 0.5)).toBe(112.5);
  });
});

describe('countUp', () => {
  const figureOf = (frame: HTMLElement): string | null | undefined => frame.lastElementChild?.textContent;

  it('runs from the old amount, then leaves the new one as it was drawn', () => {
    const frame = frameWith('₱2,000.10');
    const drawn = frame.innerHTML;
    countUp(frame, seen('999.9'), seen('2000.1'));
    expect(figureOf(frame)).toBe('₱999.90');
    const figures = Array.from({ length: 12 }, () => {
      jest.advanceTimersByTime(COUNT_UP_MILLISECONDS / 12);
      return Number(figureOf(frame)?.replaceAll(/[₱,]/g, ''));
    });
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    expect(figures[2]).toBeGreaterThan(1300);
    expect(figures[10]).toBeLessThan(2000.1);
    jest.advanceTimersByTime(100);
    expect(frame.innerHTML).toBe(drawn);
    expect(frame).toHaveAttribute('class', '');
  });

  it('is not read out, and the amount has its text all the time', () => {
    const frame = frameWith('₱60.00');
    countUp(frame, seen(50), seen(60));
    jest.advanceTimersByTime(100);
    const [amount, ...figures] = frame.children;
    expect(amount).toHaveTextContent(/^₱60\.00$/);
    expect(figures).toHaveLength(2);
    for (const figure of figures) {
      expect(figure).toHaveAttribute('aria-hidden', 'true');
      expect(figure).toHaveClass('money', 'title');
      expect(figure).not.toHaveAttribute('data-money');
    }
    // What had its room before keeps it.
    expect(figures[0]).toHaveTextContent(/^₱50\.00$/);
  });

  it('breaks off', () => {
    const frame = frameWith('₱60.00');
    const stop = countUp(frame, seen(50), seen(60));
    jest.advanceTimersByTime(100);
    stop?.();
    expect(frame.children).toHaveLength(1);
    jest.advanceTimersByTime(100);
    expect(frame.children).toHaveLength(1);
  });

  it.each([
    ['the same amount', seen('5'), seen(5)],
    ['another currency', seen(5, { symbol: '¥' }), seen(6)],
    ['what is no amount', seen('soon'), seen(6)],
  ])('%s does not run', (_case, before, now) => {
    const frame = frameWith('₱6.00');
    expect(countUp(frame, before, now)).toBeUndefined();
    expect(frame.children).toHaveLength(1);
  });

  it('nothing runs for who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: true }) as MediaQueryList);
    expect(countUp(frameWith('₱6.00'), seen(5), seen(6))).toBeUndefined();
  });

  it('nothing runs where nobody looks', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(countUp(frameWith('₱6.00'), seen(5), seen(6))).toBeUndefined();
  });
});
