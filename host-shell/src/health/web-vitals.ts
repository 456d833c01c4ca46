/** The measures of the page's life that are reported (ms; CLS without a unit). */
export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Shifts closer than this to each other count as one, for no longer than the second figure. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Interactions that are not counted as the slowest, of every so many (one in fifty). */
const OUTLIER_SHARE = 50;

/** The worst burst of layout shifts so far. */
export class ShiftScore {
  private worst = 0;
  private burst = 0;
  private first = -Infinity;
  private last = -Infinity;

  add({ value, startTime, hadRecentInput }: Pick<LayoutShift, 'value' | 'startTime' | 'hadRecentInput'>): void {
    if (hadRecentInput) return;
    const isSame = startTime - this.last < SHIFT_GAP_MS && startTime - this.first < SHIFT_WINDOW_MS;
    this.burst = isSame ? this.burst + value : value;
    if (!isSame) this.first = startTime;
    this.last = startTime;
    this.worst = Math.max(this.worst, this.burst);
  }

  get value(): number {
    return Math.round(this.worst * 10_000) / 10_000;
  }
}

/** How long the slowest interaction took, one in fifty left out; null while nobody has done anything. */
export class SlowestInteraction {
  private readonly durations = new Map<number, number>();

  add({ interactionId = 0, duration }: Pick<Interaction, 'interactionId' | 'duration'>): void {
    if (interactionId !== 0)
      this.durations.set(interactionId, Math.max(duration, this.durations.get(interactionId) ?? 0));
  }

  get value(): number | null {
    const sorted = [...this.durations.values()].sort((one, two) => two - one);
    return sorted[Math.floor(sorted.length / OUTLIER_SHARE)] ?? null;
  }
}

/** Follows a kind of entry from the page's start on; false in a browser that does not measure it. */
function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, further = {}): boolean {
  if (!(globalThis.PerformanceObserver?.supportedEntryTypes ?? []).includes(type)) return false;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
  observer.observe({ type, buffered: true, ...further });
  return true;
}

/** Measures until the page is left or hidden; what is final by then is told through the returned function, once. */
export function measureVitals(tell: (name: VitalName, value: number) => void): () => void {
  const shifts = new ShiftScore();
  const interactions = new SlowestInteraction();
  const found = new Map<VitalName, number>();
  observe<PerformanceNavigationTiming>('navigation', ({ responseStart }) => found.set('TTFB', responseStart));
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && found.set('FCP', startTime));
  observe('largest-contentful-paint', ({ startTime }) => found.set('LCP', startTime));
  const hasShifts = observe<LayoutShift>('layout-shift', (entry) => shifts.add(entry));
  observe<Interaction>('event', (entry) => interactions.add(entry), { durationThreshold: 40 });
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    if (hasShifts) found.set('CLS', shifts.value);
    if (interactions.value !== null) found.set('INP', interactions.value);
    found.forEach((value, name) => tell(name, name === 'CLS' ? value : Math.round(value)));
  };
}

/** Calls back for every performance mark, the earlier ones included. */
export function watchMarks(take: (mark: PerformanceEntry) => void): void {
  observe('mark', take);
}
