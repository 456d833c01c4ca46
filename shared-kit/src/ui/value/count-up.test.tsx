import { amountBetween, COUNT_UP_MILLISECONDS, countUp, type SeenAmount } from './count-up';

const seen = (amount: SeenAmount['amount'], changes: Partial<SeenAmount> = {}): SeenAmount => ({
  amount,
  symbol: '₱',
  locale: 'en',
  ...changes,
});

/** The film that runs, as the browser would be asked for it. */
const running = { cancel: jest.fn(), addEventListener: jest.fn<void, [string, () => void]>() };
const animate = jest.fn((_keyframes: readonly Keyframe[], _timing: KeyframeAnimationOptions) => running);
const end = (): void => running.addEventListener.mock.lastCall?.[1]();

/** A frame as it is drawn with the new amount in it. */
function frameWith(text: string): HTMLElement {
  const frame = document.body.appendChild(document.createElement('span'));
  frame.innerHTML = `<bdi class="money title" data-money="">${text}</bdi>`;
  return frame;
}

beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true }));

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
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
  const textsOf = (frame: HTMLElement): readonly string[] =>
    [...frame.querySelectorAll('bdi')].map(({ textContent }) => textContent);

  it('runs from the old amount in steps, then leaves the new one as it was drawn', () => {
    const frame = frameWith('₱2,000.10');
    const drawn = frame.innerHTML;
    countUp(frame, seen('999.9'), seen('2000.1'));
    const [amount, former, ...film] = textsOf(frame);
    expect([amount, former, film[0]]).toEqual(['₱2,000.10', '₱999.90', '₱999.90']);
    const figures = film.map((text) => Number(text.replaceAll(/[₱,]/g, '')));
    expect(figures).toHaveLength(18);
    expect(figures).toEqual([...figures].sort((one, other) => one - other));
    expect(figures[4]).toBeGreaterThan(1300);
    expect(figures[17]).toBeLessThan(2000.1);
    expect(animate).toHaveBeenCalledWith([{ transform: 'none' }, { transform: 'translateY(-100%)' }], {
      duration: COUNT_UP_MILLISECONDS,
      easing: 'steps(18, end)',
    });
    end();
    expect(frame.innerHTML).toBe(drawn);
    expect(frame).toHaveAttribute('class', '');
  });

  it('is not read out, and the amount has its text all the time', () => {
    const frame = frameWith('₱60.00');
    countUp(frame, seen(50), seen(60));
    const [amount, ...boxes] = frame.children;
    expect(amount).toHaveTextContent(/^₱60\.00$/);
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(box).toHaveAttribute('aria-hidden', 'true');
      expect(box.querySelector('bdi')).toHaveClass('money', 'title');
      expect(box.querySelector('[data-money]')).toBeNull();
    }
    // What had its room before keeps it.
    expect(boxes[0]).toHaveTextContent(/^₱50\.00$/);
  });

  it('breaks off', () => {
    const frame = frameWith('₱60.00');
    const stop = countUp(frame, seen(50), seen(60));
    expect(frame.children).toHaveLength(3);
    stop?.();
    expect(running.cancel).toHaveBeenCalledTimes(1);
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

  it('does not run where a browser has no such animations', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    const frame = frameWith('₱6.00');
    expect(countUp(frame, seen(5), seen(6))).toBeUndefined();
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
